/** One player: what they hold, and a way to trade. */

import { h } from "../../base/dom.js";
import { money } from "../../base/money.js";
import { words } from "../../base/words.js";
import { deedsOf } from "../../components/things/deeds.js";
import { openSheet } from "../../components/sheet.js";
import { tokenDisc } from "../../components/things/token-disc.js";
import { botTitle, nameOf, worthOf } from "../../model/seats.js";
import { openDeed, openTrade } from "./open.js";

/** @param {import("../../model/game.js").Game} store @param {number} seat */
export function showPlayer(store, seat) {
  openSheet({
    key: "player",
    title: nameOf(store, seat),
    class: "player-sheet",
    source: store,
    content: (sheet) => content(store, seat, () => sheet.close()),
  });
}

/** @param {import("../../model/game.js").Game} store @param {number} seat @param {() => void} close */
function content(store, seat, close) {
  const { position, live } = store;
  const view = store.table.seats[seat];
  if (!position || !view) return null;
  const mayTrade = store.seat !== null && store.seat >= 0 && store.seat !== seat && !position.retired[seat] && !position.retired[store.seat] && position.phase !== "over";
  return [
    h(
      ".sums",
      tokenDisc(store, seat),
      h("b.money", money(position.cash[seat])),
      h("span", worthOf(position, seat)),
      view.bot && h("span.quietly", botTitle(view)),
    ),
    deedsOf(store, seat, (space) => openDeed(store, space)) ?? h("p.quietly", words.table.players.noDeeds),
    live &&
      mayTrade &&
      h(
        ".row.end",
        h("button.main", { "data-trade": seat, onclick: () => (close(), openTrade(live, seat)) }, words.table.players.trade(nameOf(store, seat))),
      ),
  ];
}
