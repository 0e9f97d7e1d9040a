/** How one likes to play; this browser remembers it. */

import { h } from "../../base/dom.js";
import { settings } from "../../base/settings.js";
import { words } from "../../base/words.js";
import { field, nameInput, segments, toggle } from "../../components/controls.js";
import { allowNotes } from "../../components/notifications.js";
import { openSheet } from "../../components/sheet.js";
import { toast } from "../../components/toast.js";

const say = words.lobby.settings;

export function showSettings() {
  openSheet({ key: "settings", title: say.title, source: settings, content });
}

function content() {
  const { speed, theme, sound, notify } = settings.values;
  return h(
    ".settings-list",
    field(say.name, nameInput()),
    segments("speed", say.speed, String(speed), say.speeds, (chosen) => settings.set("speed", Number(chosen))),
    segments("theme", say.theme, theme, Object.entries(say.themes), (chosen) => settings.set("theme", /** @type {typeof theme} */ (chosen))),
    toggle("sound", say.sound, "", sound, (on) => settings.set("sound", on)),
    toggle("notify", say.notify, say.notifyHint, notify, setNotify),
    h(
      "section.keys",
      h("h3", say.keys),
      h("dl", say.shortcuts.map(([key, what]) => [h("dt", h("kbd", key)), h("dd", what)])),
    ),
  );
}

/** @param {boolean} on */
async function setNotify(on) {
  if (!on) settings.set("notify", false);
  else if (!(await allowNotes())) toast(say.notifyRefused);
}
