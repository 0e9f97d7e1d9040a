/** Offers that stand: those made to you, and your own. They wait at the edge and never hold the game up. */

import { h } from "../../base/dom.js";
import { money } from "../../base/money.js";
import { define } from "../../base/view.js";
import { words } from "../../base/words.js";
import { because } from "../../components/clauses.js";
import { deedChip } from "../../components/things/deed-chip.js";
import { Panel } from "../../components/panel.js";
import { perform } from "../../components/perform.js";
import { tokenDisc } from "../../components/things/token-disc.js";
import { effectOf } from "../../model/answers.js";
import { nameOf } from "../../model/seats.js";
import { isNothing, termsOf } from "../../model/trade-terms.js";
import { effectLine } from "../sheets/trade-effect.js";
import { jailCard } from "../sheets/trade-side.js";
import { acceptOffer, showTrade } from "../sheets/trade.js";
import { header } from "./people.js";

/** @typedef {import("../../model/live-table.js").LiveTable} LiveTable */
/** @typedef {import("../../../types/wire.d.ts").OfferView} OfferView */
/** @typedef {import("../../model/trade-terms.js").Goods} Goods */

/** @type {import("./index.js").Prompt} */
export const offers = {
  key: "offers",
  wanted: (store) => concerning(store).length > 0,
  view: (store) => h("mp-offers", { store }),
};

/** Those to you first, newest first. @param {LiveTable} store @returns {OfferView[]} */
function concerning({ position, seat }) {
  const all = [...(position?.offers ?? [])].reverse();
  return [...all.filter(({ receiver }) => receiver === seat), ...all.filter(({ proposer }) => proposer === seat)];
}

/** @extends {Panel<LiveTable>} */
class Offers extends Panel {
  /** The newest offer to you when they were folded away: a newer one unfolds them. */
  #foldedAt = -1;

  render() {
    const { store } = this;
    const found = concerning(store);
    if (!found.length) return null;
    const newest = found[0].receiver === store.seat ? found[0].number : 0;
    const folded = newest <= this.#foldedAt;
    const toggle = () => {
      this.#foldedAt = folded ? -1 : newest;
      this.invalidate();
    };
    return [
      header(store, "trade", words.sheets.offers(found.length), h("button.quiet", { "data-fold": "", "aria-expanded": String(!folded), onclick: toggle }, folded ? words.sheets.unfold : words.sheets.fold)),
      !folded && h("ul.offers", found.map((offer) => (offer.proposer === store.seat ? this.#own(offer) : this.#theirs(offer)))),
    ];
  }

  questions() {
    const { store } = this;
    return concerning(store)
      .filter(({ receiver }) => receiver === store.seat)
      .map(({ number }) => acceptance(store, number));
  }

  /** @param {OfferView} offer */
  #theirs(offer) {
    const { store } = this;
    const { number, proposer } = offer;
    const { give, get } = termsOf(offer, store.seat);
    const effect = store.answers.latest(acceptance(store, number)).value;
    return h(
      "li.offer",
      { key: number, "data-offer": number },
      h("p.row.offer-who", tokenDisc(store, proposer), words.sheets.offersYou(nameOf(store, proposer))),
      h(".row", goods(store, get), h(".row", h("span.for", words.sheets.for), goods(store, give))),
      effect && [effectLine(store, effect, store.seat, words.common.You), !effect.legal && effect.reason && h("p.verdict.wrong", because(effect.reason))],
      h(
        ".row.end",
        this.#button(offer, "refuse", words.sheets.refuse, () => void perform(store, { kind: "refuse", number })),
        this.#look(offer, proposer),
        this.#button(offer, "accept", words.sheets.accept, () => void acceptOffer(store, number, effect), "main"),
      ),
    );
  }

  /** @param {OfferView} offer */
  #own(offer) {
    const { store } = this;
    const { number, receiver } = offer;
    const { give, get } = termsOf(offer, store.seat);
    return h(
      "li.offer.offer-line",
      { key: number, "data-offer": number, "data-mine": true },
      tokenDisc(store, receiver),
      h("span", words.sheets.youOffer(nameOf(store, receiver), inWords(store, give), inWords(store, get))),
      h(
        "span.row",
        this.#look(offer, receiver),
        this.#button(offer, "withdraw", words.sheets.withdraw, () => void perform(store, { kind: "withdraw", number })),
      ),
    );
  }

  /** @param {OfferView} offer @param {string} kind @param {string} text @param {() => void} onclick @param {string} [look] */
  #button({ number }, kind, text, onclick, look) {
    const { store } = this;
    const isLegal = store.legal(kind).some(({ action }) => action.number === number);
    return h("button", { class: look, "data-action": kind, disabled: store.waits || !isLegal, onclick }, text);
  }

  /** @param {OfferView} offer @param {number} seat */
  #look(offer, seat) {
    return h("button", { "data-look": offer.number, onclick: () => showTrade(this.store, seat, offer) }, words.sheets.look);
  }
}

/** What accepting would do. @param {LiveTable} store @param {number} number */
const acceptance = (store, number) => effectOf(store, { kind: "accept", number });

/** @param {LiveTable} store @param {Goods} given */
function inWords({ board }, { deeds, cards, cash }) {
  const parts = [...deeds.map((space) => board.spaces[space].short), ...cards.map((deck) => words.sheets.card(board.decks[deck].name))];
  if (cash) parts.push(money(cash));
  return words.common.list(parts) || words.sheets.nothing;
}

/** @param {LiveTable} store @param {Goods} given */
function goods(store, given) {
  const { deeds, cards, cash } = given;
  return h(
    ".row.goods",
    isNothing(given) && h("span.quietly", words.sheets.nothingGiven),
    deeds.map((space) => deedChip(store, space, { key: space })),
    cards.map((deck) => jailCard(store, deck, { key: `card${deck}` })),
    cash > 0 && h("span.tray-cash.money", money(cash)),
  );
}

define("mp-offers", Offers);
