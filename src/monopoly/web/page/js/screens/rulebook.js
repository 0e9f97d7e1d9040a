/** The rulebook on a screen of its own; the address names the clause it is open at. */

import { h } from "../base/dom.js";
import { words } from "../base/words.js";
import { addressOf } from "../views/rulebook/view.js";

export async function rulebook() {
  const asked = new URLSearchParams(location.search).get("clause") ?? decodeURIComponent(location.hash.slice(1));
  document.title = words.rules.title;
  return h(
    "main.rulebook",
    h("header.row.on-table", h("h1", words.rules.title), h("a.button", { href: "/" }, words.common.back)),
    h("p.lead", words.rules.lead),
    h("mp-rulebook", { wish: { clause: asked, table: null, onopen: remember } }),
  );
}

/** So that the address can be handed on. @param {string} clause */
function remember(clause) {
  if (location.pathname === "/rules") history.replaceState(null, "", clause ? addressOf(clause) : "/rules");
}
