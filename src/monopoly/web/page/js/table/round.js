/**
 * What has been said in the auction or the building shortage that is on, oldest first: the position
 * tells only the highest bid. A new auction begins anew, but the wishes of a shortage stay with it.
 */

/** @typedef {import("../../types/wire.d.ts").LogEntry} LogEntry */
/** @typedef {{ what: "bid" | "pass" | "want", seat: number, amount: number }} Word */

/** @param {Word[]} round @param {LogEntry} entry @returns {Word[]} */
export function roundAfter(round, entry) {
  return entry.what === "played" ? entry.events.reduce(heard, round) : round;
}

/** @type {Record<string, Word["what"]>} */
const SAID = { "bid-made": "bid", "bidder-passed": "pass", wanted: "want" };

/** @param {Word[]} round @param {any} event @returns {Word[]} */
function heard(round, { kind, player: seat, item, amount = 0, count = amount }) {
  if (kind === "shortage-declared") return [{ what: "want", seat, amount: 1 }];
  if (kind === "auction-opened") return item < BUILDINGS ? [] : round.filter(({ what }) => what === "want");
  return kind in SAID ? [...round, { what: SAID[kind], seat, amount: count }] : round;
}

/** What is auctioned is a Space, or from here on a building: a house, a hotel. */
export const BUILDINGS = 40;
export const HOTEL = 41;

/** @param {number} item */
export const buildingOf = (item) => (item === HOTEL ? "hotel" : "house");
