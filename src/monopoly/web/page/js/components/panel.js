/** A part of a table: it draws itself from the game that is shown there, and asks for what is missing once it is drawn. */

import { View } from "../base/view.js";

/** @typedef {import("../model/game.js").Game} Game */
/** @typedef {import("../model/answers.js").Question<unknown>} Question */

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

  drawn() {
    const { live } = this.store;
    live?.answers.ask(this.questions());
  }

  /** What this drawing would like to know of the server. @returns {Question[]} */
  questions() {
    return [];
  }
}
