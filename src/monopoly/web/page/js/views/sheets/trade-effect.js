/** What a trade would do, said in a line for each side. */

import { h } from "../../base/dom.js";
import { words } from "../../base/words.js";

/** @typedef {import("../../model/live-table.js").LiveTable} LiveTable */
/** @typedef {import("../../../types/wire.d.ts").Effect} Effect */
/** @typedef {import("../../../types/wire.d.ts").Side} Side */

/** @param {LiveTable} store @param {Side} side @returns {[kind: string, text: string][]} */
function consequences(store, { groups, interest, cash }) {
  return [
    ...groups.map(({ group, before, after, size }) => {
      const name = store.board.groups.find(({ key }) => key === group)?.name ?? group;
      return /** @type {[string, string]} */ (
        after === size ? ["completes", words.sheets.completes(name)] : before === size ? ["breaks", words.sheets.breaks(name)] : ["", words.sheets.groupGoes(name, before, after, size)]
      );
    }),
    ["", interest ? words.sheets.paysInterest(interest) : ""],
    ["", words.sheets.cashAfter(cash)],
  ];
}

/** A line for one side. @param {LiveTable} store @param {Effect | null} effect @param {number | null} seat @param {string} name */
export function effectLine(store, effect, seat, name) {
  const side = effect?.sides.find(({ player }) => player === seat);
  return (
    side &&
    h(
      "span.effect",
      { "data-effect": seat },
      h("b", name, ":"),
      consequences(store, side).map(([kind, text]) => text && h("span", { class: kind }, text)),
    )
  );
}
