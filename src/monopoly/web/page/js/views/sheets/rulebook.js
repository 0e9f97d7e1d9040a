/** The statute book over the table, open at a clause. */

import { h } from "../../base/dom.js";
import { words } from "../../base/words.js";
import { openSheet } from "../../components/sheet.js";
import "../rulebook/view.js";

/** @param {string} clause */
export function showClause(clause) {
  const table = /** @type {import("../../components/panel.js").Panel | null} */ (document.querySelector("mp-table"))?.store.table ?? null;
  openSheet({
    key: "rulebook",
    title: words.rules.title,
    class: "wide rulebook-sheet",
    content: () => h("mp-rulebook", { wish: { clause, table } }),
  });
}
