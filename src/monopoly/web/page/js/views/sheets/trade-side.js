/** One side of a trade: what they hold, and the tray with what they would give. */

import { h, labelled } from "../../base/dom.js";
import { money } from "../../base/money.js";
import { words } from "../../base/words.js";
import { deedChip } from "../../components/things/deed-chip.js";
import { icon } from "../../components/icon.js";
import { stepper } from "../../components/stepper.js";
import { beginDrag } from "./trade-drag.js";

/** @typedef {import("../../model/live-table.js").LiveTable} LiveTable */
/** @typedef {import("../../model/trade-terms.js").Goods} Goods */
/** @typedef {import("../../model/trade-terms.js").Way} Way */
/** @typedef {import("../../base/dom.js").Content} Content */

const LEAPS = [50, 100];

/**
 * @typedef {object} SideWish
 * @property {LiveTable} store
 * @property {number} seat whose side it is
 * @property {Way} way
 * @property {string} name "" on your own side
 * @property {Goods} goods what lies in the tray
 * @property {boolean} fixed whether it can only be looked at
 * @property {Content} effect the line that says what it does
 * @property {(kind: "deeds" | "cards", what: number) => void} toggle
 * @property {(cash: number) => void} pay
 */

/** @param {SideWish} wish */
export function side(wish) {
  const parts = [!wish.fixed && holdings(wish), h(".laid", tray(wish), wish.effect)];
  // The trays face each other: theirs stands above yours.
  return h("section.trade-side", { class: !wish.fixed && "open-side", "data-side": wish.seat }, wish.way === "get" ? parts : parts.reverse());
}

/** @param {SideWish} wish */
function holdings(wish) {
  const { store, seat, goods, name } = wish;
  const deeds = deedsOf(store, seat);
  const cards = cardsOf(store, seat);
  return h(
    ".holdings",
    h("h3", name ? words.sheets.holds(name) : words.sheets.youHoldAll, " ", h("span.money", words.sheets.hasCash(store.position?.cash[seat] ?? 0))),
    deeds.length || cards.length
      ? chips(wish, deeds.filter((space) => !goods.deeds.includes(space)), cards.filter((deck) => !goods.cards.includes(deck)))
      : h("p.quietly", words.sheets.nothingHeld),
  );
}

/** @param {SideWish} wish */
function tray(wish) {
  const { store, goods, name, way, fixed, pay } = wish;
  const title = name ? words.sheets.gives(name) : words.sheets.youGive;
  const isBare = !goods.deeds.length && !goods.cards.length && !(fixed && goods.cash);
  return h(
    ".tray",
    { "data-tray": way, role: "group", "aria-label": title },
    h("h3", title),
    chips(wish, goods.deeds, goods.cards, isBare && h("p.quietly", fixed ? words.sheets.nothingGiven : words.sheets.layIn)),
    fixed
      ? goods.cash > 0 && h("p.tray-cash.money", money(goods.cash))
      : stepper({ label: name ? words.sheets.cash(name) : words.sheets.yourCash, currency: store.board.currency, amount: goods.cash, leaps: LEAPS, set: pay, field: { "data-cash": way } }),
  );
}

/** @param {SideWish} wish @param {number[]} deeds @param {number[]} cards @param {Content} [note] */
function chips(wish, deeds, cards, note) {
  return h(".row.trade-chips", deeds.map((space) => chip(wish, "deeds", space)), cards.map((deck) => chip(wish, "cards", deck)), note);
}

/** @param {SideWish} wish @param {"deeds" | "cards"} kind @param {number} what */
function chip({ store, way, goods, fixed, toggle }, kind, what) {
  const isLaid = goods[kind].includes(what);
  const props = {
    class: "trade-chip",
    key: kind + what,
    ...(!fixed && {
      "aria-pressed": String(isLaid),
      "data-way": way,
      onclick: () => toggle(kind, what),
      onpointerdown: (/** @type {PointerEvent} */ event) =>
        beginDrag(event, (target) => {
          const inTray = target?.closest("[data-tray]")?.getAttribute("data-tray") === way;
          if (inTray !== isLaid) toggle(kind, what);
        }),
    }),
  };
  return kind === "deeds" ? deedChip(store, what, props) : jailCard(store, what, props);
}

/** @param {LiveTable} store @param {number} deck @param {import("../../base/dom.js").Props} props */
export function jailCard(store, deck, props) {
  return h(
    props.onclick ? "button" : "span",
    { role: props.onclick ? null : "group", "data-card": deck, ...props, class: ["deed-chip jail-chip", props.class] },
    labelled(words.sheets.card(store.board.decks[deck].name), h("span.deed-band", icon("key")), h("span.deed-name", words.sheets.cardShort)),
  );
}

/** By groups. @param {LiveTable} store @param {number} seat */
function deedsOf({ position, board }, seat) {
  const owned = indexesOf(position?.owner, seat);
  /** @param {number} space */
  const rank = (space) => board.groups.findIndex((group) => group.spaces.includes(space));
  return owned.sort((a, b) => rank(a) - rank(b) || a - b);
}

/** @param {LiveTable} store @param {number} seat */
const cardsOf = ({ position }, seat) => indexesOf(position?.jail_cards, seat);

/** @param {number[]} [holders] @param {number} [seat] */
const indexesOf = (holders = [], seat) => holders.flatMap((holder, i) => (holder === seat ? [i] : []));
