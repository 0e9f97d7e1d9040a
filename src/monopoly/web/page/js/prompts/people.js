/** What auctions, shortages and offers have in common: a header, and people with what they have said. */

import { h, icon, words } from "../kit.js";
import { nameOf, tokenDisc } from "../panels/seat.js";
import { clockOf } from "../table/clock.js";

/** @typedef {import("../table/store.js").TableStore} TableStore */
/** @typedef {import("../dom.js").Content} Content */

/** @param {TableStore} store @param {string} symbol @param {string} title @param {Content} [beside] the clock if not given */
export function header(store, symbol, title, beside = clockOf(store, store.shown?.actor ?? -1)) {
  return h("header", h("h2", icon(symbol), title), beside);
}

/** "You" for oneself. @param {TableStore} store @param {number} seat */
export const nameFor = (store, seat) => (seat === store.seat ? words.common.You : nameOf(store, seat));

/**
 * One who was asked, and the answer; in a crowd the name is not seen.
 * @param {TableStore} store @param {number} seat @param {string} state @param {string} said @param {import("../dom.js").Props & { crowd?: boolean }} [props]
 */
export function person(store, seat, state, said, { crowd, ...props } = {}) {
  const deciding = state === "deciding" && h("i", said && " · ", words.sheets.deciding);
  return h(
    "li",
    { key: seat, class: state, title: nameOf(store, seat), "data-seat": seat, "data-state": state, ...props },
    tokenDisc(store, seat),
    h("span.name", { class: crowd && "unseen" }, nameFor(store, seat)),
    (said || deciding) && h("small", said, deciding),
  );
}
