/** The story as lines: each thing that happened, with its sentence, clause and what it is about. */

import { words } from "../base/words.js";
import { treatmentOf } from "./events.js";

/** @typedef {import("../../types/wire.d.ts").LogEntry} LogEntry */
/** @typedef {import("../../types/wire.d.ts").Event} GameEvent */
/** @typedef {import("../../types/wire.d.ts").Sentence} Sentence */
/** @typedef {import("./events.js").Topic} Topic */
/**
 * @typedef {object} Line
 * @property {string} key
 * @property {number} version of its entry; in a replay the number of its frame
 * @property {number} event which event of the entry it tells; -1 the entry itself
 * @property {number} at seconds since 1970
 * @property {Topic} topic
 * @property {string} kind of the event or entry
 * @property {string} text
 * @property {string} clause
 * @property {number | null} seat whose doing it is
 * @property {string} name of whoever says it, in chat
 * @property {boolean} big what the game will be remembered for
 * @property {number} turn the number of the turn that begins here, else 0
 */

export const TOPICS = /** @type {const} */ (["moves", "money", "property", "trades", "table", "chat"]);

/** Tells one table's log, or what is known of it. It remembers who sat where, for seats move up before the game. */
export class LineTeller {
  /** @type {string[]} */
  #names;
  #began;

  /** @param {string[]} [players] where the game has begun before what is told */
  constructor(players) {
    this.#names = [...(players ?? [])];
    this.#began = players !== undefined;
  }

  /** @param {LogEntry} entry @param {number | null} reader where the reader sits @returns {Line[]} */
  tell(entry, reader) {
    const { what, version, at } = entry;
    const seat = "seat" in entry ? entry.seat : null;
    const text = this.#entry(entry, seat ?? -1, reader);
    const isSaid = what === "said";
    const line = { ...blank(version, -1, at), topic: /** @type {Topic} */ (isSaid ? "chat" : "table"), kind: what, text, seat, name: isSaid ? entry.name : "", big: what === "began" };
    const events = what === "began" || what === "played" ? eventLines(entry.events, entry.told ?? [], version, at) : [];
    return text ? [line, ...events] : events;
  }

  /** What the entry itself says; "" where its events tell it. @param {LogEntry} entry @param {number} seat @param {number | null} reader */
  #entry(entry, seat, reader) {
    if (entry.what === "sat" && seat >= 0) this.#names[seat] = entry.name;
    const you = this.#began && seat === reader;
    const name = you ? words.common.You : seat < 0 ? words.story.banker : (this.#names[seat] ?? words.story.somebody);
    if (entry.what === "stood") this.#names.splice(seat, 1);
    if (entry.what === "began") {
      this.#names = [...entry.players];
      this.#began = true;
    }
    /** @type {Record<string, (entry: any, who: { you: boolean, name: string }) => string>} */
    const told = words.story.entry;
    return told[entry.what]?.(entry, { you, name }) ?? "";
  }
}

/**
 * The lines of events and their sentences. That a turn ends is told by the next one's heading.
 * @param {GameEvent[]} events @param {Sentence[]} told @param {number} version @param {number} at @returns {Line[]}
 */
export function eventLines(events, told, version, at) {
  const lines = [];
  for (const [i, event] of events.entries()) {
    if (event.kind === "turn-ended" || !told[i]) continue;
    const { topic, big = false } = treatmentOf(event);
    lines.push({
      ...blank(version, i, at),
      topic,
      kind: event.kind,
      text: told[i].text,
      clause: told[i].clause,
      seat: doer(event),
      big,
      turn: event.kind === "turn-began" ? event.turn : 0,
    });
  }
  return lines;
}

/** @param {GameEvent} event @returns {number | null} */
function doer(event) {
  if ("player" in event) return event.player;
  if ("payer" in event) return event.payer >= 0 ? event.payer : event.payee;
  return "owner" in event ? event.owner : null;
}

/** @param {number} version @param {number} event @param {number} at @returns {Line} */
function blank(version, event, at) {
  const key = `${version}.${event}`;
  return { key, version, event, at, topic: "moves", kind: "", text: "", clause: "", seat: null, name: "", big: false, turn: 0 };
}
