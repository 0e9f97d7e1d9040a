/**
 * A game looked at again, with the same readable fields as a table that is played at, so that the same board and
 * players show it. Steps forward are acted out by the same director; jumps are cuts.
 */

import { settings, useMoney } from "../kit.js";
import { soundOf } from "../sound.js";
import { Director } from "../table/director.js";
import { eventLines } from "../table/lines.js";

/** @typedef {import("./moments.js").Moments} Moments */
/** @typedef {import("../table/lines.js").Line} Line */
/** @typedef {import("../../types/wire.d.ts").Position} Position */

const BETWEEN = 250; // milliseconds between two steps that were acted out
const STILL = 900; // … and between two that are cuts

export class ReplayStore extends EventTarget {
  seat = null;
  now = null;
  sits = false;
  myTurn = false;
  sending = false;
  heardAt = 0;
  watchers = 0;
  /** Nobody is missing from what is over. @type {Set<number>} */ connected = new Set(Array(8).keys());
  /** @type {import("../table/round.js").Word[]} */ round = [];
  playing = false;
  /** Which frame is shown. */ index = 0;
  /** How many lines have been told. */ told = 0;
  /** Every line of the game. @type {Line[]} */ lines = [];
  /** How many lines there are up to each frame. @type {number[]} */ #counts = [];
  /** Where a jump wants to go while something still moves. @type {number | null} */ #wanted = null;
  #round = 0;

  /** @param {Moments} moments */
  constructor(moments) {
    super();
    const { replay } = moments;
    this.moments = moments;
    this.board = replay.board;
    useMoney(replay.board);
    this.table = tableOf(replay);
    this.ended = { winners: replay.winners, places: replay.places };
    for (const [i, frame] of replay.frames.entries()) {
      this.lines.push(...eventLines(frame.events, frame.told, i, frame.at));
      this.#counts.push(this.lines.length);
    }
    this.director = new Director(/** @type {any} */ (this));
    this.director.onevent = soundOf;
    /** @type {Position} */
    this.shown = moments.position(0);
    this.told = this.#counts[0];
  }

  changed() {
    if (this.#wanted !== null && !this.director.busy) {
      this.#show(this.#wanted);
      this.#wanted = null;
    }
    this.dispatchEvent(new Event("change"));
  }

  close() {
    this.playing = false;
    this.director.stop();
  }

  legal() {
    return [];
  }

  get last() {
    return this.moments.replay.frames.length - 1;
  }

  // --- what the director asks of a table

  /** @param {{ version: number }} entry */
  take(entry) {
    return this.lines.slice(this.#counts[entry.version - 1] ?? 0, this.#counts[entry.version]);
  }

  /** @param {Line[]} lines @param {number} [event] */
  tell(lines, event = Infinity) {
    while (lines.length && lines[0].event <= event) {
      lines.shift();
      this.told++;
    }
  }

  /** @param {{ version: number }} now */
  arrive({ version }) {
    this.#show(version);
    this.changed();
  }

  /** @param {number} index */
  #show(index) {
    this.index = index;
    this.shown = this.moments.position(index);
    this.told = this.#counts[index];
    // In the middle of the board stands what happened last.
    this.director.telling = this.lines[this.told - 1]?.text ?? "";
  }

  // --- where one looks

  /** A cut to any frame. @param {number} index */
  go(index) {
    this.#wanted = Math.min(this.last, Math.max(0, index));
    if (this.director.busy) this.director.skip();
    else this.changed();
  }

  /** The next frame, acted out. */
  forward() {
    if (this.director.busy) return this.director.skip();
    if (this.index >= this.last) return;
    const version = this.index + 1;
    const frame = this.moments.replay.frames[version];
    const entry = /** @type {any} */ ({ ...frame, what: "played", version, digest: "" });
    const now = /** @type {any} */ ({ version });
    this.director.add({ type: "update", entries: [entry], now }, { atOnce: false });
  }

  /** To the beginning of a turn. @param {number} by how many turns on */
  turn(by) {
    const { turns } = this.moments;
    const at = this.moments.turnAt(this.index);
    const begun = this.index > turns[at] && by < 0 ? 1 : 0; // back is to the beginning of this one first
    this.go(turns[at + by + begun] ?? (by < 0 ? 0 : this.last));
  }

  /** The next frame with one of these events; whether there is one. @param {RegExp} kinds */
  find(kinds) {
    const { frames } = this.moments.replay;
    const found = frames.findIndex((frame, i) => i > this.index && frame.events.some((event) => kinds.test(event.kind)));
    if (found > 0) this.go(found);
    return found > 0;
  }

  pause() {
    this.playing = false;
    this.changed();
  }

  async play() {
    const round = ++this.#round;
    if (this.index >= this.last) this.go(0);
    this.playing = true;
    this.changed();
    while (this.playing && round === this.#round && this.index < this.last) {
      const before = this.told;
      this.forward();
      while (this.director.busy) await new Promise((done) => this.addEventListener("change", done, { once: true }));
      const pause = this.told === before ? 60 : settings.still || !this.director.stage ? STILL : BETWEEN;
      await new Promise((done) => setTimeout(done, pause / this.director.rate));
    }
    if (round === this.#round) this.pause();
  }
}

/** @param {import("../../types/wire.d.ts").Replay} replay */
function tableOf(replay) {
  const seats = replay.players.map((name, seat) => ({ seat, name, token: replay.tokens[seat], bot: "", person: true, connected: false, words: "" }));
  const { id, title, rules, options, banks, commitment, secret } = replay;
  return { id, title, rules, options, banks, commitment, secret, seats, banker: null, stage: "over", rematch: "", watchers: 0 };
}
