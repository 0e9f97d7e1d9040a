/** What things are called: this place, and its tables. */

import { words } from "../base/words.js";

/** @typedef {import("../../types/wire.d.ts").TableView} TableView */

/** @param {TableView} table */
export const hostOf = (table) => table.seats.find((seat) => seat.seat === table.host) ?? table.banker;

/** A table's own name, or its host's. @param {TableView} table */
export const titleOf = (table) => table.title || words.lobby.room.tableOf(hostOf(table)?.name ?? words.lobby.guest);
