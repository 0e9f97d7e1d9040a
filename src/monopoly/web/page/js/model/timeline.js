/** A replay's frames tell only what changed; here every moment can be had whole. */

import { http } from "../net/http.js";

/** @typedef {import("../../types/wire.d.ts").Replay} Replay */
/** @typedef {import("../../types/wire.d.ts").Position} Position */

const EVERY = 50; // frames between two that are kept whole

export class Timeline {
  /** @type {Position[]} */
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
    let position = /** @type {Position} */ ({});
    for (const [i, frame] of frames.entries()) {
      position = { ...position, ...frame.position };
      if (i % EVERY === 0) this.#kept.push(position);
      if (frame.turn !== frames[i - 1]?.turn) this.turns.push(i);
      if (frame.turn === frames[i + 1]?.turn) continue;
      for (const [player, line] of this.worth.entries()) {
        if (!done[player]) line.push(position.worth[player]);
        done[player] ||= position.retired[player] > 0;
      }
    }
  }

  /** The position after a frame. @param {number} index @returns {Position} */
  position(index) {
    const from = Math.floor(index / EVERY);
    const changes = this.replay.frames.slice(from * EVERY + 1, index + 1).map((frame) => frame.position);
    return Object.assign({}, this.#kept[from], ...changes);
  }

  /** Where in `turns` a frame lies. @param {number} index */
  turnAt(index) {
    return this.turns.findLastIndex((first) => first <= index);
  }
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
