/** The end of the game: who won, how it went, whether the dice were fair, and what comes next. */

import { h } from "../../base/dom.js";
import { money } from "../../base/money.js";
import { go } from "../../base/router.js";
import { words } from "../../base/words.js";
import { AsyncTask } from "../../components/async-task.js";
import { chart } from "../../components/chart.js";
import { cited } from "../../components/clauses.js";
import { recordDoor } from "../../components/dice-check.js";
import { icon } from "../../components/icon.js";
import { openSheet } from "../../components/sheet.js";
import { tokenDisc } from "../../components/things/token-disc.js";
import { nameOf } from "../../model/seats.js";
import { timelineOf } from "../../model/timeline.js";
import { http } from "../../net/http.js";

/** @typedef {import("../../model/live-table.js").LiveTable} LiveTable */
/** @typedef {import("../../model/timeline.js").Timeline} Timeline */

/** Of each table: the sheet may be closed and opened again meanwhile. @type {WeakMap<LiveTable, AsyncTask>} */
const rematches = new WeakMap();

/** @param {LiveTable} store */
export function showEnd(store) {
  const { ended, table } = store;
  if (!ended) return;
  const winners = ended.winners.map((seat) => (seat === store.seat ? words.common.You : nameOf(store, seat)));
  /** @type {Timeline | null} */
  let timeline = null;
  const task = rematches.get(store) ?? new AsyncTask(() => store.changed());
  rematches.set(store, task);
  const loading = new AsyncTask(() => sheet.draw());
  const sheet = openSheet({
    key: "end",
    title: winners.length ? words.end.wins(winners) : words.end.over,
    class: "wide end-sheet",
    source: store,
    content: () => [standings(store, ended), doors(store, task), timeline ? looks(timeline) : [h("p.hint", { role: "status", hidden: !loading.busy }, words.end.loading), loading.problem()], dice(store, timeline)],
  });
  void loading.run(async () => (timeline = await timelineOf(table.id)));
}

/** @param {LiveTable} store @param {import("../../../types/wire.d.ts").Ended} ended */
function standings(store, ended) {
  return h(
    "ol.standings",
    { "aria-label": words.end.standings },
    ended.places.map(({ seat, place, worth, retired }) => {
      const won = ended.winners.includes(seat);
      return h(
        "li",
        { key: seat, class: won ? "won" : retired && "retired", "data-seat": seat, "data-place": place },
        h("span.rank.number", place, "."),
        tokenDisc(store, seat),
        h("span.standing-name", nameOf(store, seat), won && [" ", icon("crown"), h("span.unseen", words.end.winner)]),
        h("span.money", retired ? words.end.bankrupt : money(worth)),
      );
    }),
  );
}

/** Where one may go from here. @param {LiveTable} store @param {AsyncTask} task */
function doors(store, task) {
  const { id, rematch } = store.table;
  const again = async () => go(`/table/${(await http.rematch(id)).table.id}`);
  return h(
    ".row.end-doors",
    store.sits
      ? h("button.main", { "data-rematch": "", disabled: task.busy, onclick: () => void task.run(again) }, rematch ? words.end.joinRematch : words.end.rematch)
      : rematch && h("a.button", { href: `/table/${rematch}` }, words.end.joinRematch),
    h("a.button", { href: `/table/${id}/replay`, "data-replay": "" }, words.end.replay),
    recordDoor(id),
    h("a.button", { href: "/" }, words.end.lobby),
    task.problem(),
  );
}

/** @param {Timeline} timeline */
function looks(timeline) {
  return h(
    "section.end-chart",
    { key: "chart" },
    h("h3", words.end.chart),
    chart(timeline),
    h("p.hint", cited(timeline.replay.worth.text, timeline.replay.worth.clause)),
  );
}

/** @param {LiveTable} store @param {Timeline | null} timeline */
function dice({ table, ended }, timeline) {
  const { id, commitment, secret } = table;
  return h("mp-dice-check", { wish: { id, heading: "h3", commitment, secret: secret || ended?.secret || "", server: timeline?.replay.dice ?? null } });
}
