/** Leaving: for a while, for good with a bot in one's place, or with everything given up. */

import { h } from "../../base/dom.js";
import { go } from "../../base/router.js";
import { settings } from "../../base/settings.js";
import { words } from "../../base/words.js";
import { attempt } from "../../components/async-task.js";
import { confirmed, openSheet } from "../../components/sheet.js";
import { http } from "../../net/http.js";

/** @typedef {import("../../model/live-table.js").LiveTable} LiveTable */

/** @param {LiveTable} store */
export async function askToLeave(store) {
  const { stage } = store.table;
  const out = store.position?.retired[store.seat ?? -1];
  if (!store.sits || stage === "over" || (stage === "playing" && out)) go("/");
  else if (stage === "playing") chooseHow(store);
  else if (await confirmed({ title: words.lobby.top.leaveTitle, text: words.lobby.top.leaveRoom, yes: words.lobby.top.leave, no: words.lobby.top.stay })) await leave(store, "bot");
}

/** @param {LiveTable} store */
function chooseHow(store) {
  const way = (/** @type {string} */ key, /** @type {string} */ label, /** @type {string} */ hint, /** @type {() => void} */ onclick) =>
    h("button.way", { key, class: key === "estate" && "danger", "data-leave": key, onclick }, h("b", label), h("span", hint));
  openSheet({
    key: "leave",
    title: words.lobby.top.leaveTitle,
    class: "leave-sheet",
    content: (sheet) =>
      h(
        ".stack",
        way("pause", words.lobby.top.stepOut, words.lobby.top.stepOutHint, () => go("/")),
        way("bot", words.lobby.top.toBot, words.lobby.top.toBotHint, () => void leave(store, "bot")),
        way("estate", words.lobby.top.toBank, words.lobby.top.toBankHint, () => void leave(store, "estate")),
        h(".row.end", h("button", { onclick: () => sheet.close() }, words.lobby.top.stay)),
      ),
  });
}

/** @param {LiveTable} store @param {"bot" | "estate"} then */
async function leave(store, then) {
  if (!(await attempt(() => http.leave(store.table.id, then)))) return;
  store.unseat();
  settings.forget(store.table.id);
  go("/");
}
