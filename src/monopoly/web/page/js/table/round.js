/**
 * What has been said in the auction or the building shortage that is on, oldest first: the position
 * tells only the highest bid. A new auction begins anew, but the wishes of a shortage stay with it.
 */

/** @typedef {import("../../types/wire.d.ts").BoardView} BoardView */
/** @typedef {import("../../types/wire.d.ts").LogEntry} LogEntry */
/** @typedef {{ what: "bid" | "pass" | "want", seat: number, amount: number }} Word */

/** @param {Word[]} round @param {LogEntry} entry @param {BoardView} board @returns {Word[]} */
export function roundAfter(round, entry, board) {
  return entry.what === "played" ? entry.events.reduce((known, event) => heard(known, event, board), round) : round;
}

/** @type {Record<string, Word["what"]>} */
const SAID = { "bid-made": "bid", "bidder-passed": "pass", wanted: "want" };

/** @param {Word[]} round @param {any} event @param {BoardView} board @returns {Word[]} */
function heard(round, { kind, player: seat, item, amount = 0, count = amount }, board) {
  if (kind === "shortage-declared") return [{ what: "want", seat, amount: 1 }];
  if (kind === "auction-opened") return buildingOf(board, item) ? round.filter(({ what }) => what === "want") : [];
  return kind in SAID ? [...round, { what: SAID[kind], seat, amount: count }] : round;
}

/** What is auctioned, where it is no Space. @param {BoardView} board @param {number} item */
export const buildingOf = (board, item) => (item === board.house_item ? "house" : item === board.hotel_item ? "hotel" : "");
