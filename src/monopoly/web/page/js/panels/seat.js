/** A seat as it is spoken of anywhere. */

import { disc, money, words } from "../kit.js";

/** @typedef {import("../table/store.js").TableStore} TableStore */

/** @param {TableStore} store @param {number} seat */
export function nameOf(store, seat) {
  if (seat < 0) return words.common.bank;
  return store.table.seats[seat]?.name ?? "";
}

/** "you" for oneself. @param {TableStore} store @param {number} seat */
export function whoIs(store, seat) {
  return seat >= 0 && seat === store.seat ? words.common.you : nameOf(store, seat);
}

/** Nobody's is told while a tax is chosen blind. @param {import("../../types/wire.d.ts").Position} shown @param {number} seat */
export function worthOf({ worth }, seat) {
  const { players } = words.table;
  return worth.length ? players.worth(money(worth[seat])) : players.blind;
}

/** @param {TableStore} store @param {number} seat */
export function tokenDisc(store, seat) {
  return disc(store.table.seats[seat]?.token ?? "", seat);
}
