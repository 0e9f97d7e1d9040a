/**
 * Shows what has happened, one thing after another, at the pace of the eye. Updates queue; each is
 * acted out event by event on the stage (the board), and then its position is what is shown. Behind
 * by much, on a hidden tab, with motion turned off, or when somebody taps, it cuts to the end.
 */

import { settings } from "../settings.js";
import { after } from "./after.js";
import { suspense } from "./caption.js";
import { flowsOf } from "./flows.js";

/** @typedef {import("../../types/wire.d.ts").Update} Update */
/** @typedef {import("../../types/wire.d.ts").LogEntry} LogEntry */
/** @typedef {import("../../types/wire.d.ts").Event} GameEvent */

/**
 * What can be shown moving. Every part returns when it has been seen; `pace` is how much faster than
 * usual. A table without a board has no stage, and nothing moves.
 * @typedef {object} Stage
 * @property {(faces: number[], pace: number, landed: () => void) => Promise<void>} dice
 * @property {(player: number, from: number, to: number, forward: boolean, pace: number) => Promise<void>} walk
 * @property {(player: number, pace: number) => Promise<void>} jail
 * @property {(deck: number, card: number, pace: number, turned: () => void) => Promise<void>} card
 * @property {(from: number, to: number, amount: number, pace: number) => Promise<void>} pay
 * @property {(kind: string, event: GameEvent, pace: number) => Promise<void>} other
 */

const CROWDED = 6; // updates waiting: from here on they go faster
const HOPELESS = 40; // updates waiting: cut to the last

export class Director {
  /** @type {{ update: Update, atOnce: boolean, heardAt: number }[]} */
  #queue = [];
  #busy = false;
  #stopped = false;
  #hurry = false;
  /** @type {Stage | null} */
  stage = null;
  /** Heard by whoever makes sounds: called with each event as it is shown. @type {((event: GameEvent) => void) | null} */
  onevent = null;
  /** How much faster than the settings say. */
  rate = 1;
  /** What is being told right now, for the caption; "" when nothing is. */
  telling = "";

  /** @param {import("./store.js").TableStore} store */
  constructor(store) {
    this.store = store;
  }

  /** @param {Update} update @param {{ atOnce: boolean, heardAt?: number }} how */
  add(update, { atOnce, heardAt = 0 }) {
    this.#queue.push({ update, atOnce, heardAt });
    if (!this.#busy) this.#run();
  }

  stop() {
    this.#stopped = true;
    this.#queue = [];
  }

  /** Whether something is still to be shown. */
  get busy() {
    return this.#busy;
  }

  /** A tap: what is moving is shown done, and what waits is not acted out. */
  skip() {
    if (this.#busy) this.#hurry = true;
    this.store.dispatchEvent(new Event("skip"));
  }

  async #run() {
    this.#busy = true;
    while (this.#queue.length && !this.#stopped) {
      const next = this.#queue.shift();
      if (!next) break;
      if (next.update.entries.some((entry) => entry.what === "played")) this.store.now = null;
      for (const entry of next.update.entries) {
        const lines = this.store.take(entry);
        if (!next.atOnce && !this.#cut) await this.#actOut(entry, lines).catch(reportError); // the game goes on
        else if (!next.atOnce) this.#sound(entry);
        this.store.tell(lines);
      }
      if (this.#stopped) return;
      this.telling = "";
      if (next.update.now) this.store.arrive(next.update.now, next.heardAt);
      else this.store.changed();
    }
    this.#busy = false;
    this.#hurry = false;
    this.store.changed();
  }

  get #cut() {
    return this.#hurry || settings.still || document.hidden || !this.stage || !this.store.shown || this.#queue.length > HOPELESS;
  }

  get #pace() {
    const crowd = Math.max(1, this.#queue.length / CROWDED);
    return settings.values.speed * this.rate * crowd;
  }

  /** What is not acted out is heard all the same. @param {LogEntry} entry */
  #sound(entry) {
    if (entry.what === "played" && !document.hidden && !this.#queue.length) entry.events.forEach((event) => this.onevent?.(event));
  }

  /** @param {LogEntry} entry @param {import("./lines.js").Line[]} lines told one by one, when each has been seen */
  async #actOut(entry, lines) {
    if (entry.what !== "played" && entry.what !== "began") return;
    const told = entry.told ?? [];
    for (const [i, event] of entry.events.entries()) {
      if (this.#cut || this.#stopped) return;
      const tell = () => this.#say(told[i]?.text ?? "");
      const before = suspense(this.store, event);
      if (before) this.#say(before);
      else tell();
      this.onevent?.(event);
      await this.#show(event, tell);
      this.store.tell(lines, i);
    }
  }

  /** @param {string} text */
  #say(text) {
    this.telling = text;
    this.store.changed();
  }

  /** What has been seen stays so until the position after the whole move comes. @param {GameEvent} event */
  #seen(event) {
    const { shown, board } = this.store;
    if (!shown) return;
    this.store.shown = after(shown, event, board);
    this.store.changed();
  }

  /** @param {GameEvent} event @param {() => void} tell says what chance has brought, once that can be seen */
  async #show(event, tell) {
    const { stage } = this;
    if (!stage) return;
    const pace = this.#pace;
    switch (event.kind) {
      case "thrown":
      case "thrown-for-start":
      case "thrown-for-rent": {
        const faces = [event.die1, event.die2];
        if ("die3" in event && event.die3) faces.push(event.die3);
        await stage.dice(faces, pace, tell);
        return this.#seen(event);
      }
      case "moved":
        await stage.walk(event.player, event.start, event.space, event.forward, pace);
        return this.#seen(event);
      case "sent-to-jail":
        await stage.jail(event.player, pace);
        return this.#seen(event);
      case "card-drawn":
        return stage.card(event.deck, event.card, pace, tell);
      default:
        await this.#pay(stage, event, pace);
        this.#seen(event);
        return stage.other(event.kind, event, pace);
    }
  }

  /** Money seen going from hand to hand; the sums follow as it arrives. @param {Stage} stage @param {GameEvent} event @param {number} pace */
  async #pay(stage, event, pace) {
    for (const { from, to, amount } of flowsOf(event)) {
      await stage.pay(from, to, amount, pace);
      const { shown } = this.store;
      if (!shown) continue;
      const cash = shown.cash.map((held, player) => held + (player === to ? amount : 0) - (player === from ? amount : 0));
      this.store.shown = { ...shown, cash };
      this.store.changed();
    }
  }
}
