/** Who sits at the table: token, name, cash, worth, groups, clock and connection. */

import { h, labelled } from "../../base/dom.js";
import { money } from "../../base/money.js";
import { define } from "../../base/view.js";
import { words } from "../../base/words.js";
import { clockOf } from "../../components/clock.js";
import { icon } from "../../components/icon.js";
import { Panel } from "../../components/panel.js";
import { tokenDisc } from "../../components/things/token-disc.js";
import { choices } from "../../model/rules.js";
import { botTitle, worthOf } from "../../model/seats.js";
import { holdings } from "../../model/spaces.js";
import { showPlayer } from "../sheets/player.js";

/** @typedef {import("../../model/game.js").Game} Game */
/** @typedef {import("../../../types/wire.d.ts").Position} Position */
/** @typedef {import("../../../types/wire.d.ts").SeatView} SeatView */

const FEW = 4; // players whose cards may be large, where the window is not low
const low = matchMedia("(max-height: 49rem)");
const LONG = /\S{10}/; // a name with a word that a small card has no room for
const TICK = 500; // milliseconds between looks at a running clock

/** @extends {Panel<Game>} */
class Players extends Panel {
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #ticking = undefined;

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#tick(false);
  }

  render() {
    const { store } = this;
    return [
      h("ol.seats", { class: (store.table.seats.length > FEW || low.matches) && "many", "aria-label": words.table.players.label }, store.table.seats.map((seat) => player(store, seat))),
      store.watchers > 0 && h("p.watchers", icon("eye"), words.table.players.watchers(store.watchers)),
    ];
  }

  drawn() {
    super.drawn();
    this.#tick(Boolean(this.store.decision?.clock));
    if (this.store.table.seats.some((seat) => seat.bot)) choices.want(this);
  }

  /** A clock runs down between what the server says of it. @param {boolean} runs */
  #tick(runs) {
    if (runs === (this.#ticking !== undefined)) return;
    clearInterval(this.#ticking);
    this.#ticking = runs ? setInterval(() => this.invalidate(), TICK) : undefined;
  }
}

/** @param {Game} store @param {SeatView} view */
function player(store, view) {
  const { seat } = view;
  const { position } = store;
  const at = standing(store, view);
  const classes = ["seat", at.own && "own", at.retired && "retired", at.turn && "on-turn", at.wanted && "wanted"];
  return h(
    "li",
    { class: classes.filter(Boolean).join(" "), style: `--seat: var(--seat-${seat})`, key: seat, "data-seat": seat },
    h(
      "button.player",
      { title: view.bot ? botTitle(view) : view.name, onclick: () => showPlayer(store, seat) },
      labelled(
        spoken(store, view, at),
        tokenDisc(store, seat),
        h("span.who", { class: LONG.test(view.name) && "long" }, h("span.name", view.name), marks(store, view, at)),
        h("span.money.cash", { "data-purse": seat, "data-cash": position?.cash[seat] ?? 0 }, position ? money(position.cash[seat]) : ""),
        position && pips(store, seat),
        position && worthBar(position, seat),
        at.says && h("span", { class: at.wanted ? "tag to-decide" : "tag" }, at.says),
      ),
    ),
  );
}

/** @typedef {{ own: boolean, retired: boolean, turn: boolean, wanted: boolean, says: string }} Standing */

/** @param {Game} store @param {SeatView} view @returns {Standing} */
function standing(store, { seat }) {
  const { position } = store;
  const on = position !== null && position.phase !== "over";
  const turn = on && position.current === seat;
  const wanted = on && position.actor === seat;
  const says = wanted ? words.table.players.wanted : turn ? words.table.players.turn : "";
  return { own: seat === store.seat, retired: Boolean(position?.retired[seat]), turn, wanted, says };
}

/** What sets a seat apart: yours, a bot, the Banker, in Jail, away, out. @param {Game} store @param {SeatView} view @param {Standing} at */
function marks(store, view, at) {
  const away = !view.bot && !store.connected?.has(view.seat);
  return h(
    "span.marks",
    at.own && h("span", words.table.players.you),
    view.bot && icon("bot", { class: "mark" }),
    view.seat === store.table.banks && icon("bank", { class: "mark" }),
    Boolean(store.position?.jail[view.seat]) && h("span.jailed", icon("jail", { class: "mark" }), h("span", words.table.players.jail)),
    !view.bot && h("span", { class: away ? "dot" : "dot here" }),
    away && h("span", words.table.players.away),
    at.retired && h("span", placed(store, view.seat)),
    (!view.bot || store.decision?.clock?.seat === view.seat) && clockOf(store, view.seat),
  );
}

/** @param {Position} position @param {number} seat */
function worthBar(position, seat) {
  const richest = Math.max(1, ...position.worth);
  const share = Math.round((100 * Math.max(0, position.worth[seat] ?? 0)) / richest);
  return h("span.worth", { title: worthOf(position, seat) }, h("span", { style: `width: ${share}%` }));
}

/** What a player holds of each group: its mark, and a cell for every deed of it. @param {Game} store @param {number} seat */
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

/** @param {Game} store @param {number} seat */
function placed(store, seat) {
  const place = store.ended?.places.find((one) => one.seat === seat)?.place;
  return place ? words.table.players.place(place) : words.table.players.out;
}

/** All of it in one line, for who hears the page. @param {Game} store @param {SeatView} view @param {Standing} at */
function spoken(store, view, at) {
  const { position } = store;
  const parts = [view.name, at.own && words.table.players.you, view.bot && words.table.players.bot, view.seat === store.table.banks && words.table.players.banker];
  if (position) {
    parts.push(position.jail[view.seat] > 0 && words.table.players.jail, at.retired && placed(store, view.seat));
    parts.push(money(position.cash[view.seat]), worthOf(position, view.seat));
    for (const { group, held } of holdings(store, view.seat)) parts.push(words.table.players.group(group.name, held.length, group.spaces.length));
  }
  parts.push(!view.bot && !store.connected?.has(view.seat) && words.table.players.away, at.says);
  return parts.filter(Boolean).join(", ");
}

define("mp-players", Players);
