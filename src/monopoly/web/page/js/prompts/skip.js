/** Somebody threw out of turn: whoever notices may call it back. */

import { clauseButton, words } from "../kit.js";
import { choices, heading } from "./choices.js";

/** @type {import("./index.js").Prompt} */
export const skip = {
  key: "skip",
  wanted: (store) => store.legal("call-skip").length > 0,
  view: (store) => [heading("warning", words.table.skip.title, [words.table.skip.text, " ", clauseButton("20 MCS 60(b)")]), choices(store, "call-skip")],
};
