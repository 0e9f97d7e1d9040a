/** What the game waits for, as one sentence: for the middle of the board, the title of the tab and who listens. */

import { money, words } from "../kit.js";
import { whoIs } from "../panels/seat.js";
import { buildingOf } from "./round.js";

/** @typedef {import("./store.js").TableStore} Store */
/** @typedef {import("../../types/wire.d.ts").Position} Position */

const w = words.board.caption;

/** @param {Store} store @returns {string} */
export function caption(store) {
  if (store.director.telling) return store.director.telling;
  const { shown } = store;
  if (!shown) return store.table.stage === "open" ? w.notBegun : "";
  return store.now ? sentence(store, shown) : "";
}

/** @param {Store} store @param {Position} shown @returns {string} */
function sentence(store, shown) {
  const who = whoIs(store, shown.actor);
  const here = store.board.spaces[shown.space[shown.actor] ?? 0];
  switch (shown.phase) {
    case "opening":
      return store.legal("choose-token").length ? w.chooseToken : w.opening(who);
    case "to-throw":
      return shown.jail[shown.actor] ? w.inJail(who) : shown.doubles > 0 ? w.again(who) : w.toThrow(who);
    case "to-buy": {
      const lot = store.board.spaces[shown.for_sale] ?? here;
      return w.toBuy(who, lot.name, money(lot.price));
    }
    case "to-choose-tax":
      return w.tax(who, here.name);
    case "to-throw-for-rent":
      return w.throwForRent(who, here.name);
    case "to-bid":
      return bidding(store, shown);
    case "to-want":
      return w.want(who, shown.shortage ? itemName(store, shown.shortage.building) : "");
    case "to-settle":
      return debt(store, shown.debts[0]) || w.settle(who);
    case "to-pay-fine":
      return w.fine(who, money(store.board.jail_fine));
    case "to-end-turn":
      return debt(store, shown.claims.find((claim) => claim.creditor === store.seat)) || w.endTurn(who);
    case "over":
      return w.over(words.common.list(shown.winners.map((seat) => whoIs(store, seat))));
    default:
      return w.simple[shown.phase]?.(who) ?? "";
  }
}

/** @param {Store} store @param {Position} shown */
function bidding(store, shown) {
  const { auction } = shown;
  if (!auction) return "";
  const item = itemName(store, auction.item);
  return auction.bid > 0 ? w.bid(item, money(auction.bid), whoIs(store, auction.bidder)) : w.noBid(item, whoIs(store, shown.actor));
}

/** @param {Store} store @param {{ debtor: number, creditor: number, amount: number, space: number } | undefined} owed */
function debt(store, owed) {
  if (!owed) return "";
  const space = store.board.spaces[owed.space];
  return w.owes(whoIs(store, owed.debtor), whoIs(store, owed.creditor), money(owed.amount), space?.price ? space.name : "");
}

/** What is said of chance before it has fallen; "" of anything else. @param {Store} store @param {any} event */
export function suspense(store, { kind, player, deck }) {
  const who = whoIs(store, player);
  return kind.startsWith("thrown") ? w.throwing(who) : kind === "card-drawn" ? w.drawing(who, store.board.decks[deck].name) : "";
}

/** A Space, a house or a hotel by its name. @param {Store} store @param {number} item */
export function itemName(store, item) {
  const what = buildingOf(store.board, item);
  return what ? words.board[what] : (store.board.spaces[item]?.name ?? "");
}
