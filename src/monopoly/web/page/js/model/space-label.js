/** A Space in words: "New York Avenue, orange, owned by Bob, 2 houses, rent $220". */

import { money } from "../base/money.js";
import { words } from "../base/words.js";
import { deedOf } from "./answers.js";
import { whoIs } from "./seats.js";
import { inWords } from "./spaces.js";

/** @typedef {import("./game.js").Game} Game */

/** @param {Game} store @param {number} space @param {boolean} near whether it is or may soon be listened to: then its rent is told */
export function labelOf(store, space, near) {
  const { price, tax } = store.board.spaces[space];
  const owner = store.position?.owner[space] ?? -1;
  const cost = tax > 0 ? money(tax) : price > 0 && (owner >= 0 ? words.board.ownedBy(whoIs(store, owner)) : store.position ? words.board.forSale(money(price)) : money(price));
  const parts = [inWords(store, space, cost), near && owner >= 0 && rentOf(store, space), words.board.standing(whoIsThere(store, space, false)), words.board.jailed(whoIsThere(store, space, true))];
  return parts.filter(Boolean).join(", ");
}

/** What must be asked so that it can tell all. @param {Game} store @param {number} space */
export function questionOf({ live, position }, space) {
  return live && (position?.owner[space] ?? -1) >= 0 ? [deedOf(live, space)] : [];
}

/** What a visitor would owe, once the server has said so. A replay has nobody to ask. @param {Game} store @param {number} space */
function rentOf({ live }, space) {
  const deed = live?.answers.known(deedOf(live, space));
  return deed?.rent && words.board.rentNow(deed.per_pip ? words.table.perPip(money(deed.rent)) : money(deed.rent));
}

/** @param {Game} store @param {number} space @param {boolean} jailed */
function whoIsThere(store, space, jailed) {
  const { position } = store;
  const names = position?.space.map((at, seat) => at === space && !position.retired[seat] && Boolean(position.jail[seat]) === jailed && whoIs(store, seat));
  return (names ?? []).filter((name) => name !== false);
}
