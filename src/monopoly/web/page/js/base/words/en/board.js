/** What the board and its Title Deeds say. */

import { common } from "./common.js";

const { counted } = common;

/** @param {{ houses: number, hotel: boolean }} stands */
const buildings = ({ houses, hotel }) => (hotel ? "a hotel" : houses ? counted(houses, "house") : "");

/** Where names break that do not break by the rule of thumb. */
const breaks = Object.fromEntries(
  "White-chapel White-hall Board-walk Isling-ton North-um-ber-land North-umb. Marl-bor-ough Penn-syl-va-nia Mary-le-bone Coven-try Avenue Read-ing Charles Elec-tric Park-ing Visit-ing Fen-church Liver-pool"
    .split(" ")
    .map((name) => [name.replaceAll("-", ""), name]),
);

/** @param {string} who */
const own = (who) => who === "you";

/** "You owe Ann", "Bob owes Ann". @param {string} who @param {string} verb @param {string} what */
const does = (who, verb, what) => (own(who) ? `You ${verb} ${what}.` : `${who} ${verb}s ${what}.`);

export const board = {
  /** @type {Record<string, string>} */
  breaks,
  label: "The board",
  buildings,
  house: "a house",
  hotel: "a hotel",
  mortgagedShort: "mortgaged",
  bank: "Bank",
  wordmark: ["Monopoly", "whole"],
  /** @param {string} amount */
  collect: (amount) => `Collect ${amount} as you pass`,
  /** @param {number} houses @param {number} hotels */
  bankHas: (houses, hotels) => `The Bank has ${houses} houses and ${hotels} hotels left`,
  /** @param {number[]} faces @param {string | number} third */
  dice: (faces, third) => (faces.some(Boolean) ? `The dice show ${faces.join(" and ")}${third ? ", and " + third : ""}` : "The dice"),
  bus: "the bus",
  mrM: "Mr. M",
  /** @param {string} name @param {string} group @param {string | false} owner @param {{ houses: number, hotel: boolean }} stands @param {boolean} mortgaged */
  deedInWords: (name, group, owner, stands, mortgaged) => [name, group, owner, buildings(stands), mortgaged && "mortgaged"].filter(Boolean).join(", "),
  /** @param {string} owner */
  ownedBy: (owner) => `owned by ${owner}`,
  /** @param {string} price */
  forSale: (price) => `for sale for ${price}`,
  /** @param {string} sum */
  rentNow: (sum) => `rent ${sum}`,
  /** @param {string[]} names */
  standing: (names) => names.length > 0 && `${names.join(", ")} ${names.length === 1 && !own(names[0]) ? "stands" : "stand"} here`,
  /** @param {string[]} names */
  jailed: (names) => names.length > 0 && `in Jail: ${names.join(", ")}`,

  caption: {
    notBegun: "The game has not begun.",
    chooseToken: "Choose your token.",
    /** @param {string} who */
    opening: (who) => (own(who) ? "Throw for the first turn." : `${who} throws for the first turn.`),
    /** @param {string} who */
    toThrow: (who) => (own(who) ? "Your turn: throw the dice." : `${who} is to throw.`),
    /** @param {string} who */
    throwing: (who) => (own(who) ? "You throw …" : `${who} throws …`),
    /** @param {string} who @param {string} deck */
    drawing: (who, deck) => (own(who) ? `You draw a card: ${deck} …` : `${who} draws a card: ${deck} …`),
    /** @param {string} who */
    again: (who) => (own(who) ? "Doubles: throw again." : `Doubles: ${who} throws again.`),
    /** @param {string} who */
    inJail: (who) => (own(who) ? "You are in Jail: how will you get out?" : `${who} is in Jail and thinks how to get out.`),
    /** By the phase, where it is enough to know who. @type {Record<string, (who: string) => string>} */
    simple: {
      "to-move": (who) => does(who, "choose", "which way to go"),
      "to-move-anywhere": (who) => `Three of a kind: ${who} may go to any Space.`,
      "to-place": (who) => does(who, "choose", "where the building goes"),
      "to-keep": (who) => does(who, "choose", "what becomes of the mortgage"),
    },
    /** @param {string} who @param {string} lot @param {string} price */
    toBuy: (who, lot, price) => (own(who) ? `Will you buy ${lot} for ${price}?` : `${who} is deciding whether to buy ${lot} for ${price}.`),
    /** @param {string} who @param {string} tax */
    tax: (who, tax) => does(who, "choose", `how to pay the ${tax}`),
    /** @param {string} who @param {string} space */
    throwForRent: (who, space) => does(who, "throw", `for the rent of ${space}`),
    /** @param {string} item @param {string} amount @param {string} who */
    bid: (item, amount, who) => `Auction of ${item}: ${amount} bid by ${who}.`,
    /** @param {string} item @param {string} who */
    noBid: (item, who) => `Auction of ${item}: ${who} ${own(who) ? "open" : "opens"} the bidding.`,
    /** @param {string} who @param {string} item */
    want: (who, item) => `Buildings are short: ${own(who) ? "do" : "does"} ${who} want ${item || "one"}?`,
    /** @param {string} debtor @param {string} creditor @param {string} amount @param {string} lot */
    owes: (debtor, creditor, amount, lot) => does(debtor, "owe", `${creditor} ${amount}${lot && " for " + lot}`),
    /** @param {string} who */
    settle: (who) => (own(who) ? "You have a debt to settle." : `${who} has a debt to settle.`),
    /** @param {string} who @param {string} fine */
    fine: (who, fine) => `${own(who) ? "You" : who} must pay the fine of ${fine}.`,
    /** @param {string} who */
    endTurn: (who) => (own(who) ? "Your turn: build, trade, or end it." : `${who} may build or trade before the turn ends.`),
    /** @param {string} who */
    over: (who) => (own(who) ? "You have won the game." : who ? `The game is over: ${who} won.` : "The game is over."),
  },

  /** Title Deeds and the other Spaces, looked at closely. */
  deed: {
    title: "Title Deed",
    rent: "Rent",
    alone: "Rent of the lot alone",
    group: "Rent with the whole color-group",
    /** @param {number} count */
    houses: (count) => `With ${counted(count, "house")}`,
    hotel: "With a hotel",
    /** @param {number} count @param {boolean} station */
    lines: (count, station) => `With ${counted(count, station ? "station" : "railroad")}`,
    /** @param {number} count */
    utilities: (count) => `With ${count === 1 ? "one utility" : count + " utilities"}`,
    /** @param {number} times */
    times: (times) => `${times} × the dice`,
    now: "in force now",
    price: "Price",
    houseCost: "Each house, and the hotel",
    mortgage: "Mortgage value",
    lift: "To lift the mortgage",
    owner: "Owner",
    nobody: "nobody yet",
    earned: "Earned so far",
    /** @param {string} amount @param {number} visits */
    earnedIn: (amount, visits) => `${amount} in ${counted(visits, "visit")}`,
    buildings: "Standing on it",
    mortgaged: "Mortgaged: no rent is due here.",
    odds: "On it after the next throw",
    noOdds: "Nobody can come to rest here with the next throw.",
    cards: "The cards, as printed",
  },
};
