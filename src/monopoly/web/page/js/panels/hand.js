/** Your hand: cash, deeds and jail cards. */

import { define, h, money, notesOf, Panel, words } from "../kit.js";
import { deedsOf } from "./deeds.js";

class Hand extends Panel {
  render() {
    const { store } = this;
    const { shown, seat } = store;
    const w = words.table.hand;
    if (!shown) return null;
    if (seat === null) return h("p.hand.none", w.watching);
    if (seat < 0) return h("p.hand.none", w.banking);
    if (shown.retired[seat]) return h("p.hand.none", w.out);
    return h(
      "section.hand",
      { "aria-label": w.label },
      h(".purse", h("b.money", money(shown.cash[seat])), notes(shown.cash[seat])),
      deedsOf(store, seat) ?? h("p.none", w.noDeeds),
    );
  }
}

/** The same sum as notes on the table, each kind in a small pile. @param {number} cash */
function notes(cash) {
  return h(
    "ul.notes",
    notesOf(cash).map(({ value, count }) =>
      h(
        "li",
        { key: value, "aria-label": words.table.hand.notes(count, money(value)) },
        h("span", { class: `note note-${value}`, style: `--pile: ${Math.min(count, 4) - 1}` }, value),
        count > 1 && h("small", `×${count}`),
      ),
    ),
  );
}

define("mp-hand", Hand);
