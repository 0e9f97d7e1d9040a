/** Clauses, each a tap away from its place in the statute book. */

import { h } from "../base/dom.js";

/** Who opens the book: the page says so as it starts. @type {(clause: string) => void} */
let open = () => {};

/** @param {(clause: string) => void} handler */
export function onClause(handler) {
  open = handler;
}

/** A clause that can be read by a tap. @param {string} clause */
export function clauseButton(clause) {
  return h("button.clause", { onclick: () => open(clause) }, clause);
}

/** Why something cannot be done. @param {import("../../types/wire.d.ts").Reason} reason */
export const because = ({ sentence, clause }) => cited(sentence, clause);

/** A sentence with the clause it rests on, if there is one. @param {import("../base/dom.js").Content} text @param {string} [clause] */
export const cited = (text, clause) => [text, clause && [" ", clauseButton(clause)]];
