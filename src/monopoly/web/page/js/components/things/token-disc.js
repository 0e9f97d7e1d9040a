/** The token of a seat, as it stands beside its name. */

import { disc } from "../icon.js";

/** @typedef {import("../../model/game.js").Game} Game */

/** @param {Game} store @param {number} seat */
export function tokenDisc(store, seat) {
  return disc(store.table.seats[seat]?.token ?? "", seat);
}
