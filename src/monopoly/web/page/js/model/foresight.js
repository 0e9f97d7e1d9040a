/** Asking the server what trades would do. */

/** @typedef {import("../../types/wire.d.ts").Effect} Effect */
/** @typedef {import("./live-table.js").Action} Action */
/** @typedef {import("./live-table.js").LiveTable} LiveTable */

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
