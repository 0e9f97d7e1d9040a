/** In Jail: throw, pay, use a card or sit it out; and the fine after the last throw that failed. */

import { words } from "../../base/words.js";
import { awaited, choices, heading } from "./choices.js";

const WAYS = ["pay-fine", "use-jail-card", "sit-out"];

/** @type {import("./index.js").Prompt} */
export const fine = {
  key: "fine",
  wanted: (store) => awaited(store, "to-pay-fine") || (awaited(store, "to-throw") && store.legal(...WAYS).length > 0),
  view: (store) => {
    const failed = (store.position?.jail[store.seat ?? 0] ?? 1) - 1;
    const due = store.decision?.phase === "to-pay-fine";
    return [heading("jail", due ? words.table.jail.due : words.table.jail.title, due ? words.table.jail.dueText : words.table.jail.text(failed)), choices(store, ...WAYS)];
  },
};
