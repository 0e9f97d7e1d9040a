/** How one likes to play; this browser remembers it. */

import { h } from "../../base/dom.js";
import { settings } from "../../base/settings.js";
import { words } from "../../base/words.js";
import { field, nameInput, segments, toggle } from "../../components/controls.js";
import { allowNotes } from "../../components/notifications.js";
import { openSheet } from "../../components/sheet.js";
import { toast } from "../../components/toast.js";

export function showSettings() {
  openSheet({ key: "settings", title: words.lobby.settings.title, class: "settings-sheet", source: settings, content });
}

function content() {
  const { speed, theme, sound, notify, letters } = settings.values;
  return h(
    ".settings-list",
    field(words.lobby.settings.name, nameInput()),
    segments("speed", words.lobby.settings.speed, String(speed), words.lobby.settings.speeds, (chosen) => settings.set("speed", Number(chosen))),
    segments("theme", words.lobby.settings.theme, theme, Object.entries(words.lobby.settings.themes), (chosen) => settings.set("theme", /** @type {typeof theme} */ (chosen))),
    toggle("sound", words.lobby.settings.sound, "", sound, (on) => settings.set("sound", on)),
    toggle("notify", words.lobby.settings.notify, words.lobby.settings.notifyHint, notify, setNotify),
    h(
      "section.keys",
      h("h3", words.lobby.settings.keys),
      toggle("letters", words.lobby.settings.letters, words.lobby.settings.lettersHint, letters, (on) => settings.set("letters", on)),
      h("dl", words.lobby.settings.shortcuts.filter(([key]) => letters || key.length > 1).map(([key, what]) => [h("dt", h("kbd", key)), h("dd", what)])),
    ),
  );
}

/** @param {boolean} on */
async function setNotify(on) {
  if (!on) settings.set("notify", false);
  else if (!(await allowNotes())) toast(words.lobby.settings.notifyRefused);
}
