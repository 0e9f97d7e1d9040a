/** Leaving: for a while, for good with a bot in one's place, or with everything given up. */

import { h } from "../../base/dom.js";
import { go } from "../../base/router.js";
import { settings } from "../../base/settings.js";
import { words } from "../../base/words.js";
import { confirmed, openSheet } from "../../components/sheet.js";
import { toastTrouble } from "../../components/toast.js";
import { http } from "../../net/http.js";

/** @typedef {import("../../model/live-table.js").LiveTable} LiveTable */

const say = words.lobby.top;

/** @param {LiveTable} store */
export async function askToLeave(store) {
  const { stage } = store.table;
  const out = store.position?.retired[store.seat ?? -1];
  if (!store.sits || stage === "over" || (stage === "playing" && out)) go("/");
  else if (stage === "playing") chooseHow(store);
  else if (await confirmed({ title: say.leaveTitle, text: say.leaveRoom, yes: say.leave, no: say.stay })) await leave(store, "bot");
}

/** @param {LiveTable} store */
function chooseHow(store) {
  const way = (/** @type {string} */ key, /** @type {string} */ label, /** @type {string} */ hint, /** @type {() => void} */ onclick) =>
    h("button.way", { key, class: key === "estate" && "danger", "data-leave": key, onclick }, h("b", label), h("span", hint));
  openSheet({
    key: "leave",
    title: say.leaveTitle,
    content: (sheet) =>
      h(
        ".stack",
        way("pause", say.stepOut, say.stepOutHint, () => go("/")),
        way("bot", say.toBot, say.toBotHint, () => void leave(store, "bot")),
        way("estate", say.toBank, say.toBankHint, () => void leave(store, "estate")),
        h(".row.end", h("button", { onclick: () => sheet.close() }, say.stay)),
      ),
  });
}

/** @param {LiveTable} store @param {"bot" | "estate"} then */
async function leave(store, then) {
  try {
    await http.leave(store.table.id, then);
  } catch (trouble) {
    return toastTrouble(trouble);
  }
  store.unseat();
  settings.forget(store.table.id);
  go("/");
}
