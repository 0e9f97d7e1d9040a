/**
 * One table as this browser plays at it. What the server tells goes through the sequencer into the state,
 * at the pace of the eye, and is drawn from there; what somebody chooses goes straight to the server.
 *
 *     net/socket.js -> Sequencer -> TableState -> views -> act() -> net/socket.js
 *
 * `change` is sent whenever any of it is different, `unseated` when this browser has lost its seat.
 */

import { useMoney } from "../base/money.js";
import { settings } from "../base/settings.js";
import { http, Trouble } from "../net/http.js";
import { TableSocket } from "../net/socket.js";
import { Answers } from "./answers.js";
import { Sequencer } from "./sequencer.js";
import { TableState } from "./table-state.js";

/** @typedef {import("../../types/wire.d.ts").TableView} TableView */
/** @typedef {import("../../types/wire.d.ts").BoardView} BoardView */
/** @typedef {import("../../types/wire.d.ts").Legal} Legal */
/** @typedef {import("../../types/wire.d.ts").LogEntry} LogEntry */
/** @typedef {import("../../types/wire.d.ts").Update} Update */
/** @typedef {import("./game.js").Shown} Shown */
/** @typedef {import("./sequencer.js").Tempo} Tempo */
/** @typedef {{ kind: string, [field: string]: unknown }} Action */

const PART = 100; // entries of the log, asked for at once

/** @implements {Shown} */
export class LiveTable extends EventTarget {
  /** @type {Set<number>} */ connected = new Set();
  watchers = 0;
  /** Whether an answer to an action is awaited. */
  sending = false;
  /** A version up to which everything is history: it is not acted out. */
  #history = 0;
  /** What was asked about the moment that is shown. */
  answers = new Answers(this);

  /** @param {TableView} table @param {BoardView} board @param {Tempo} tempo */
  constructor(table, board, tempo) {
    super();
    useMoney(board);
    this.board = board;
    this.#history = table.version;
    this.state = new TableState(table, board);
    this.sequencer = new Sequencer(this.state, tempo);
    this.socket = new TableSocket(table.id);
    for (const type of ["change", "unseated"]) this.state.addEventListener(type, () => this.dispatchEvent(new Event(type)));
    this.state.addEventListener("entry", (event) => this.#shown(detail(event)));
    this.socket.addEventListener("welcome", (event) => this.#welcome(detail(event)));
    this.socket.addEventListener("update", (event) => this.hear(detail(event)));
    this.socket.addEventListener("presence", (event) => this.#attend(detail(event)));
    this.socket.addEventListener("status", () => this.changed());
  }

  /** @param {string} id @param {Tempo} tempo */
  static async open(id, tempo) {
    const [table, board, me] = await Promise.all([http.table(id), http.board(id), http.me(id)]).catch((trouble) => {
      // A token of another time is told here, before the line is opened.
      if (trouble instanceof Trouble && trouble.status === 401) settings.forget(id);
      throw trouble;
    });
    const live = new LiveTable(table, board, tempo);
    live.state.seat = me.seat;
    return live;
  }

  /** A table that is never shown never takes up the line. */
  connect() {
    this.socket.connect();
  }

  close() {
    this.socket.close();
    this.sequencer.stop();
  }

  changed() {
    this.state.changed();
  }

  /** Waits until something is so, or the line is closed for good. @param {() => unknown} condition asked again with every change */
  async until(condition) {
    while (!condition() && this.status !== "closed") await new Promise((settle) => this.addEventListener("change", settle, { once: true }));
  }

  /** Waits until everything that has happened is shown; not longer than it takes to cut to the end. */
  settled() {
    return this.until(() => this.decision || this.sequencer.skip());
  }

  // --- what is shown

  get table() {
    return this.state.table;
  }

  get position() {
    return this.state.position;
  }

  get decision() {
    return this.state.decision;
  }

  get seat() {
    return this.state.seat;
  }

  get lines() {
    return this.state.lines;
  }

  /** How many lines have been put before those that came first. */
  get earlier() {
    return this.state.earlier;
  }

  /** Whether more has happened before the first line. */
  get hasEarlier() {
    return this.state.first > 1;
  }

  get round() {
    return this.state.round;
  }

  get telling() {
    return this.state.telling;
  }

  get ended() {
    return this.state.ended;
  }

  get heardAt() {
    return this.state.heardAt;
  }

  /** @returns {LiveTable} */
  get live() {
    return this;
  }

  get sits() {
    return this.seat !== null;
  }

  get status() {
    return this.socket.status;
  }

  /** Whether the line to the table is missing. */
  get lost() {
    return this.socket.lost || this.status === "closed";
  }

  /** Whether nothing can be done just now, whatever there is to decide. */
  get waits() {
    return this.sending || this.lost;
  }

  /** What a bot has done in one's seat meanwhile, once one is back. */
  get missed() {
    const own = this.table.seats.find(({ seat }) => seat === this.seat);
    return own?.bot ? [] : this.state.absence.lines;
  }

  readMissed = () => {
    this.state.absence.forget();
    this.changed();
  };

  get myTurn() {
    return this.sits && this.decision !== null && this.decision.actor === this.seat && this.decision.phase !== "over";
  }

  /** The legal actions of these kinds. @param {...string} kinds @returns {Legal[]} */
  legal(...kinds) {
    const all = this.decision?.legal ?? [];
    return kinds.length ? all.filter((legal) => kinds.includes(String(legal.action.kind))) : all;
  }

  // --- doing and asking

  /**
   * Does something, decided on what is shown. Rejects with a `Trouble` that has a sentence. What means
   * the same a moment later is sent again when somebody else was faster; a bid or a purchase is not.
   * @param {Action} action
   */
  act(action) {
    return this.#doing(async () => {
      try {
        return await this.#ask({ type: "act", action });
      } catch (trouble) {
        if (!(trouble instanceof Trouble && trouble.stillLegal && SAME_LATER.has(action.kind))) throw trouble;
        return this.#ask({ type: "act", action });
      }
    });
  }

  /** The Banker's voice. @param {"open" | "once" | "twice"} call */
  call(call) {
    return this.#doing(() => this.#ask({ type: "call", call }));
  }

  /** Of the moment that is shown once everything is. @param {Record<string, unknown>} message */
  async #ask(message) {
    await this.settled();
    return this.socket.ask({ version: this.decision?.version ?? this.table.version, ...message });
  }

  /** One thing at a time. @template T @param {() => Promise<T>} task */
  async #doing(task) {
    this.sending = true;
    this.changed();
    try {
      return await task();
    } finally {
      this.sending = false;
      this.changed();
    }
  }

  /** @param {string} text */
  say(text) {
    return this.socket.ask({ type: "chat", text });
  }

  comeBack() {
    return this.socket.ask({ type: "come-back" });
  }

  /** @param {Action} action @returns {Promise<import("../../types/wire.d.ts").WhyNot>} */
  whyNot(action) {
    return this.socket.ask({ type: "why-not", action });
  }

  /** @param {Action} action @returns {Promise<import("../../types/wire.d.ts").Effect>} */
  effect(action) {
    return this.socket.ask({ type: "effect", action });
  }

  /** @returns {Promise<import("../../types/wire.d.ts").Funds>} */
  funds() {
    return this.socket.ask({ type: "funds" });
  }

  /** @param {number} space @returns {Promise<import("../../types/wire.d.ts").Deed>} */
  deed(space) {
    return this.socket.ask({ type: "deed", space });
  }

  /** @param {number} space @returns {Promise<import("../../types/wire.d.ts").OddsOf>} */
  odds(space) {
    return this.socket.ask({ type: "odds", space });
  }

  /** Asks for what happened right before the first line. */
  async tellEarlier() {
    const before = this.state.first;
    /** @type {import("../../types/wire.d.ts").Story} */
    const { entries } = await this.socket.ask({ type: "story", before, count: PART });
    if (this.state.first === before) this.state.precede(entries);
  }

  // --- hearing

  /** @param {import("../../types/wire.d.ts").Welcome} message */
  #welcome(message) {
    this.state.seat = message.seat; // first: a table one has just sat down at is remembered
    this.#history = Math.max(this.#history, message.table.version);
    this.know(message.table);
  }

  /** @param {Update} update */
  hear({ entries, now = null }) {
    const last = entries.at(-1)?.version ?? 0;
    const atOnce = last > 0 && last <= this.#history;
    this.sequencer.add({ scenes: entries.map(sceneOf), moment: now && { now, heardAt: performance.now() }, atOnce });
  }

  /** @param {import("../../types/wire.d.ts").Presence} presence */
  #attend(presence) {
    this.connected = new Set(presence.connected);
    this.watchers = presence.watchers;
    this.changed();
  }

  /** Who sits where, and at what stage it is, is asked for again when it has changed. @param {LogEntry} entry */
  #shown(entry) {
    if (CHANGES_TABLE.has(entry.what) && entry.version > this.table.version) void this.#refresh();
  }

  /** One has left: what still comes in is no longer remembered as one's own. */
  unseat() {
    this.state.seat = null;
  }

  async #refresh() {
    try {
      this.know(await http.table(this.table.id));
    } catch {
      // the line itself says when the table is out of reach
    }
  }

  /** What the server says of the table itself: its seats, its stage. @param {TableView} table */
  know(table) {
    if (table.version >= this.table.version) {
      this.state.table = table;
      this.connected = new Set(table.seats.filter((seat) => seat.connected).map((seat) => seat.seat));
      if (this.sits) this.#remember();
    }
    this.changed();
  }

  #remember() {
    const own = this.table.seats.find((seat) => seat.seat === this.seat) ?? this.table.banker;
    if (!own) return;
    settings.remember({
      id: this.table.id,
      title: this.table.title,
      name: own.name,
      token: own.token,
      seat: own.seat,
      at: Date.now(),
      over: this.table.stage === "over",
    });
  }
}

/** Actions that say all they mean: what others did meanwhile makes no difference to them. */
const SAME_LATER = new Set(
  "throw end-turn build sell-building mortgage lift-mortgage offer refuse withdraw demand-rent collect-salary".split(" "),
);

/** Entries after which seats, host or stage are other than they were. */
const CHANGES_TABLE = new Set(["sat", "stood", "readmitted", "link-renewed", "worded", "hosted", "began", "replaced", "returned", "ended", "reopened", "lost"]);

/** What can be acted out of an entry. @param {LogEntry} entry @returns {import("./table-state.js").EntryScene} */
function sceneOf(entry) {
  const acted = entry.what === "played" || entry.what === "began";
  return { entry, events: acted ? entry.events : [], told: (acted && entry.told) || [], played: entry.what === "played" };
}

/** @param {Event} event @returns {any} */
const detail = (event) => /** @type {CustomEvent} */ (event).detail;
