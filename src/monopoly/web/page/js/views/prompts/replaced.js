/** A bot plays your seat: take it back whenever you like. */

import { h } from "../../base/dom.js";
import { words } from "../../base/words.js";
import { attempt } from "../../components/async-task.js";
import { heading } from "./choices.js";

/** @param {import("../../model/live-table.js").LiveTable} store */
function own(store) {
  return store.seat === null ? undefined : store.table.seats.find((seat) => seat.seat === store.seat);
}

/** @type {import("./index.js").Prompt} */
export const replaced = {
  key: "replaced",
  wanted: (store) => store.table.stage === "playing" && Boolean(own(store)?.bot && own(store)?.person),
  view: (store) => [
    heading("bot", words.table.replaced.title, words.table.replaced.text),
    h(
      ".choices",
      h("button.main", { "data-action": "come-back", onclick: () => attempt(() => store.comeBack()) }, words.table.replaced.back),
    ),
  ],
};
