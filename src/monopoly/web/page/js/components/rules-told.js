/** What a table plays, told for who sits down: the preset, what is laid over it, and where it differs. */

import { h } from "../base/dom.js";
import { words } from "../base/words.js";
import { optionOf, optionTitle, partsOf, valueText } from "../model/rules.js";
import { clauseButton } from "./clauses.js";

/** @typedef {import("../model/rules.js").Played} Played */
/** @typedef {import("../model/rules.js").Value} Value */
/** @typedef {import("../../types/wire.d.ts").Choices} Choices */

/** @param {Choices | null} all @param {Played} table */
export function rulesTold(all, table) {
  if (!all) return null;
  const { preset, overlays } = partsOf(all, table);
  const { decision, reserve } = table.clock;
  const { room, lasts, clockOf, noClock } = words.lobby;
  const time = decision ? clockOf(decision, reserve ?? 0) : noClock;
  const changes = Object.entries(table.options);
  return [
    h("p", h("b", `${preset.title}. `), preset.summary),
    overlays.map(({ suffix, title, summary, clause }) => h("p", { key: suffix }, h("b", `${title}. `), `${summary} `, clauseButton(clause))),
    h("p.fine", table.minutes ? `${lasts(table.minutes)} · ${time}.` : `${time}.`),
    changes.length ? [h("h3", room.changes), h("ul.changes", changes.map(([name, value]) => change(name, value)))] : h("p.fine", room.same),
  ];
}

/** A house rule, with its clause. @param {string} name @param {Value} value */
function change(name, value) {
  const option = optionOf(name);
  return h("li", { key: name, "data-option": name }, h("b", `${optionTitle(name)}: ${valueText(name, value)}`), option && [` ${option.summary} `, clauseButton(option.clause)]);
}
