/** Income tax: the flat sum or a tenth, chosen before anything is added up. */

import { words } from "../../base/words.js";
import { awaited, choices, heading, noteOf } from "./choices.js";

/** @type {import("./index.js").Prompt} */
export const tax = {
  key: "tax",
  wanted: (store) => awaited(store, "to-choose-tax"),
  view: (store) => [heading("income-tax", words.table.tax, noteOf(store, "pay-percentage-tax")), choices(store, "pay-flat-tax", "pay-percentage-tax")],
};
