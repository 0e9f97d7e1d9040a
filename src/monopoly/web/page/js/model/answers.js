/**
 * What the server answers to questions about the present moment, asked once and kept until something moves.
 *
 *     const question = effectOf(live, action);
 *     live.answers.known(question);     // while drawing: the answer, or null as long as it is not there
 *     live.answers.ask([question]);     // once drawn: a `change` tells when it has come
 *
 * A question has a place on the screen, and each place one question at a time: an answer to what stood there before,
 * or to the moment before, can go on being shown until the new one comes (`latest`).
 */

/** @typedef {import("./live-table.js").LiveTable} LiveTable */
/** @typedef {import("./live-table.js").Action} Action */
/** @typedef {import("../../types/wire.d.ts").Effect} Effect */
/** @typedef {import("../../types/wire.d.ts").Funds} Funds */
/**
 * @template T
 * @typedef {object} Question
 * @property {string} place
 * @property {string} about what is asked there now
 * @property {() => Promise<T>} ask
 * @property {number} [patience] milliseconds in which it may still become another question
 */
/** @typedef {{ asked: string, fresh: boolean, value: unknown, timer: ReturnType<typeof setTimeout> | undefined }} Answer */

export const PATIENCE = 140; // who types an amount is asked about once

export class Answers {
  /** By place. @type {Map<string, Answer>} */
  #now = new Map();
  /** Of the moment before. @type {Map<string, Answer>} */
  #before = new Map();
  #moved = -1;

  /** @param {Pick<LiveTable, "decision" | "changed">} live */
  constructor(live) {
    this.live = live;
  }

  /** The answer; null as long as it is not there, and while something moves. @template T @param {Question<T>} question @returns {T | null} */
  known(question) {
    const { value, fresh } = this.latest(question);
    return fresh ? value : null;
  }

  /** The last answer there was at its place, and whether it is to this question and of this moment. @template T @param {Question<T>} question */
  latest({ place, about }) {
    const { decision } = this.live;
    const now = decision?.moved === this.#moved ? this.#now.get(place) : undefined;
    const last = this.#now.get(place) ?? this.#before.get(place);
    return { value: /** @type {T | null} */ (last?.value ?? null), fresh: now?.asked === about && now.fresh };
  }

  /** Asks what has not been asked yet. @param {Question<unknown>[]} questions */
  ask(questions) {
    const { decision } = this.live;
    if (!decision) return;
    if (decision.moved !== this.#moved) {
      this.#before = this.#now;
      this.#now = new Map();
      this.#moved = decision.moved;
    }
    for (const question of questions) this.#askOne(question);
  }

  /** @param {Question<unknown>} question */
  #askOne({ place, about, ask, patience }) {
    const known = this.#now.get(place);
    if (known?.asked === about) return;
    clearTimeout(known?.timer);
    /** @type {Answer} */
    const answer = { asked: about, fresh: false, value: (known ?? this.#before.get(place))?.value ?? null, timer: undefined };
    const now = this.#now.set(place, answer);
    const send = async () => {
      try {
        Object.assign(answer, { value: await ask(), fresh: true });
        if (now.get(place) === answer) this.live.changed();
      } catch {
        if (now.get(place) === answer) now.delete(place); // asked again with the next drawing
      }
    };
    if (patience) answer.timer = setTimeout(send, patience);
    else void send();
  }
}

/**
 * What an action would do, or why it cannot be done.
 * @param {LiveTable} live @param {Action} action @param {string} [place] where another action may come to stand @param {number} [patience] @returns {Question<Effect>}
 */
export function effectOf(live, action, place, patience) {
  const about = JSON.stringify(action);
  return { place: place ?? about, about, ask: () => live.effect(action), patience };
}

/** What you could pay. @param {LiveTable} live @returns {Question<Funds>} */
export const fundsOf = (live) => ({ place: "funds", about: "", ask: () => live.funds() });

/** What is known of a Space and its deed. @param {LiveTable} live @param {number} space */
export const deedOf = (live, space) => ({ place: `deed ${space}`, about: "", ask: () => live.deed(space) });

/** Who may come to rest on a Space next. @param {LiveTable} live @param {number} space */
export const oddsOf = (live, space) => ({ place: `odds ${space}`, about: "", ask: () => live.odds(space) });
