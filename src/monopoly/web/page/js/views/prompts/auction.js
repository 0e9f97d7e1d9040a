/**
 * An auction: what is up, who bids, and your own bid. Whoever may still bid may do so at any time; a bid
 * that another came before is refused by the server, and decided again on what is now.
 */

import { h, labelled } from "../../base/dom.js";
import { money } from "../../base/money.js";
import { define } from "../../base/view.js";
import { words } from "../../base/words.js";
import { AsyncTask } from "../../components/async-task.js";
import { Panel } from "../../components/panel.js";
import { isSure } from "../../components/perform.js";
import { stepper } from "../../components/stepper.js";
import { itemName } from "../../model/caption.js";
import { openEstate } from "../sheets/open.js";
import { bidders, called, highest, history, itemOf } from "./auction-parts.js";
import { bankersPart, gavelQuestions } from "./banker.js";
import { header } from "./people.js";

/** @typedef {import("../../model/live-table.js").LiveTable} LiveTable */
/** @typedef {import("../../model/live-table.js").Action} Action */
/** @typedef {import("../../model/live-table.js").Legal} Legal */
/** @typedef {import("../../model/position.js").Bidding} Bidding */
/** @typedef {import("../../base/dom.js").Content} Content */

const TICK = 500;
const RAISES = [10, 50, 100];

/** @type {import("./index.js").Prompt} */
export const auction = {
  key: "auction",
  wanted: (store) => Boolean(store.position?.auction),
  view: (store) => h("mp-auction", { key: `auction ${store.position?.auction?.item}`, store }),
};

/** @extends {Panel<LiveTable>} */
class Auction extends Panel {
  /** What you typed; null: the lowest there is. @type {number | null} */
  #typed = null;
  /** Why the last bid was not made. */
  #task = new AsyncTask(() => this.invalidate());
  /** While something moves, the buttons stay where they are and wait. @type {Legal[]} */
  #kept = [];
  #ticking = 0;

  render() {
    const { store } = this;
    const sale = store.position?.auction;
    if (!sale) return null;
    return [
      header(store, "gavel", words.sheets.auction(itemName(store, sale.item))),
      this.#task.problem("verdict wrong"),
      h(".lot", itemOf(store, sale), highest(store, sale)),
      called(sale),
      bidders(store, sale),
      history(store),
      bankersPart(store, (doing) => void this.#try(doing)),
      this.#yourPart(sale),
    ];
  }

  questions() {
    return gavelQuestions(this.store);
  }

  /** While a clock runs. */
  drawn() {
    super.drawn();
    this.#kept = this.#ways;
    clearTimeout(this.#ticking);
    if (this.store.decision?.clock) this.#ticking = setTimeout(() => this.invalidate(), TICK);
  }

  get #ways() {
    return this.store.decision ? this.store.legal("bid", "pass") : this.#kept;
  }

  /** @param {() => Promise<unknown>} doing */
  async #try(doing) {
    if (!this.store.decision || this.store.waits) return;
    await this.#task.run(async () => {
      await doing();
      this.#typed = null;
    });
  }

  /** @param {Action} action */
  async #act(action) {
    if (await isSure(this.store, action, words.sheets.bid(Number(action.amount)))) await this.#try(() => this.store.act(action));
  }

  /** @param {Action} action @param {import("../../base/dom.js").Props} props @param {...Content} content */
  #button(action, props, ...content) {
    const { decision, waits } = this.store;
    return h("button", { "data-action": action.kind, "aria-disabled": String(!decision || waits), onclick: () => void this.#act(action), ...props }, content);
  }

  /** @param {Bidding} sale */
  #yourPart(sale) {
    const [bid, pass] = ["bid", "pass"].map((kind) => this.#ways.find((legal) => legal.action.kind === kind));
    if (!bid && !pass) return h("p.quietly", standing(this.store.seat, sale));
    return h(".bid-part", bid && [this.#raises(sale, bid), this.#ownBid(bid)], this.#leave(pass));
  }

  /** @param {Bidding} sale @param {Legal} bid */
  #raises(sale, bid) {
    const [low, high] = limits(bid);
    /** @type {[number, string][]} */
    const wishes = [
      [low, words.sheets.bidLowest],
      ...RAISES.map((by) => /** @type {[number, string]} */ ([sale.bid + by, `+${by}`])),
      [this.store.board.spaces[sale.item]?.price ?? 0, words.sheets.bidPrinted],
      [high, words.sheets.bidAll],
    ];
    const seen = new Set();
    return h(
      ".raises",
      wishes
        .filter(([amount]) => amount >= low && amount <= high && !seen.has(amount) && seen.add(amount))
        .sort(([one], [other]) => one - other)
        .map(([amount, why]) => this.#button({ kind: "bid", amount }, { key: amount, "data-amount": amount }, labelled(`${words.sheets.bid(amount)}, ${why}`, h("span", money(amount)), h("small", why)))),
    );
  }

  /** @param {Legal} bid */
  #ownBid(bid) {
    const [low, high] = limits(bid);
    const amount = this.#typed ?? low;
    const action = { kind: "bid", amount };
    return [
      stepper(
        {
          label: words.sheets.own,
          currency: this.store.board.currency,
          amount,
          low,
          high,
          set: (to) => {
            this.#typed = to;
            this.invalidate();
          },
          field: {
            "aria-invalid": String(amount < low || amount > high),
            "data-bid": "",
            onkeydown: (/** @type {KeyboardEvent} */ event) => event.key === "Enter" && void this.#act({ kind: "bid", amount: this.#typed ?? low }),
          },
        },
        this.#button(action, { class: "main", key: "own", "data-amount": amount }, words.sheets.bid(amount)),
      ),
      amount < low && h("p.quietly", words.sheets.atLeast(low)),
    ];
  }

  /** @param {Legal | undefined} pass */
  #leave(pass) {
    const { store } = this;
    return h(
      ".leave",
      h("button", { "data-open": "estate", onclick: () => openEstate(store) }, h("span", words.sheets.raiseCash), h("small", words.sheets.youHave(store.position?.cash[store.seat ?? 0] ?? 0))),
      pass && this.#button({ kind: "pass" }, { title: words.sheets.passIsFinal }, h("span", words.sheets.pass), h("small", words.sheets.passIsFinal)),
    );
  }
}

/** The lowest and the highest bid there may be. @param {Legal} bid */
function limits({ action, limit }) {
  const low = Number(action.amount);
  return [low, limit ?? low];
}

/** How one stands who may not bid now. @param {number | null} seat @param {Bidding} sale */
function standing(seat, sale) {
  if (seat === null || seat < 0) return words.sheets.watching;
  if (sale.bidder === seat) return words.sheets.youAreHigh;
  return sale.passed.includes(seat) ? words.sheets.youAreOut : words.sheets.cannotBid;
}

define("mp-auction", Auction);
