/**
 * One table as this browser knows it. What the server tells goes through the director, which shows it
 * at the pace of the eye; what is shown is always something that has happened.
 *
 * `shown` is the position on the board, `now` the moment it belongs to (legal actions and all), null
 * while something is still moving. `change` is sent whenever any of it is different.
 */

import { settings, toast, useMoney, words } from "../kit.js";
import { Trouble, http } from "../net/http.js";
import { TableSocket } from "../net/socket.js";
import { Director } from "./director.js";
import { LineTeller } from "./lines.js";
import { roundAfter } from "./round.js";

/** @typedef {import("../../types/wire.d.ts").TableView} TableView */
/** @typedef {import("../../types/wire.d.ts").BoardView} BoardView */
/** @typedef {import("../../types/wire.d.ts").Position} Position */
/** @typedef {import("../../types/wire.d.ts").Now} Now */
/** @typedef {import("../../types/wire.d.ts").Legal} Legal */
/** The wire leaves out what is as usual; here it is all there. @typedef {Required<Now>} Moment */
/** @typedef {import("../../types/wire.d.ts").LogEntry} LogEntry */
/** @typedef {import("../../types/wire.d.ts").Update} Update */
/** @typedef {import("./lines.js").Line} Line */
/** @typedef {{ kind: string, [field: string]: unknown }} Action */

export class TableStore extends EventTarget {
  /** Where this browser sits; null for a watcher, -1 for who only banks. @type {number | null} */
  seat = null;
  /** @type {Position | null} */ shown = null;
  /** @type {Moment | null} */ now = null;
  /** The story so far, oldest first. @type {Line[]} */
  lines = [];
  /** What has been said in the auction or shortage that is on. @type {import("./round.js").Word[]} */
  round = [];
  /** Where the game ended, once it has been shown. @type {import("../../types/wire.d.ts").Ended | null} */
  ended = null;
  /** @type {Set<number>} */ connected = new Set();
  watchers = 0;
  /** Whether an answer to an action is awaited. */
  sending = false;
  /** When `now` came, to tell how much of a clock is left. */
  heardAt = 0;
  /** A version up to which everything is history: it is not acted out. */
  #history = 0;
  #teller = new LineTeller();

  /** @param {TableView} table @param {BoardView} board */
  constructor(table, board) {
    super();
    this.table = table;
    this.board = board;
    useMoney(board);
    this.#history = table.version;
    this.director = new Director(this);
    this.socket = new TableSocket(table.id, 0);
    this.socket.addEventListener("welcome", (event) => this.#welcome(detail(event)));
    this.socket.addEventListener("update", (event) => this.#hear(detail(event)));
    this.socket.addEventListener("presence", (event) => this.#attend(detail(event)));
    this.socket.addEventListener("status", () => this.changed());
  }

  /** @param {string} id */
  static async open(id) {
    const [table, board, me] = await Promise.all([http.table(id), http.board(id), http.me(id)]).catch((trouble) => {
      // A token of another time is told here, before the line is opened.
      if (trouble instanceof Trouble && trouble.status === 401) settings.forget(id);
      throw trouble;
    });
    const store = new TableStore(table, board);
    store.seat = me.seat;
    return store;
  }

  /** A store that is never shown never takes up the line. */
  connect() {
    this.socket.connect();
  }

  close() {
    this.socket.close();
    this.director.stop();
  }

  changed() {
    this.dispatchEvent(new Event("change"));
  }

  /** Waits until something is so, or the line is closed for good. @param {() => unknown} condition asked again with every change */
  async until(condition) {
    while (!condition() && this.status !== "closed") await new Promise((settle) => this.addEventListener("change", settle, { once: true }));
  }

  /** Waits until everything that has happened is shown; not longer than it takes to cut to the end. */
  settled() {
    return this.until(() => this.now || this.director.skip());
  }

  // --- asking

  /** Whether this browser has a seat to act from. */
  get sits() {
    return this.seat !== null;
  }

  get status() {
    return this.socket.status;
  }

  /** Whether the game waits for this seat, and nothing is still moving. */
  get myTurn() {
    return this.sits && this.now !== null && this.now.actor === this.seat && this.now.phase !== "over";
  }

  /** The legal actions of these kinds. @param {...string} kinds @returns {Legal[]} */
  legal(...kinds) {
    const all = this.now?.legal ?? [];
    return kinds.length ? all.filter((legal) => kinds.includes(String(legal.action.kind))) : all;
  }

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
    return this.socket.ask({ version: this.now?.version ?? this.table.version, ...message });
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

  // --- hearing

  /** @param {import("../../types/wire.d.ts").Welcome} message */
  #welcome(message) {
    this.seat = message.seat; // first: a table one has just sat down at is remembered
    this.#history = Math.max(this.#history, message.table.version);
    this.know(message.table);
  }

  /** @param {Update} update */
  #hear(update) {
    const last = update.entries.at(-1)?.version ?? 0;
    const isHistory = last > 0 && last <= this.#history;
    this.director.add(update, { atOnce: isHistory, heardAt: performance.now() });
  }

  /** @param {import("../../types/wire.d.ts").Presence} presence */
  #attend(presence) {
    this.connected = new Set(presence.connected);
    this.watchers = presence.watchers;
    this.changed();
  }

  /** The director shows something: an entry has happened. Its lines are told as they are shown. @param {LogEntry} entry */
  take(entry) {
    const lines = this.#teller.tell(entry, this.seat);
    this.round = roundAfter(this.round, entry, this.board);
    if (entry.what === "ended") this.ended = entry;
    if (CHANGES_TABLE.has(entry.what) && entry.version > this.table.version) void this.#refresh();
    return lines;
  }

  /** Tells what is left of an entry's lines, up to one of its events. @param {Line[]} lines @param {number} [event] */
  tell(lines, event = Infinity) {
    const count = lines.findIndex((line) => line.event > event);
    this.lines.push(...lines.splice(0, count < 0 ? lines.length : count));
  }

  /** The director has shown everything up to here. @param {Now} now @param {number} heardAt the clock ran on while things moved */
  arrive(now, heardAt) {
    if (now.position) this.shown = now.position;
    if (now.seat === null && this.seat !== null) toast(words.trouble.elsewhere);
    if (now.seat !== undefined) this.seat = now.seat;
    this.now = { ...USUAL, ...now };
    this.heardAt = heardAt;
    this.changed();
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
      this.table = table;
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

/** What a moment is where the server says nothing. */
const USUAL = { actor: -1, phase: "", digest: "", legal: [], calls: [], clock: null, position: null };

/** Actions that say all they mean: what others did meanwhile makes no difference to them. */
const SAME_LATER = new Set(
  "throw end-turn build sell-building mortgage lift-mortgage offer refuse withdraw demand-rent collect-salary".split(" "),
);

/** Entries after which seats, host or stage are other than they were. */
const CHANGES_TABLE = new Set(["sat", "stood", "worded", "hosted", "began", "replaced", "returned", "ended", "reopened"]);

/** @param {Event} event @returns {any} */
const detail = (event) => /** @type {CustomEvent} */ (event).detail;
