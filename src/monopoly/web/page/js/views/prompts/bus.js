/** The bus of the third die: by one die, by the other, or by both. */

import { words } from "../../base/words.js";
import { awaited, choices, heading } from "./choices.js";

/** @type {import("./index.js").Prompt} */
export const bus = {
  key: "bus",
  wanted: (store) => awaited(store, "to-move"),
  view: (store) => {
    const [first = 0, second = 0] = store.position?.dice ?? [];
    return [heading("bus", words.table.bus.title, words.table.bus.text(first, second)), choices(store, "move")];
  },
};
