/** What many prompts are made of: a heading with its icon, and what may be chosen as buttons. */

import { h } from "../../base/dom.js";
import { icon } from "../../components/icon.js";
import { actionButton } from "../../components/perform.js";
import { cited } from "../../components/clauses.js";

/** @typedef {import("../../model/live-table.js").LiveTable} LiveTable */
/** @typedef {import("../../base/dom.js").Content} Content */

/** @param {string} symbol @param {Content} title @param {Content} [text] */
export function heading(symbol, title, text) {
  return [h("h2", icon(symbol), h("span", title)), text && h("p.about", text)];
}

/** Buttons for all legal actions of these kinds. @param {LiveTable} store @param {...string} kinds */
export function choices(store, ...kinds) {
  return h(".choices", store.legal(...kinds).map((legal) => actionButton(store, legal, { key: JSON.stringify(legal.action) })));
}

/** What the server says is to be known before doing this. @param {LiveTable} store @param {string} kind */
export function noteOf(store, kind) {
  const note = store.legal(kind)[0]?.label?.note;
  return note && cited(note.text, note.clause);
}

/** Whether the game waits for you in one of these phases. @param {LiveTable} store @param {...string} phases */
export function awaited(store, ...phases) {
  return store.myTurn && phases.includes(store.decision?.phase ?? "");
}
