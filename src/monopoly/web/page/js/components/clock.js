/** The time a seat has left, running down here between what the server says of it. */

import { h } from "../base/dom.js";
import { words } from "../base/words.js";

/** "1:05" @param {number} milliseconds */
function minutes(milliseconds) {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * Of the decision first, then of the reserve, then of the grace.
 * @param {import("../model/game.js").Game} store @param {number} seat
 */
function timeLeft(store, seat) {
  const clock = store.decision?.clock;
  if (!clock) return null;
  const reserve = clock.reserve[seat] ?? 0;
  if (clock.seat !== seat) return { stage: "rest", left: reserve, reserve };
  let used = performance.now() - store.heardAt;
  if (used < clock.decision) return { stage: "decision", left: clock.decision - used, reserve };
  used -= clock.decision;
  if (used < reserve) return { stage: "reserve", left: reserve - used, reserve: reserve - used };
  used -= reserve;
  return { stage: "grace", left: clock.grace - used, reserve: 0 };
}

/** @param {import("../model/game.js").Game} store @param {number} seat */
export function clockOf(store, seat) {
  const time = timeLeft(store, seat);
  if (!time || (time.stage === "rest" && !time.left)) return null;
  return h("span", { class: `clock ${time.stage}`, role: "timer", title: words.table.players.reserve(minutes(time.reserve)) }, minutes(time.left));
}
