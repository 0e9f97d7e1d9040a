/** One player: what they hold, and a way to trade. */

import { h, money, openSheet, words } from "../kit.js";
import { botTitle } from "../panels/bots.js";
import { deedsOf } from "../panels/deeds.js";
import { openTrade } from "../panels/doors.js";
import { nameOf, tokenDisc, worthOf } from "../panels/seat.js";

/** @param {import("../table/store.js").TableStore} store @param {number} seat */
export function showPlayer(store, seat) {
  openSheet({
    key: "player",
    title: nameOf(store, seat),
    class: "player-sheet",
    source: store,
    content: (sheet) => content(store, seat, () => sheet.close()),
  });
}

/** @param {import("../table/store.js").TableStore} store @param {number} seat @param {() => void} close */
function content(store, seat, close) {
  const { shown } = store;
  const view = store.table.seats[seat];
  const w = words.table.players;
  if (!shown || !view) return null;
  const mayTrade = store.seat !== null && store.seat >= 0 && store.seat !== seat && !shown.retired[seat] && !shown.retired[store.seat] && shown.phase !== "over";
  return [
    h(
      ".sums",
      tokenDisc(store, seat),
      h("b.money", money(shown.cash[seat])),
      h("span", worthOf(shown, seat)),
      view.bot && h("span.none", botTitle(store, view)),
    ),
    deedsOf(store, seat) ?? h("p.none", w.noDeeds),
    mayTrade &&
      h(
        ".row.end",
        h("button.main", { "data-trade": seat, onclick: () => (close(), openTrade(store, seat)) }, w.trade(nameOf(store, seat))),
      ),
  ];
}
