/** Who sits at the table: token, name, cash, worth, groups, clock and connection. */

import { define, h, heard, icon, money, Panel, words } from "../kit.js";
import { showPlayer } from "../sheets/player.js";
import { clockOf } from "../table/clock.js";
import { botTitle } from "./bots.js";
import { holdings } from "./deeds.js";
import { tokenDisc, worthOf } from "./seat.js";

/** @typedef {import("../table/store.js").TableStore} TableStore */
/** @typedef {import("../../types/wire.d.ts").Position} Position */
/** @typedef {import("../../types/wire.d.ts").SeatView} SeatView */

const FEW = 4; // players whose cards may be large, where the window is not low
const low = matchMedia("(max-height: 49rem)");
const LONG = /\S{10}/; // a name with a word that a small card has no room for
const TICK = 500; // milliseconds between looks at a running clock

class Players extends Panel {
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #ticking = undefined;

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#tick(false);
  }

  render() {
    const { store } = this;
    this.#tick(Boolean(store.now?.clock));
    return [
      h("ol.seats", { class: (store.table.seats.length > FEW || low.matches) && "many", "aria-label": words.table.players.label }, store.table.seats.map((seat) => player(store, seat))),
      store.watchers > 0 && h("p.watchers", icon("eye"), words.table.players.watchers(store.watchers)),
    ];
  }

  /** A clock runs down between what the server says of it. @param {boolean} runs */
  #tick(runs) {
    if (runs === (this.#ticking !== undefined)) return;
    clearInterval(this.#ticking);
    this.#ticking = runs ? setInterval(() => this.invalidate(), TICK) : undefined;
  }
}

/** @param {TableStore} store @param {SeatView} view */
function player(store, view) {
  const { seat } = view;
  const { shown } = store;
  const at = standing(store, view);
  const classes = ["seat", at.own && "own", at.retired && "retired", at.turn && "on-turn", at.wanted && "wanted"];
  return h(
    "li",
    { class: classes.filter(Boolean).join(" "), style: `--seat: var(--seat-${seat})`, key: seat, "data-seat": seat },
    h(
      "button.player",
      { title: view.bot ? botTitle(store, view) : view.name, onclick: () => showPlayer(store, seat) },
      heard(
        spoken(store, view, at),
        tokenDisc(store, seat),
        h("span.who", { class: LONG.test(view.name) && "long" }, h("span.name", view.name), marks(store, view, at)),
        h("span.money.cash", { "data-purse": seat, "data-cash": shown?.cash[seat] ?? 0 }, shown ? money(shown.cash[seat]) : ""),
        shown && pips(store, seat),
        shown && worthBar(shown, seat),
        at.says && h("span", { class: at.wanted ? "tag to-decide" : "tag" }, at.says),
      ),
    ),
  );
}

/** @typedef {{ own: boolean, retired: boolean, turn: boolean, wanted: boolean, says: string }} Standing */

/** @param {TableStore} store @param {SeatView} view @returns {Standing} */
function standing(store, { seat }) {
  const { shown } = store;
  const on = shown !== null && shown.phase !== "over";
  const turn = on && shown.current === seat;
  const wanted = on && shown.actor === seat;
  const says = wanted ? words.table.players.wanted : turn ? words.table.players.turn : "";
  return { own: seat === store.seat, retired: Boolean(shown?.retired[seat]), turn, wanted, says };
}

/** What sets a seat apart: yours, a bot, the Banker, in Jail, away, out. @param {TableStore} store @param {SeatView} view @param {Standing} at */
function marks(store, view, at) {
  const w = words.table.players;
  const away = !view.bot && !store.connected?.has(view.seat);
  return h(
    "span.marks",
    at.own && h("span", w.you),
    view.bot && icon("bot", { class: "mark" }),
    view.seat === store.table.banks && icon("bank", { class: "mark" }),
    Boolean(store.shown?.jail[view.seat]) && h("span.jailed", icon("jail", { class: "mark" }), h("span", w.jail)),
    !view.bot && h("span", { class: away ? "dot" : "dot here" }),
    away && h("span", w.away),
    at.retired && h("span", placed(store, view.seat)),
    (!view.bot || store.now?.clock?.seat === view.seat) && clockOf(store, view.seat),
  );
}

/** @param {Position} shown @param {number} seat */
function worthBar(shown, seat) {
  const richest = Math.max(1, ...shown.worth);
  const share = Math.round((100 * Math.max(0, shown.worth[seat] ?? 0)) / richest);
  return h("span.worth", { title: worthOf(shown, seat) }, h("span", { style: `width: ${share}%` }));
}

/** What a player holds of each group: its mark, and a cell for every deed of it. @param {TableStore} store @param {number} seat */
function pips(store, seat) {
  return h(
    "span.holds",
    holdings(store, seat).map(({ group, held }) => {
      const size = group.spaces.length;
      return h(
        "span",
        { class: held.length === size ? "hold whole" : "hold", key: group.key, style: `--group: ${group.color}`, title: words.table.players.group(group.name, held.length, size) },
        h("b", group.mark),
        group.spaces.map((space) => h("i", { class: held.includes(space) ? "held" : "" })),
      );
    }),
  );
}

/** @param {TableStore} store @param {number} seat */
function placed(store, seat) {
  const place = store.ended?.places.find((one) => one.seat === seat)?.place;
  return place ? words.table.players.place(place) : words.table.players.out;
}

/** All of it in one line, for who hears the page. @param {TableStore} store @param {SeatView} view @param {Standing} at */
function spoken(store, view, at) {
  const { shown } = store;
  const w = words.table.players;
  const parts = [view.name, at.own && w.you, view.bot && w.bot, view.seat === store.table.banks && w.banker];
  if (shown) {
    parts.push(shown.jail[view.seat] > 0 && w.jail, at.retired && placed(store, view.seat));
    parts.push(money(shown.cash[view.seat]), worthOf(shown, view.seat));
    for (const { group, held } of holdings(store, view.seat)) parts.push(w.group(group.name, held.length, group.spaces.length));
  }
  parts.push(!view.bot && !store.connected?.has(view.seat) && w.away, at.says);
  return parts.filter(Boolean).join(", ");
}

define("mp-players", Players);
