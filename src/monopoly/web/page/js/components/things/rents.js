/** How rents would change: "rent $10 → $50". */

import { h } from "../../base/dom.js";
import { money } from "../../base/money.js";
import { words } from "../../base/words.js";

const SHOWN_MOST = 3;

/** @param {import("../../model/live-table.js").LiveTable} store @param {import("../../../types/wire.d.ts").Effect} effect */
export function rentsOf(store, effect) {
  const own = effect.rents.filter(({ space }) => store.position?.owner[space] === store.seat || store.seat === null);
  if (!own.length) return null;
  const more = own.length - SHOWN_MOST;
  return h(
    "span.rents",
    own.slice(0, SHOWN_MOST).map(({ space, before, after }) => {
      const { short, kind } = store.board.spaces[space];
      const sum = (/** @type {number} */ rent) => (kind === "utility" && rent ? words.table.perPip(money(rent)) : money(rent));
      return h("span", { key: space }, words.table.rent(short, sum(before), sum(after)));
    }),
    more > 0 && h("span", { key: "more" }, words.table.moreRents(more)),
  );
}
