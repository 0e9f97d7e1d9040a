/** Your hand: cash, deeds and jail cards. */

import { h } from "../../base/dom.js";
import { money, notesOf } from "../../base/money.js";
import { define } from "../../base/view.js";
import { words } from "../../base/words.js";
import { deedsOf } from "../../components/things/deeds.js";
import { Panel } from "../../components/panel.js";
import { openDeed } from "../sheets/open.js";

/** @typedef {import("../../model/live-table.js").LiveTable} LiveTable */

/** @extends {Panel<LiveTable>} */
class Hand extends Panel {
  render() {
    const { store } = this;
    const { position, seat } = store;
    if (!position) return null;
    if (seat === null) return h("p.hand.quietly", words.table.hand.watching);
    if (seat < 0) return h("p.hand.quietly", words.table.hand.banking);
    if (position.retired[seat]) return h("p.hand.quietly", words.table.hand.out);
    return h(
      "section.hand",
      { "aria-label": words.table.hand.label },
      h(".purse", h("b.money", money(position.cash[seat])), notes(position.cash[seat])),
      deedsOf(store, seat, (space) => openDeed(store, space)) ?? h("p.quietly", words.table.hand.noDeeds),
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
