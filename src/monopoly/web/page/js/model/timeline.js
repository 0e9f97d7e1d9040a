/** A replay's frames tell only what changed; here every moment can be had whole. */

import { http } from "../net/http.js";
import { readPosition, withChanges } from "./position.js";

/** @typedef {import("../../types/wire.d.ts").Replay} Replay */
/** @typedef {import("../../types/wire.d.ts").Frame} Frame */
/** @typedef {import("./position.js").Position} Position */
/** What lies open after a frame. @typedef {{ told: import("./position.js").Told, worth: number[] }} Moment */

const EVERY = 50; // frames between two that are kept whole

export class Timeline {
  /** @type {Moment[]} */
  #kept = [];
  /** The first frame of each turn, in order; that of turn 0 is the opening. @type {number[]} */
  turns = [];
  /** What everybody was worth at the end of each turn, by player; a line ends where its player does. @type {number[][]} */
  worth;

  /** @param {Replay} replay */
  constructor(replay) {
    const { frames, players } = replay;
    this.replay = replay;
    this.worth = players.map(() => []);
    const done = players.map(() => false);
    /** @type {any} the first frame tells everything */
    const nothing = {};
    /** @type {Moment} */
    let moment = { told: nothing, worth: [] };
    for (const [i, frame] of frames.entries()) {
      moment = after(moment, frame);
      if (i % EVERY === 0) this.#kept.push(moment);
      if (frame.turn !== frames[i - 1]?.turn) this.turns.push(i);
      if (frame.turn === frames[i + 1]?.turn) continue;
      for (const [player, line] of this.worth.entries()) {
        if (!done[player]) line.push(moment.worth[player]);
        done[player] ||= Boolean(moment.told.players[player].retired);
      }
    }
  }

  /** The position after a frame. @param {number} index @returns {Position} */
  position(index) {
    const { frames, board } = this.replay;
    const from = Math.floor(index / EVERY);
    const { told, worth } = frames.slice(from * EVERY + 1, index + 1).reduce(after, this.#kept[from]);
    return readPosition(told, board, worth, frames[index].called);
  }

  /** Where in `turns` a frame lies. @param {number} index */
  turnAt(index) {
    return this.turns.findLastIndex((first) => first <= index);
  }
}

/** @param {Moment} moment @param {Frame} frame @returns {Moment} */
function after({ told, worth }, frame) {
  return { told: withChanges(told, frame.position), worth: frame.worth ?? worth };
}

/** Replays by the id of their table, as long as somebody shows them. @type {Map<string, WeakRef<Timeline>>} */
const shown = new Map();
/** Those that are on their way. @type {Map<string, Promise<Timeline>>} */
const awaited = new Map();

/** @param {string} id @returns {Promise<Timeline>} */
export async function timelineOf(id) {
  const known = shown.get(id)?.deref();
  if (known) return known;
  const coming = awaited.get(id) ?? http.replay(id).then((replay) => new Timeline(replay));
  awaited.set(id, coming);
  try {
    const timeline = await coming;
    shown.set(id, new WeakRef(timeline));
    return timeline;
  } finally {
    awaited.delete(id);
  }
}
