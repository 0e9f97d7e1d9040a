/** A part of a table: it draws itself from the game that is shown there. */

import { View } from "../base/view.js";

/** @typedef {import("../model/game.js").Game} Game */

/** @template {Game} [T=Game] whether it must be one that is played at */
export class Panel extends View {
  /** @type {T | null} */
  #store = null;

  set store(store) {
    this.#store = store;
    this.source = store;
  }

  get store() {
    if (!this.#store) throw new Error(`${this.localName} has no table`);
    return this.#store;
  }
}
