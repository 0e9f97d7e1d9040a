/** A Space in words: "New York Avenue, orange, owned by Bob, 2 houses, rent $220". */

import { money, words } from "../kit.js";
import { answer } from "../table/answers.js";
import { whoIs } from "../panels/seat.js";
import { inWords } from "./mini.js";

/** @typedef {import("../table/store.js").TableStore} Store */

/** @param {Store} store @param {number} space @param {boolean} near whether it is or may soon be listened to: then its rent is asked for */
export function labelOf(store, space, near) {
  const w = words.board;
  const { price, tax } = store.board.spaces[space];
  const owner = store.shown?.owner[space] ?? -1;
  const cost = tax > 0 ? money(tax) : price > 0 && (owner >= 0 ? w.ownedBy(whoIs(store, owner)) : store.shown ? w.forSale(money(price)) : money(price));
  const parts = [inWords(store, space, cost), near && owner >= 0 && rentOf(store, space), w.standing(whoIsThere(store, space, false)), w.jailed(whoIsThere(store, space, true))];
  return parts.filter(Boolean).join(", ");
}

/** What a visitor would owe, once the server has said so. A replay has nobody to ask. @param {Store} store @param {number} space */
function rentOf(store, space) {
  const deed = store.deed && answer(store, `deed ${space}`, () => store.deed(space));
  return deed?.rent && words.board.rentNow(deed.per_pip ? words.table.perPip(money(deed.rent)) : money(deed.rent));
}

/** @param {Store} store @param {number} space @param {boolean} jailed */
function whoIsThere(store, space, jailed) {
  const { shown } = store;
  const names = shown?.space.map((at, seat) => at === space && !shown.retired[seat] && Boolean(shown.jail[seat]) === jailed && whoIs(store, seat));
  return (names ?? []).filter((name) => name !== false);
}
