/**
 * A game looked at again. It can be shown like one that is played at (game.js), by the same views; steps forward
 * are acted out by the same sequencer, jumps are cuts.
 */

import { useMoney } from "../base/money.js";
import { treatmentOf } from "./events.js";
import { eventLines } from "./lines.js";
import { whoIs } from "./seats.js";
import { Sequencer } from "./sequencer.js";

/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./events.js").Milestone} Milestone */
/** @typedef {import("./lines.js").Line} Line */
/** @typedef {import("./sequencer.js").Scene & { index: number }} FrameScene */
/** @typedef {import("./game.js").Shown} Shown */
/** @typedef {import("./sequencer.js").Tempo} Tempo */
/** @typedef {import("./timeline.js").Timeline} Timeline */

const BETWEEN = 250; // milliseconds between two steps that were acted out
const STILL = 900; // … and between two that are cuts
const UNTOLD = 60; // … and after one that has nothing to tell

/** What is shown of it: the sequencer writes here. `change` is sent whenever it is different. */
class ReplayState extends EventTarget {
  /** Nobody sits here. */ seat = null;
  /** Which frame is shown. */ index = 0;
  /** How many lines have been told. */ told = 0;
  telling = "";
  /** Every line of the game. @type {Line[]} */ lines = [];
  /** How many lines there are up to each frame. @type {number[]} */ #counts = [];

  /** @param {Timeline} timeline */
  constructor(timeline) {
    super();
    const { replay } = timeline;
    this.timeline = timeline;
    this.board = replay.board;
    this.table = tableOf(replay);
    for (const [i, frame] of replay.frames.entries()) {
      this.lines.push(...eventLines(frame.events, frame.told, i, frame.at));
      this.#counts.push(this.lines.length);
    }
    /** @type {import("./events.js").Names} */
    this.names = { who: (seat) => whoIs(this, seat), deck: (deck) => this.board.decks[deck].name };
    /** @type {Position} */
    this.position = timeline.position(0);
    this.told = this.#counts[0];
  }

  changed() {
    this.dispatchEvent(new Event("change"));
  }

  /** There is never anything to decide. */
  begin() {}

  /** @param {FrameScene} scene */
  take({ index }) {
    return this.lines.slice(this.#counts[index - 1] ?? 0, this.#counts[index]);
  }

  /** @param {Position} position */
  show(position) {
    this.position = position;
  }

  /** @param {string} text */
  say(text) {
    this.telling = text;
  }

  /** @param {Line[]} lines @param {number} [event] */
  tell(lines, event = Infinity) {
    while (lines.length && lines[0].event <= event) {
      lines.shift();
      this.told++;
    }
  }

  /** @param {number} index of a frame */
  arrive(index) {
    this.index = index;
    this.position = this.timeline.position(index);
    this.told = this.#counts[index];
    // In the middle of the board stands what happened last.
    this.telling = this.lines[this.told - 1]?.text ?? "";
    this.changed();
  }
}

/** @implements {Shown} */
export class ReplayGame extends EventTarget {
  live = null;
  seat = null;
  decision = null;
  sits = false;
  myTurn = false;
  heardAt = 0;
  watchers = 0;
  /** Nobody is missing from what is over. @type {Set<number>} */ connected = new Set(Array(8).keys());
  /** @type {import("./events.js").Word[]} */ round = [];
  playing = false;
  /** Where a jump wants to go while something still moves. @type {number | null} */ #wanted = null;
  #round = 0;
  /** @type {Tempo} */ #tempo;

  /** @param {Timeline} timeline @param {Tempo} tempo */
  constructor(timeline, tempo) {
    super();
    const { replay } = timeline;
    useMoney(replay.board);
    this.timeline = timeline;
    this.#tempo = tempo;
    this.state = new ReplayState(timeline);
    this.sequencer = /** @type {Sequencer<FrameScene, number>} */ (new Sequencer(this.state, tempo));
    this.ended = { winners: replay.winners, places: replay.places };
    this.state.addEventListener("change", () => this.#changed());
  }

  get board() {
    return this.state.board;
  }

  get table() {
    return this.state.table;
  }

  get position() {
    return this.state.position;
  }

  get telling() {
    return this.state.telling;
  }

  get lines() {
    return this.state.lines;
  }

  get told() {
    return this.state.told;
  }

  get index() {
    return this.state.index;
  }

  changed() {
    this.state.changed();
  }

  /** A jump waits until nothing moves any more. */
  #changed() {
    if (this.#wanted !== null && !this.sequencer.busy) {
      const to = this.#wanted;
      this.#wanted = null;
      this.state.arrive(to);
    } else this.dispatchEvent(new Event("change"));
  }

  close() {
    this.playing = false;
    this.sequencer.stop();
  }

  /** @returns {import("../../types/wire.d.ts").Legal[]} */
  legal() {
    return [];
  }

  get last() {
    return this.timeline.replay.frames.length - 1;
  }

  // --- where one looks

  /** A cut to any frame. @param {number} index */
  go(index) {
    this.#wanted = Math.min(this.last, Math.max(0, index));
    if (this.sequencer.busy) this.sequencer.skip();
    else this.changed();
  }

  /** The next frame, acted out. */
  forward() {
    if (this.sequencer.busy) return this.sequencer.skip();
    if (this.index >= this.last) return;
    const index = this.index + 1;
    const { events, told } = this.timeline.replay.frames[index];
    this.sequencer.add({ scenes: [{ index, events, told, played: true }], moment: index, atOnce: false });
  }

  /** To the beginning of a turn. @param {number} by how many turns on */
  turn(by) {
    const { turns } = this.timeline;
    const at = this.timeline.turnAt(this.index);
    const begun = this.index > turns[at] && by < 0 ? 1 : 0; // back is to the beginning of this one first
    this.go(turns[at + by + begun] ?? (by < 0 ? 0 : this.last));
  }

  /** The next frame in which such a thing happens; whether there is one. @param {Milestone} milestone */
  find(milestone) {
    const { frames } = this.timeline.replay;
    const found = frames.findIndex((frame, i) => i > this.index && frame.events.some((event) => treatmentOf(event).milestone === milestone));
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
      while (this.sequencer.busy) await new Promise((done) => this.addEventListener("change", done, { once: true }));
      const pause = this.told === before ? UNTOLD : this.#tempo.still || !this.sequencer.stage ? STILL : BETWEEN;
      await new Promise((done) => setTimeout(done, pause / this.sequencer.rate));
    }
    if (round === this.#round) this.pause();
  }
}

/** @param {import("../../types/wire.d.ts").Replay} replay @returns {import("./game.js").ShownTable} */
function tableOf({ id, title, preset, overlays, options, banks, players, tokens }) {
  const seats = players.map((name, seat) => ({ seat, name, token: tokens[seat], bot: "", person: true, connected: false, words: "" }));
  return { id, title, preset, overlays, options, banks, seats, banker: null, stage: "over" };
}
