/**
 * The trade sheet: two trays facing each other, theirs above, yours below. It makes an offer, shows one
 * that was made to you, counters it, or shows your own that stands. What a trade would do, and why it
 * cannot be, is the server's to words.sheets.
 */

import { h } from "../../base/dom.js";
import { words } from "../../base/words.js";
import { because } from "../../components/clauses.js";
import { icon } from "../../components/icon.js";
import { perform } from "../../components/perform.js";
import { confirmed, openSheet } from "../../components/sheet.js";
import { tokenDisc } from "../../components/things/token-disc.js";
import { effectOf, PATIENCE } from "../../model/answers.js";
import { nameOf } from "../../model/seats.js";
import { fieldsOf, isNothing, noTerms, termsOf, toggled } from "../../model/trade-terms.js";
import { effectLine } from "./trade-effect.js";
import { side } from "./trade-side.js";

/** @typedef {import("../../model/live-table.js").LiveTable} LiveTable */
/** @typedef {import("../../../types/wire.d.ts").OfferView} OfferView */
/** @typedef {import("../../../types/wire.d.ts").Effect} Effect */
/** @typedef {import("../../model/trade-terms.js").Terms} Terms */
/** @typedef {import("../../model/trade-terms.js").Way} Way */
/** @typedef {import("../../components/sheet.js").Sheet} Sheet */

/** @param {LiveTable} store @param {number} [seat] with whom @param {OfferView} [offer] one of theirs or yours that stands */
export function showTrade(store, seat, offer) {
  if (store.seat === null || store.seat < 0 || !store.position) return;
  const deal = new Deal(store, store.seat);
  const partner = seat ?? deal.partners[0];
  if (partner === undefined) return;
  deal.turnTo(partner, offer);
  deal.sheet = openSheet({ key: "trade", title: deal.title, class: "wide trade-sheet", source: store, changed: () => deal.follow(), content: () => deal.view(), drawn: () => store.answers.ask(deal.questions()) });
}

class Deal {
  partner = -1;
  /** The offer to you that is being answered; 0 for none. */
  number = 0;
  /** Whether the trays may be changed. */
  editing = true;
  /** @type {Terms} */
  terms = noTerms();
  gone = false;
  /** @type {Sheet | null} */
  sheet = null;

  /** @param {LiveTable} store @param {number} seat */
  constructor(store, seat) {
    this.store = store;
    this.seat = seat;
  }

  get partners() {
    const { table, position } = this.store;
    return table.seats.map(({ seat }) => seat).filter((seat) => seat !== this.seat && !position?.retired[seat]);
  }

  get name() {
    return nameOf(this.store, this.partner);
  }

  /** @param {number} from @param {number} to */
  offer(from, to) {
    return this.store.position?.offers.find((offer) => offer.proposer === from && offer.receiver === to);
  }

  /** What stands of yours to them. */
  get own() {
    return this.offer(this.seat, this.partner);
  }

  /** What they offer and you are answering. */
  get incoming() {
    return this.store.position?.offers.find((offer) => offer.number === this.number && offer.receiver === this.seat);
  }

  /** Whether their offer lies there as they made it. */
  get answers() {
    return this.number > 0 && !this.editing;
  }

  /** Whether your own lies there, and waits. */
  get stands() {
    return !this.number && !this.editing;
  }

  /** @param {number} partner @param {OfferView} [offer] */
  turnTo(partner, offer) {
    this.partner = partner;
    const looked = offer ?? this.offer(partner, this.seat) ?? this.own;
    this.number = looked?.proposer === partner ? looked.number : 0;
    this.editing = !looked;
    this.#lay(looked);
  }

  /** What sending, or accepting, would be. */
  get action() {
    const { number } = this;
    if (this.answers) return { kind: "accept", number };
    const fields = fieldsOf(this.terms);
    return number ? { kind: "counter", number, ...fields } : { kind: "offer", to: this.partner, ...fields };
  }

  // --- changing the trays

  /** @param {OfferView} [offer] what comes to lie there, if anything */
  #lay(offer) {
    this.terms = offer ? termsOf(offer, this.seat) : noTerms();
    this.gone = false;
    this.draw();
  }

  /** @param {boolean} editing */
  #edit(editing) {
    this.editing = editing;
    if (editing) this.draw();
    else this.#lay(this.incoming);
  }

  /** @param {Way} way @param {Partial<import("../../model/trade-terms.js").Goods>} goods */
  #change(way, goods) {
    this.terms = { ...this.terms, [way]: { ...this.terms[way], ...goods } };
    this.draw();
  }

  /** @param {Way} way @param {"deeds" | "cards"} kind @param {number} what */
  toggle(way, kind, what) {
    this.#change(way, toggled(this.terms[way], kind, what));
    // The deed has gone to the other place; who came by keyboard goes with it.
    const mark = kind === "deeds" ? "space" : "card";
    const chip = this.sheet?.dialog.querySelector(`button[data-${mark}="${what}"][data-way="${way}"]`);
    /** @type {HTMLElement | null | undefined} */ (chip)?.focus({ preventScroll: true });
  }

  // --- doing

  /** Asks once where it is a gift. @param {string} label @param {Effect | null} effect */
  async send(label, effect) {
    const { action } = this;
    const gift = effect?.gift;
    if (gift && !(await confirmed({ title: words.sheets.giftTitle, text: gift.sentence, yes: label }))) return;
    await this.#closeAfter(perform(this.store, action));
  }

  /** @param {Promise<boolean>} doing */
  async #closeAfter(doing) {
    const isDone = await doing;
    if (isDone) this.sheet?.close();
    return isDone;
  }

  /** Taken back, the trays stay as they are, to be changed. */
  async withdraw() {
    if (await perform(this.store, { kind: "withdraw", number: this.own?.number })) this.editing = true;
  }

  // --- drawing

  draw() {
    if (!this.sheet) return;
    this.sheet.title = this.title;
    this.sheet.draw();
  }

  get title() {
    return (this.answers ? words.sheets.incoming : words.sheets.tradeWith)(this.name);
  }

  /** An offer that was looked at may be gone: then the trays can be changed. */
  follow() {
    if (this.number && !this.incoming) {
      this.number = 0;
      this.gone = this.editing = true;
    }
    if (this.stands && !this.own) this.editing = true;
    if (this.sheet) this.sheet.title = this.title;
  }

  get isEmpty() {
    return isNothing(this.terms.give) && isNothing(this.terms.get);
  }

  questions() {
    return this.isEmpty ? [] : [effectOf(this.store, this.action, `deal-${this.partner}`, PATIENCE)];
  }

  view() {
    const { isEmpty } = this;
    const [question] = this.questions();
    const { value: effect, fresh } = question ? this.store.answers.latest(question) : { value: null, fresh: false };
    const heading = this.gone ? words.sheets.gone : this.stands && words.sheets.ownStands(this.name);
    return [
      this.partners.length > 1 && h(".row.trade-tabs", { role: "group", "aria-label": words.sheets.partners }, this.partners.map((seat) => this.#tab(seat))),
      h("p.trade-heading", { role: "status", hidden: !heading }, heading),
      h(".trays", this.#side("get", effect), h(".between", icon("trade")), this.#side("give", effect)),
      h(".sheet-foot", this.#verdict(effect, isEmpty), h(".row.end", this.#buttons(isEmpty, effect, fresh))),
    ];
  }

  /** @param {number} seat */
  #tab(seat) {
    return h(
      "button.trade-tab",
      { key: seat, "data-seat": seat, "aria-pressed": String(seat === this.partner), onclick: () => this.turnTo(seat) },
      tokenDisc(this.store, seat),
      h("span", nameOf(this.store, seat)),
      this.offer(seat, this.seat) && h("span.badge", { title: words.sheets.hasOffer }, h("span.unseen", words.sheets.hasOffer)),
    );
  }

  /** @param {Way} way @param {Effect | null} effect */
  #side(way, effect) {
    const { store } = this;
    const isYours = way === "give";
    const seat = isYours ? this.seat : this.partner;
    return side({
      store,
      seat,
      way,
      name: isYours ? "" : this.name,
      goods: this.terms[way],
      fixed: !this.editing,
      effect: effectLine(store, effect, seat, isYours ? words.common.You : this.name),
      toggle: (kind, what) => this.toggle(way, kind, what),
      pay: (cash) => this.#change(way, { cash }),
    });
  }

  /** @param {Effect | null} effect @param {boolean} isEmpty */
  #verdict(effect, isEmpty) {
    if (isEmpty) return h("p.verdict", words.sheets.hint);
    if (!effect?.reason || this.stands) return null;
    return h("p.verdict.wrong", { role: "status" }, effect.legal && `${words.sheets.notNow} `, because(effect.reason));
  }

  /** @param {boolean} isEmpty @param {Effect | null} effect @param {boolean} fresh */
  #buttons(isEmpty, effect, fresh) {
    const { number } = this;
    const { waits, decision } = this.store;
    const main = { class: "main", disabled: waits || !decision || !fresh || !effect?.legal };
    const send = (/** @type {string} */ kind, /** @type {string} */ label) => button(kind, label, () => this.send(label, effect), main);
    if (this.stands) return button("withdraw", words.sheets.withdraw, () => this.withdraw(), { disabled: waits });
    if (this.answers) {
      return [
        button("refuse", words.sheets.refuse, () => this.#closeAfter(perform(this.store, { kind: "refuse", number })), { disabled: waits }),
        button(null, words.sheets.counter, () => this.#edit(true), { "data-counter": "" }),
        button("accept", words.sheets.accept, () => this.#closeAfter(acceptOffer(this.store, number, effect)), main),
      ];
    }
    return [
      number > 0 && button(null, words.sheets.backToOffer, () => this.#edit(false), { class: "quiet" }),
      !isEmpty && !number && button(null, words.sheets.clear, () => this.#lay(), { class: "quiet" }),
      number ? send("counter", words.sheets.sendCounter) : send("offer", words.sheets.send(this.name)),
    ];
  }
}

/** @param {string | null} kind of the action it sends, if it does @param {string} text @param {() => void} onclick @param {Record<string, unknown>} props */
function button(kind, text, onclick, props) {
  return h("button", { key: text, "data-action": kind, onclick, ...props }, text);
}

/** Asks once, with what it does, and accepts. @param {LiveTable} store @param {number} number @param {Effect | null} effect */
export async function acceptOffer(store, number, effect) {
  const offer = store.position?.offers.find((one) => one.number === number);
  if (!offer) return false;
  const name = nameOf(store, offer.proposer);
  const isSure = await confirmed({
    title: effect?.gift ? words.sheets.giftTitle : words.sheets.acceptTitle(name),
    text: [
      effect && h("span.block", effect.gift?.sentence ?? effect.label?.words),
      effectLine(store, effect, store.seat, words.common.You),
      effectLine(store, effect, offer.proposer, name),
      h("span.block", words.sheets.acceptFinal),
    ],
    yes: words.sheets.accept,
  });
  return isSure && perform(store, { kind: "accept", number });
}
