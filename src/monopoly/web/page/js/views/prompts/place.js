/** A building won at auction is put up at once: on which lot? */

import { words } from "../../base/words.js";
import { awaited, choices, heading } from "./choices.js";

/** @type {import("./index.js").Prompt} */
export const place = {
  key: "place",
  wanted: (store) => awaited(store, "to-place"),
  view: (store) => [heading("house", words.table.place.title, words.table.place.text), choices(store, "build")],
};
