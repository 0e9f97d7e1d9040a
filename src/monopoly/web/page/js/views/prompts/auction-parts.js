/** What everybody sees of an auction: what is up, the highest bid, who is still in, what has been bid. */

import { h } from "../../base/dom.js";
import { money } from "../../base/money.js";
import { words } from "../../base/words.js";
import { deedChip } from "../../components/things/deed-chip.js";
import { icon } from "../../components/icon.js";
import { tokenDisc } from "../../components/things/token-disc.js";
import { buildingOf } from "../../model/events.js";
import { nameOf } from "../../model/seats.js";
import { groupOf } from "../../model/spaces.js";
import { openDeed } from "../sheets/open.js";
import { person } from "./people.js";

/** @typedef {import("../../model/live-table.js").LiveTable} LiveTable */
/** @typedef {import("../../../types/wire.d.ts").Bidding} Bidding */

const CROWD = 4; // more than so many are shown by their tokens alone

/** @param {LiveTable} store @param {Bidding} sale */
export function itemOf(store, { item }) {
  const what = buildingOf(store.board, item);
  if (what) return building(store, item, what);
  return h(
    ".item",
    { "data-item": item },
    deedChip(store, item, { onclick: () => openDeed(store, item) }),
    h("div", h("p.fine", words.sheets.printed(store.board.spaces[item].price)), groupNote(store, item)),
  );
}

/** @param {LiveTable} store @param {number} item @param {"house" | "hotel"} what */
function building({ position }, item, what) {
  const upForSale = position?.shortage?.left ?? 0;
  return h(
    ".item",
    { "data-item": item },
    icon(what, { class: what }),
    h("div", h("p.fine", words.sheets.left(position?.[`${what}s`] ?? 0, what)), upForSale > 1 && h("p.fine", words.sheets.upForSale(upForSale))),
  );
}

/** Who has the others of its group. @param {LiveTable} store @param {number} item */
function groupNote(store, item) {
  const group = groupOf(store, item);
  const owner = store.position?.owner ?? [];
  if (!group) return null;
  const { name, spaces } = group;
  const others = spaces.filter((space) => space !== item && owner[space] >= 0);
  const mine = others.filter((space) => owner[space] === store.seat).length;
  return h(
    "p.fine.row.holders",
    words.sheets.groupOf(name, spaces.length),
    others.map((space) => h("span", { key: space, title: words.sheets.whoHolds(nameOf(store, owner[space]), store.board.spaces[space].name) }, tokenDisc(store, owner[space]))),
    mine > 0 && h("b", mine + 1 === spaces.length ? words.sheets.lastOfGroup : words.sheets.youHold(mine)),
  );
}

/** @param {LiveTable} store @param {Bidding} sale */
export function highest(store, { bid, bidder }) {
  return h(
    ".highest",
    { role: "status", "data-bid-now": bid, "data-bidder": bidder },
    bidder >= 0 && h("p.money.big", { key: bid }, money(bid)),
    h("p.fine", bidder < 0 ? words.sheets.noBid : bidder === store.seat ? words.sheets.yours : words.sheets.by(nameOf(store, bidder))),
  );
}

/** The Banker's last word, where somebody calls. @param {Bidding} sale */
export function called({ call }) {
  return call && h("p.call", { class: call, key: call, role: "status", "data-call": call }, words.sheets.calls[call]);
}

/** @param {LiveTable} store @param {Bidding} sale */
export function bidders(store, sale) {
  const { position, round = [] } = store;
  const seats = store.table.seats.filter(({ seat }) => !position?.retired[seat]);
  const crowd = seats.length > CROWD;
  return h(
    "ul.bidders",
    { class: crowd && "crowd" },
    seats.map(({ seat }) => {
      if (sale.bidder === seat) return person(store, seat, "high", money(sale.bid), { crowd });
      if (sale.passed.includes(seat)) return person(store, seat, "out", words.sheets.passed, { crowd });
      const last = round.findLast((word) => word.what === "bid" && word.seat === seat);
      return person(store, seat, position?.actor === seat ? "deciding" : "in", last ? money(last.amount) : "", { crowd });
    }),
  );
}

/** The bids, newest first. @param {LiveTable} store */
export function history(store) {
  const said = (store.round ?? []).filter(({ what }) => what === "bid" || what === "pass").reverse();
  if (said.length < 2) return null;
  return h(
    "ol.bids",
    { "aria-label": words.sheets.bids, tabindex: "0" },
    said.map(({ what, seat, amount }, i) => h("li", { key: said.length - i, class: what }, nameOf(store, seat), " ", what === "bid" ? money(amount) : words.sheets.passed)),
  );
}
