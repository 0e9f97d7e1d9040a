/** A Space in words: "New York Avenue, orange, owned by Bob, 2 houses". */

import { money, words } from "../kit.js";
import { nameFor } from "../table/caption.js";
import { inWords } from "./mini.js";

/** @typedef {import("../table/store.js").TableStore} Store */

/** @param {Store} store @param {number} space */
export function labelOf(store, space) {
  const w = words.board;
  const { price } = store.board.spaces[space];
  const owner = store.shown?.owner[space] ?? -1;
  const deed = price > 0 && (owner >= 0 ? w.ownedBy(nameFor(store, owner)) : store.shown ? w.forSale(money(price)) : money(price));
  return [inWords(store, space), deed, w.standing(whoIsThere(store, space, false)), w.jailed(whoIsThere(store, space, true))].filter(Boolean).join(", ");
}

/** @param {Store} store @param {number} space @param {boolean} jailed */
function whoIsThere(store, space, jailed) {
  const { shown } = store;
  const names = shown?.space.map((at, seat) => at === space && !shown.retired[seat] && Boolean(shown.jail[seat]) === jailed && nameFor(store, seat));
  return (names ?? []).filter((name) => name !== false);
}
