/** Ways into the sheets, which come when they are first wanted. */

import { toastTrouble } from "../../components/toast.js";

/** @typedef {import("../../model/live-table.js").LiveTable} LiveTable */

/** @param {LiveTable} store @param {number} [seat] */
export function openTrade(store, seat) {
  import("./trade.js").then(({ showTrade }) => showTrade(store, seat)).catch(toastTrouble);
}

/** @param {import("../../model/game.js").Game} store @param {number} space */
export function openDeed(store, space) {
  import("./deed.js").then(({ showDeed }) => showDeed(store, space)).catch(toastTrouble);
}

/** @param {LiveTable} store @param {string} [group] */
export function openEstate(store, group) {
  import("./estate.js").then(({ showEstate }) => showEstate(store, group)).catch(toastTrouble);
}

/** @param {string} clause "" for the book as it begins */
export function openRulebook(clause) {
  import("./rulebook.js").then(({ showClause }) => showClause(clause)).catch(toastTrouble);
}

/** @param {LiveTable} store */
export async function openEnd(store) {
  const { showEnd } = await import("./end.js");
  showEnd(store);
}
