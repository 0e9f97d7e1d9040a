/** What auctions, shortages and offers have in common: a header, and people with what they have said. */

import { h } from "../../base/dom.js";
import { words } from "../../base/words.js";
import { clockOf } from "../../components/clock.js";
import { icon } from "../../components/icon.js";
import { tokenDisc } from "../../components/things/token-disc.js";
import { nameOf } from "../../model/seats.js";

/** @typedef {import("../../model/live-table.js").LiveTable} LiveTable */
/** @typedef {import("../../base/dom.js").Content} Content */

/** @param {LiveTable} store @param {string} symbol @param {string} title @param {Content} [beside] the clock if not given */
export function header(store, symbol, title, beside = clockOf(store, store.position?.actor ?? -1)) {
  return h("header", h("h2", icon(symbol), title), beside);
}

/** "You" for oneself. @param {LiveTable} store @param {number} seat */
export const nameFor = (store, seat) => (seat === store.seat ? words.common.You : nameOf(store, seat));

/**
 * One who was asked, and the answer; in a crowd the name is not seen.
 * @param {LiveTable} store @param {number} seat @param {string} state @param {string} said @param {import("../../base/dom.js").Props & { crowd?: boolean }} [props]
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
