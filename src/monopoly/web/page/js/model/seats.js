/** A seat as it is spoken of anywhere. */

import { money } from "../base/money.js";
import { words } from "../base/words.js";
import { choices } from "./rules.js";

/** @typedef {import("./game.js").Game} Game */

/** @param {Pick<Game, "table">} store @param {number} seat */
export function nameOf(store, seat) {
  if (seat < 0) return words.common.bank;
  return store.table.seats[seat]?.name ?? "";
}

/** "you" for oneself. @param {Pick<Game, "table" | "seat">} store @param {number} seat */
export function whoIs(store, seat) {
  return seat >= 0 && seat === store.seat ? words.common.you : nameOf(store, seat);
}

/** Nobody's is told while a tax is chosen blind. @param {import("../../types/wire.d.ts").Position} position @param {number} seat */
export function worthOf({ worth }, seat) {
  const { players } = words.table;
  return worth.length ? players.worth(money(worth[seat])) : players.blind;
}

/** @param {Game} store @param {number} seat */
export function tokenOf(store, seat) {
  const chosen = store.position?.token[seat] ?? -1;
  return store.board.tokens[chosen] ?? store.table.seats[seat]?.token ?? "person";
}

/** What kind of player a bot is, in the server's own words. @param {import("../../types/wire.d.ts").SeatView} view */
export function botTitle({ name, bot, person }) {
  const known = choices.known?.bots.find((one) => one.name === bot);
  const kind = known ? words.table.players.character(known.level || bot, known.character) : bot;
  return `${name} · ${person ? words.table.players.standIn : kind}`;
}
