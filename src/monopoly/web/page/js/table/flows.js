/** Which money an event moved, for the eye: the sums themselves are the server's. */

/** @typedef {import("../../types/wire.d.ts").Event} GameEvent */
/** @typedef {{ from: number, to: number, amount: number }} Flow */

const BANK = -1;
export const POT = -2;

/** @param {GameEvent} event @returns {Flow[]} */
export function flowsOf(event) {
  return allFlows(event).filter((flow) => flow.amount > 0);
}

/** @param {GameEvent} event @returns {Flow[]} */
function allFlows(event) {
  switch (event.kind) {
    case "salary-paid":
      return [{ from: BANK, to: event.player, amount: event.amount }];
    case "bought":
      return [{ from: event.player, to: BANK, amount: event.price }];
    case "auction-won":
      return [{ from: event.player, to: BANK, amount: event.amount }];
    case "rent-paid":
      return [{ from: event.player, to: event.owner, amount: event.amount }];
    case "tax-paid":
    case "fine-paid":
      return [{ from: event.player, to: event.payee, amount: event.amount }];
    case "card-money":
      return [{ from: event.payer, to: event.payee, amount: event.amount }];
    case "deal-paid":
    case "interest-paid":
      return [{ from: event.player, to: BANK, amount: event.amount }];
    case "pot-collected":
      return [{ from: POT, to: event.player, amount: event.amount }];
    case "house-built":
    case "hotel-built":
    case "mortgage-lifted":
      return [{ from: event.player, to: BANK, amount: event.cost }];
    case "building-sold":
    case "hotels-sold":
      return [{ from: BANK, to: event.player, amount: event.proceeds }];
    case "mortgaged":
      return [{ from: BANK, to: event.player, amount: event.amount }];
    case "trade-done":
      return [
        { from: event.player, to: event.receiver, amount: event.give_cash },
        { from: event.receiver, to: event.player, amount: event.get_cash },
      ];
    default:
      return [];
  }
}
