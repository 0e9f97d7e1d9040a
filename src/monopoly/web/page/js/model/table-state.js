/**
 * What is shown of a table that is played at. The sequencer alone writes here, in the order and at the pace in
 * which things are seen; `change` is sent whenever any of it is different, `entry` (detail: the entry) when one
 * is shown, `unseated` when this browser has lost its seat.
 */

import { notWhileDrawing } from "../base/drawing.js";
import { Absence } from "./absence.js";
import { roundAfter } from "./events.js";
import { LineTeller } from "./lines.js";
import { readPosition } from "./position.js";
import { whoIs } from "./seats.js";

/** @typedef {import("../../types/wire.d.ts").BoardView} BoardView */
/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("../../types/wire.d.ts").TableView} TableView */
/** @typedef {import("../../types/wire.d.ts").LogEntry} LogEntry */
/** @typedef {import("../../types/wire.d.ts").Now} Now */
/** @typedef {import("./game.js").Decision} Decision */
/** @typedef {import("./lines.js").Line} Line */
/** @typedef {import("./sequencer.js").Scene & { entry: LogEntry }} EntryScene */
/** The clock ran on while things moved. @typedef {{ now: Now, heardAt: number }} Moment */

/** What a moment is where the server says nothing. */
const USUAL = { actor: -1, phase: "", digest: "", legal: [], calls: [], clock: null };

export class TableState extends EventTarget {
  /** @type {number | null} */ seat = null;
  /** @type {Position | null} */ position = null;
  /** @type {Decision | null} */ decision = null;
  /** @type {Line[]} */ lines = [];
  /** @type {import("./events.js").Word[]} */ round = [];
  /** The story from here on is known; 0 before anything is. */ first = 0;
  /** How many lines have been put before those that came first. */ earlier = 0;
  #last = 0;
  /** @type {Pick<import("../../types/wire.d.ts").Ended, "winners" | "places" | "secret"> | null} */ ended = null;
  telling = "";
  heardAt = 0;
  absence = new Absence();
  #teller = new LineTeller();

  /** @param {TableView} table @param {BoardView} board */
  constructor(table, board) {
    super();
    this.table = table;
    this.board = board;
    /** @type {import("./events.js").Names} */
    this.names = { who: (seat) => whoIs(this, seat), deck: (deck) => board.decks[deck].name };
  }

  changed() {
    notWhileDrawing("change");
    this.dispatchEvent(new Event("change"));
  }

  begin() {
    this.decision = null;
  }

  /** What happened before is told from here on, or not at all. @param {number} version of the first entry there is */
  #begin(version) {
    const { stage, winners, places, secret } = this.table;
    this.lines = [];
    this.first = version;
    this.earlier = 0;
    this.round = [];
    this.#teller = this.#tellerFrom(version);
    if (stage === "over") this.ended ??= { winners, places, secret };
  }

  /** @param {number} version */
  #tellerFrom(version) {
    const { began, seats } = this.table;
    return began > 0 && version > began ? new LineTeller(seats.map(({ name }) => name)) : new LineTeller();
  }

  /** What happened right before the first line stands there from now on. @param {LogEntry[]} entries */
  precede(entries) {
    this.first = entries[0]?.version ?? 1;
    const teller = this.#tellerFrom(this.first);
    const lines = entries.flatMap((entry) => teller.tell(entry, this.seat));
    this.lines.unshift(...lines);
    this.earlier += lines.length;
    this.changed();
  }

  /** @param {EntryScene} scene @returns {Line[]} */
  take({ entry, events }) {
    if (entry.version !== this.#last + 1) this.#begin(entry.version);
    this.#last = entry.version;
    const lines = this.#teller.tell(entry, this.seat);
    this.absence.hear(entry, lines, this.seat);
    if (entry.what === "played") this.round = events.reduce((round, event) => roundAfter(round, event, this.board), this.round);
    if (entry.what === "ended") this.ended = entry;
    this.dispatchEvent(new CustomEvent("entry", { detail: entry }));
    return lines;
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
    const count = lines.findIndex((line) => line.event > event);
    this.lines.push(...lines.splice(0, count < 0 ? lines.length : count));
  }

  /** @param {Moment} moment */
  arrive({ now, heardAt }) {
    const { position: told, worth, called, ...moment } = now;
    const position = told ? readPosition(told, this.board, worth, called) : this.position;
    this.position = position;
    if (now.seat === null && this.seat !== null) this.dispatchEvent(new Event("unseated"));
    if (now.seat !== undefined) this.seat = now.seat;
    this.decision = { ...USUAL, ...moment, position };
    this.heardAt = heardAt;
    this.changed();
  }
}
