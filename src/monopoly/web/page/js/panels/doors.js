/** Ways from the panels into the sheets, which come when they are first wanted. */

import { toastTrouble } from "../toast.js";

/** @typedef {import("../table/store.js").TableStore} TableStore */

/** @param {TableStore} store @param {number} [seat] */
export function openTrade(store, seat) {
  import("../sheets/trade.js").then(({ showTrade }) => showTrade(store, seat)).catch(toastTrouble);
}

/** @param {TableStore} store @param {number} space */
export function openDeed(store, space) {
  import("../sheets/deed.js").then(({ showDeed }) => showDeed(store, space)).catch(toastTrouble);
}

/** @param {TableStore} store @param {string} [group] */
export function openEstate(store, group) {
  import("../sheets/estate.js").then(({ showEstate }) => showEstate(store, group)).catch(toastTrouble);
}
