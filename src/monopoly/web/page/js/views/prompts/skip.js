/** Somebody threw out of turn: whoever notices may call it back. */

import { words } from "../../base/words.js";
import { choices, heading, noteOf } from "./choices.js";

/** @type {import("./index.js").Prompt} */
export const skip = {
  key: "skip",
  wanted: (store) => store.legal("call-skip").length > 0,
  view: (store) => [heading("warning", words.table.skip, noteOf(store, "call-skip")), choices(store, "call-skip")],
};
