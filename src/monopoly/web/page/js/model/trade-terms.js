/** What lies in the two trays of a trade, and how that is said to the server. */

/** @typedef {import("./position.js").Offer} Offer */
/** What one side gives. @typedef {{ deeds: number[], cash: number, cards: number[] }} Goods */
/** From where one sits. @typedef {{ give: Goods, get: Goods }} Terms */
/** @typedef {"give" | "get"} Way */

/** @returns {Terms} */
export const noTerms = () => ({ give: noGoods(), get: noGoods() });

/** @returns {Goods} */
const noGoods = () => ({ deeds: [], cash: 0, cards: [] });

/** An offer as the one who made it or got it sees it. @param {Offer} offer @param {number | null} seat @returns {Terms} */
export function termsOf(offer, seat) {
  const given = { deeds: offer.give_deeds, cash: offer.give_cash, cards: offer.give_cards };
  const asked = { deeds: offer.get_deeds, cash: offer.get_cash, cards: offer.get_cards };
  return offer.proposer === seat ? { give: given, get: asked } : { give: asked, get: given };
}

/** @param {Goods} goods */
export const isNothing = (goods) => !goods.deeds.length && !goods.cash && !goods.cards.length;

/** @param {Goods} goods @param {"deeds" | "cards"} kind @param {number} what @returns {Goods} */
export function toggled(goods, kind, what) {
  const held = goods[kind];
  const after = held.includes(what) ? held.filter((one) => one !== what) : [...held, what].sort((a, b) => a - b);
  return { ...goods, [kind]: after };
}

/** @param {Terms} terms */
export function fieldsOf({ give, get }) {
  return {
    give_deeds: give.deeds,
    give_cash: give.cash,
    give_cards: give.cards,
    get_deeds: get.deeds,
    get_cash: get.cash,
    get_cards: get.cards,
  };
}
