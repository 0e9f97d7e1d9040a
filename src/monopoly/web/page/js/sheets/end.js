/** The end of the game: who won, how it went, whether the dice were fair, and what comes next. */

import { chart } from "../end/chart.js";
import { recordDoor } from "../end/verdict.js";
import { go } from "../go.js";
import { cited, h, icon, money, openSheet, toastTrouble, words } from "../kit.js";
import { Errand } from "../lobby/errand.js";
import { http } from "../net/http.js";
import { nameOf, tokenDisc } from "../panels/seat.js";
import { momentsOf } from "../replay/moments.js";

/** @typedef {import("../table/store.js").TableStore} TableStore */
/** @typedef {import("../replay/moments.js").Moments} Moments */

const say = words.end;

/** Of each table: the sheet may be closed and opened again meanwhile. @type {WeakMap<TableStore, Errand>} */
const rematches = new WeakMap();

/** @param {TableStore} store */
export function showEnd(store) {
  const { ended, table } = store;
  if (!ended) return;
  const winners = ended.winners.map((seat) => (seat === store.seat ? words.common.You : nameOf(store, seat)));
  /** @type {Moments | null} */
  let moments = null;
  let waiting = true;
  const sheet = openSheet({
    key: "end",
    title: winners.length ? say.wins(winners) : say.over,
    class: "wide end-sheet",
    source: store,
    content: () => [standings(store, ended), doors(store), moments ? looks(moments) : h("p.hint", { role: "status", hidden: !waiting }, say.loading), dice(store, moments)],
  });
  momentsOf(table.id)
    .then((found) => (moments = found), toastTrouble)
    .finally(() => {
      waiting = false;
      sheet.draw();
    });
}

/** @param {TableStore} store @param {import("../../types/wire.d.ts").Ended} ended */
function standings(store, ended) {
  return h(
    "ol.standings",
    { "aria-label": say.standings },
    ended.places.map(({ seat, place, worth, retired }) => {
      const won = ended.winners.includes(seat);
      return h(
        "li",
        { key: seat, class: won ? "won" : retired && "retired", "data-seat": seat, "data-place": place },
        h("span.rank.number", place, "."),
        tokenDisc(store, seat),
        h("span.standing-name", nameOf(store, seat), won && [" ", icon("crown"), h("span.unseen", say.winner)]),
        h("span.money", retired ? say.bankrupt : money(worth)),
      );
    }),
  );
}

/** Where one may go from here. @param {TableStore} store */
function doors(store) {
  const { id, rematch } = store.table;
  const errand = rematches.get(store) ?? new Errand(() => store.changed());
  rematches.set(store, errand);
  const again = async () => go(`/table/${(await http.rematch(id)).table.id}`);
  return h(
    ".row.end-doors",
    store.sits
      ? h("button.main", { "data-rematch": "", disabled: errand.busy, onclick: () => void errand.run(again) }, rematch ? say.joinRematch : say.rematch)
      : rematch && h("a.button", { href: `/table/${rematch}` }, say.joinRematch),
    h("a.button", { href: `/table/${id}/replay`, "data-replay": "" }, say.replay),
    recordDoor(id),
    h("a.button", { href: "/" }, say.lobby),
    errand.problem(),
  );
}

/** @param {Moments} moments */
function looks(moments) {
  return h(
    "section.end-chart",
    { key: "chart" },
    h("h3", say.chart),
    chart(moments),
    h("p.hint", cited(moments.replay.worth.text, moments.replay.worth.clause)),
  );
}

/** @param {TableStore} store @param {Moments | null} moments */
function dice({ table, ended }, moments) {
  const { id, commitment, secret } = table;
  return h("mp-dice-check", { wish: { id, heading: "h3", commitment, secret: secret || ended?.secret || "", server: moments?.replay.dice ?? null } });
}
