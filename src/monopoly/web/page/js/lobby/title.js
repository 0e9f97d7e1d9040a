/** What things are called: this place, and its tables. */

import { h, words } from "../kit.js";

/** @typedef {import("../../types/wire.d.ts").TableView} TableView */

/** The name of it all, as it is written everywhere. */
export function wordmark() {
  const [first, last] = words.common.title.split(" ");
  return [`${first} `, h("em", last)];
}

/** @param {TableView} table */
export const hostOf = (table) => table.seats.find((seat) => seat.seat === table.host) ?? table.banker;

/** A table's own name, or its host's. @param {TableView} table */
export const titleOf = (table) => table.title || words.lobby.room.tableOf(hostOf(table)?.name ?? words.lobby.guest);
