/** What a trade would do, asked of the server and said in a line for each side. */

import { h } from "../../base/dom.js";
import { words } from "../../base/words.js";

/** @typedef {import("../../model/live-table.js").LiveTable} LiveTable */
/** @typedef {import("../../model/live-table.js").Action} Action */
/** @typedef {import("../../../types/wire.d.ts").Effect} Effect */
/** @typedef {import("../../../types/wire.d.ts").Side} Side */
/** @typedef {{ asked: string, effect: Effect | null, fresh: boolean, timer: number }} Known */

const PATIENCE = 140; // milliseconds: who types an amount is asked about once

/** Asks what trades would do: each place on the screen about one at a time, once for the same situation. */
export class Foresight {
  /** @type {Map<string | number, Known>} */
  #places = new Map();

  /** @param {LiveTable} store @param {() => void} changed */
  constructor(store, changed) {
    this.store = store;
    this.changed = changed;
  }

  /**
   * What is known of it; while it is not `fresh`, that is of before, and the answer is on its way.
   * @param {string | number} place @param {Action} action @returns {Known}
   */
  of(place, action) {
    const { decision } = this.store;
    const known = this.#places.get(place) ?? { asked: "", effect: null, fresh: false, timer: 0 };
    this.#places.set(place, known);
    const asked = JSON.stringify([action, decision?.moved]);
    if (!decision || known.asked === asked) return known;
    clearTimeout(known.timer);
    const timer = setTimeout(async () => {
      const effect = await this.store.effect(action).catch(() => null);
      if (known.asked !== asked) return;
      Object.assign(known, { effect, fresh: true });
      this.changed();
    }, PATIENCE);
    return Object.assign(known, { asked, fresh: false, timer });
  }
}

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
