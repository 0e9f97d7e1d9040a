/** A sentence at the edge of the table: news goes away by itself, a refusal stays until it is dismissed. */

import { h, patch } from "../base/dom.js";
import { words } from "../base/words.js";
import { Trouble } from "../net/http.js";
import { cited } from "./clauses.js";

/** @typedef {{ id: number, text: string, clause: string }} Toast */

const SECONDS = 7;
const MOST = 3;

/** @type {Toast[]} */
let toasts = [];
let count = 0;

/** @param {string} text */
export function toast(text) {
  const one = add(text);
  setTimeout(() => drop(one), SECONDS * 1000);
}

/** What went wrong with something that was asked for. @param {unknown} trouble */
export function toastTrouble(trouble) {
  if (trouble instanceof Trouble) add(trouble.message, trouble.clause);
  else reportError(trouble); // main.js hears it
}

/** The same sentence stands there once. @param {string} text */
function add(text, clause = "") {
  const one = { id: ++count, text, clause };
  toasts = [...toasts.filter((known) => known.text !== text), one].slice(-MOST);
  draw();
  return one;
}

/** @param {Toast} one */
function drop(one) {
  toasts = toasts.filter((known) => known !== one);
  draw();
}

function draw() {
  const place = document.getElementById("toasts");
  if (!place) return;
  place.popover = "manual"; // above any sheet that is open
  patch(
    place,
    toasts.map((one) =>
      h(
        ".toast",
        { key: one.id },
        h("p", cited(one.text, one.clause)),
        h("button.quiet", { "aria-label": words.common.close, onclick: () => drop(one) }, "×"),
      ),
    ),
  );
  if (place.matches(":popover-open")) place.hidePopover();
  if (toasts.length) place.showPopover();
}
