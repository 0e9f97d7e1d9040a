/** What the game waits for, as one sentence: for the middle of the board, the title of the tab and who listens. */

import { money } from "../base/money.js";
import { words } from "../base/words.js";
import { buildingOf } from "./events.js";
import { whoIs } from "./seats.js";

/** @typedef {import("./game.js").Game} Game */
/** @typedef {import("./position.js").Position} Position */

/** @param {Game} store @returns {string} */
export function caption(store) {
  if (store.telling) return store.telling;
  const { position } = store;
  if (!position) return store.table.stage === "open" ? words.board.caption.notBegun : "";
  return store.decision ? sentence(store, position) : "";
}

/** @param {Game} store @param {Position} position @returns {string} */
function sentence(store, position) {
  const who = whoIs(store, position.actor);
  const here = store.board.spaces[position.space[position.actor] ?? 0];
  switch (position.phase) {
    case "opening":
      return store.legal("choose-token").length ? words.board.caption.chooseToken : words.board.caption.opening(who);
    case "to-throw":
      return position.jail[position.actor] ? words.board.caption.inJail(who) : position.doubles > 0 ? words.board.caption.again(who) : words.board.caption.toThrow(who);
    case "to-buy": {
      const lot = store.board.spaces[position.for_sale] ?? here;
      return words.board.caption.toBuy(who, lot.name, money(lot.price));
    }
    case "to-choose-tax":
      return words.board.caption.tax(who, here.name);
    case "to-throw-for-rent":
      return words.board.caption.throwForRent(who, here.name);
    case "to-bid":
      return bidding(store, position);
    case "to-want":
      return words.board.caption.want(who, position.shortage ? itemName(store, position.shortage.building) : "");
    case "to-settle":
      return debt(store, position.debts[0]) || words.board.caption.settle(who);
    case "to-pay-fine":
      return words.board.caption.fine(who, money(store.board.jail_fine));
    case "to-end-turn":
      return debt(store, position.claims.find((claim) => claim.creditor === store.seat)) || words.board.caption.endTurn(who);
    case "over":
      return words.board.caption.over(words.common.list(position.winners.map((seat) => whoIs(store, seat))));
    default:
      return words.board.caption.simple[position.phase]?.(who) ?? "";
  }
}

/** @param {Game} store @param {Position} position */
function bidding(store, position) {
  const { auction } = position;
  if (!auction) return "";
  const item = itemName(store, auction.item);
  return auction.bid > 0 ? words.board.caption.bid(item, money(auction.bid), whoIs(store, auction.bidder)) : words.board.caption.noBid(item, whoIs(store, position.actor));
}

/** @param {Game} store @param {{ debtor: number, creditor: number, amount: number, space: number } | undefined} owed */
function debt(store, owed) {
  if (!owed) return "";
  const space = store.board.spaces[owed.space];
  return words.board.caption.owes(whoIs(store, owed.debtor), whoIs(store, owed.creditor), money(owed.amount), space?.price ? space.name : "");
}

/** A Space, a house or a hotel by its name. @param {Game} store @param {number} item */
export function itemName(store, item) {
  const what = buildingOf(store.board, item);
  return what ? words.board[what] : (store.board.spaces[item]?.name ?? "");
}
