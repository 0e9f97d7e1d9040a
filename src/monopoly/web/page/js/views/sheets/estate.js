/**
 * Build, sell, mortgage and lift: every deed you own, and what each step would do before you take it.
 * With a mouse or the keyboard a button shows its effect when it is pointed at and acts when pressed;
 * under a finger the first tap shows it and a second button does it.
 */

import { h, labelled } from "../../base/dom.js";
import { money } from "../../base/money.js";
import { words } from "../../base/words.js";
import { because } from "../../components/clauses.js";
import { deedChip } from "../../components/things/deed-chip.js";
import { icon } from "../../components/icon.js";
import { perform } from "../../components/perform.js";
import { rentsOf } from "../../components/things/rents.js";
import { openSheet } from "../../components/sheet.js";
import { effectOf } from "../../model/answers.js";
import { holdings } from "../../model/spaces.js";
import { openDeed } from "./open.js";

/** @typedef {import("../../model/live-table.js").LiveTable} LiveTable */
/** @typedef {import("../../model/live-table.js").Action} Action */
/** @typedef {import("../../../types/wire.d.ts").GroupView} GroupView */

/** @param {LiveTable} store @param {string} [group] the key of the one to begin with */
export function showEstate(store, group) {
  const estate = new Estate(store);
  const sheet = openSheet({ key: "estate", title: words.table.estate.title, class: "estate", source: store, content: () => estate.view(), drawn: () => store.answers.ask(estate.questions()) });
  estate.draw = () => sheet.draw();
  if (group) sheet.dialog.querySelector(`[data-group="${CSS.escape(group)}"]`)?.scrollIntoView({ block: "nearest" });
}

class Estate {
  /** @type {Action | null} */
  #pointed = null;
  #touch = matchMedia("(hover: none)").matches;
  draw = () => {};

  /** @param {LiveTable} store */
  constructor(store) {
    this.store = store;
  }

  view() {
    const { position, seat } = this.store;
    if (!position || seat === null || seat < 0) return null;
    const own = holdings(this.store, seat);
    return [
      h("p.about", words.table.estate.bank(money(position.cash[seat]), position.houses, position.hotels)),
      own.length ? own.map(({ group, number, held }) => this.#group(group, number, held)) : h("p.quietly", words.table.estate.none),
      own.length > 0 && h(".preview.sheet-foot", { "aria-live": "polite" }, this.#preview()),
    ];
  }

  questions() {
    return this.#pointed ? [effectOf(this.store, this.#pointed)] : [];
  }

  /** @param {GroupView} group @param {number} number @param {number[]} held */
  #group(group, number, held) {
    const { position, board } = this.store;
    const hotels = held.some((space) => position?.buildings[space] === board.hotel);
    return h(
      "section.estate-group",
      { key: group.key, "data-group": group.key, style: `--group: ${group.color}` },
      h(
        "h3",
        h("span", words.table.players.group(group.name, held.length, group.spaces.length)),
        hotels && this.#step({ kind: "sell-hotels", group: number }, "hotel", words.table.estate.hotels, "", group.name),
      ),
      h("ul", held.map((space) => this.#deed(space))),
    );
  }

  /** @param {number} space */
  #deed(space) {
    const { store } = this;
    const place = store.board.spaces[space];
    const mortgaged = store.position?.mortgaged.includes(space);
    const built = (store.position?.buildings[space] ?? 0) > 0;
    const step = (/** @type {string} */ kind, /** @type {string} */ symbol, /** @type {string} */ label, /** @type {string} */ price) =>
      this.#step({ kind, space }, symbol, label, price, place.name);
    return h(
      "li",
      { key: space, "data-space": space },
      deedChip(store, space, { onclick: () => openDeed(store, space) }),
      h(
        ".steps",
        place.house_cost > 0 && step("build", "hammer", words.table.estate.build, money(place.house_cost)),
        built && step("sell-building", "minus", words.table.estate.sell, ""),
        mortgaged ? step("lift-mortgage", "check", words.table.estate.lift, "") : !built && step("mortgage", "mortgage", words.table.estate.mortgage, money(place.mortgage)),
      ),
    );
  }

  /** @param {Action} action @param {string} symbol @param {string} label @param {string} price @param {string} name */
  #step(action, symbol, label, price, name) {
    const { store } = this;
    const legal = this.#legal(action);
    const pointed = same(action, this.#pointed);
    const point = () => this.#point(action);
    return h(
      "button",
      {
        key: action.kind,
        class: pointed ? "step pointed" : "step",
        "aria-disabled": String(!legal),
        [this.#touch ? "data-choose" : "data-action"]: action.kind,
        onpointerenter: this.#touch ? undefined : point,
        onfocus: this.#touch ? undefined : point,
        onclick: () => (legal && !this.#touch ? void perform(store, action, legal.label?.words) : point()),
      },
      labelled(words.table.estate.on(label, name), icon(symbol), h("span", label), price && h("small.money", price)),
    );
  }

  /** @param {Action} action */
  #point(action) {
    if (same(action, this.#pointed)) return;
    this.#pointed = action;
    this.draw();
  }

  /** @param {Action} action */
  #legal(action) {
    return this.store.legal(action.kind).find((legal) => same(/** @type {Action} */ (legal.action), action));
  }

  #preview() {
    const { store } = this;
    const action = this.#pointed;
    if (!action) return h("p.quietly", this.#touch ? words.table.estate.hintTouch : words.table.estate.hint);
    const effect = store.answers.known(effectOf(store, action));
    if (!effect) return h("p.quietly", words.table.estate.looking);
    if (!effect.legal) return h("p.refusal", icon("warning"), h("span", effect.reason && because(effect.reason)));
    return [
      h("p.would", effect.label?.words),
      typeof effect.cash === "number" && h("p.about", words.table.estate.leaves(money(effect.cash)), "; ", words.table.estate.left(effect.houses ?? 0, effect.hotels ?? 0), "."),
      rentsOf(store, effect),
      this.#touch &&
        h("button.main", { "data-action": action.kind, "aria-disabled": String(!store.decision || store.waits), onclick: () => void perform(store, action, effect.label?.words) }, words.table.estate.confirm),
    ];
  }
}

/** @param {Action} one @param {Action | null} other */
function same(one, other) {
  return other !== null && one.kind === other.kind && one.space === other.space && one.group === other.group;
}
