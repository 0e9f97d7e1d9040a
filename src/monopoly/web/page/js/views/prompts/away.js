/** What a bot has done in your seat while you were away. */

import { h } from "../../base/dom.js";
import { words } from "../../base/words.js";
import { cited } from "../../components/clauses.js";
import { heading } from "./choices.js";

const TOLD = 8; // the rest is in the story

/** @type {import("./index.js").Prompt} */
export const away = {
  key: "away",
  wanted: (store) => store.missed.length > 0,
  view: ({ missed, readMissed }) => {
    const more = missed.length - TOLD;
    return [
      heading("bot", words.table.away.title, words.table.away.text),
      more > 0 && h("p.about", words.table.away.before(more)),
      h("ul.missed", missed.slice(-TOLD).map(({ key, text, clause }) => h("li", { key, "data-line": key }, cited(text, clause)))),
      h(".choices", h("button", { "data-read": "missed", onclick: readMissed }, words.table.away.read)),
    ];
  },
};
