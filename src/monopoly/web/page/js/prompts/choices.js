/** What many prompts are made of: a heading with its icon, and what may be chosen as buttons. */

import { cited, h, icon } from "../kit.js";
import { actionButton } from "../table/perform.js";

/** @typedef {import("../table/store.js").TableStore} TableStore */
/** @typedef {import("../dom.js").Content} Content */

/** @param {string} symbol @param {Content} title @param {Content} [text] */
export function heading(symbol, title, text) {
  return [h("h2", icon(symbol), h("span", title)), text && h("p.about", text)];
}

/** Buttons for all legal actions of these kinds. @param {TableStore} store @param {...string} kinds */
export function choices(store, ...kinds) {
  return h(".choices", store.legal(...kinds).map((legal) => actionButton(store, legal, { key: JSON.stringify(legal.action) })));
}

/** What the server says is to be known before doing this. @param {TableStore} store @param {string} kind */
export function noteOf(store, kind) {
  const { note, clause } = store.legal(kind)[0] ?? {};
  return note && cited(note, clause);
}

/** Whether the game waits for you in one of these phases. @param {TableStore} store @param {...string} phases */
export function awaited(store, ...phases) {
  return store.myTurn && phases.includes(store.now?.phase ?? "");
}
