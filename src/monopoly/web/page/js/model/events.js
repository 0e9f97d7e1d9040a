/**
 * Everything the page knows of the kinds of events, a row for each: how it changes the position that is shown,
 * which money and what else is seen moving, how it sounds, what is said meanwhile, and what it is about. A kind
 * that the wire gains must get its row here, or the types do not fit.
 */

import { words } from "../base/words.js";

/** @typedef {import("../../types/wire.d.ts").Event} GameEvent */
/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("../../types/wire.d.ts").BoardView} BoardView */
/** @typedef {"moves" | "money" | "property" | "trades" | "table" | "chat"} Topic */
/** @typedef {"dice" | "coin" | "gavel" | "turn" | "card" | "build" | "jail" | "offer" | "end"} Sound */
/** What one may look for in a replay. @typedef {"purchase" | "rent" | "trade" | "building" | "jail" | "debt" | "bankruptcy"} Milestone */
/** @typedef {{ from: number, to: number, amount: number }} Flow */
/** What somebody said in an auction or a building shortage. @typedef {{ what: "bid" | "pass" | "want", seat: number, amount: number }} Word */
/** How seats and decks are called by whoever reads. @typedef {{ who: (seat: number) => string, deck: (deck: number) => string }} Names */

/**
 * What can be shown moving: the board. Every part returns when it has been seen; `pace` is how much faster than
 * usual. A table without a board has no stage, and nothing moves.
 * @typedef {object} Stage
 * @property {(faces: number[], pace: number, landed: () => void) => Promise<void>} dice
 * @property {(player: number, from: number, to: number, forward: boolean, pace: number) => Promise<void>} walk
 * @property {(player: number, pace: number) => Promise<void>} jail
 * @property {(pace: number) => Promise<void>} release the bars go up
 * @property {(deck: number, card: number, pace: number, turned: () => void) => Promise<void>} card
 * @property {(from: number, to: number, amount: number, pace: number) => Promise<void>} pay
 * @property {(pace: number) => Promise<void>} gavel
 * @property {(part: "deed" | "building" | "mortgage", spaces: number[], milliseconds: number) => Promise<void>} mark what has come to lie on Spaces
 * @property {(milliseconds: number) => Promise<void>} rest what is not seen takes its time as well
 * @property {() => void} refresh draws at once what has changed
 * @property {() => void} finish everything that moves is at its end
 */

/**
 * @template E
 * @typedef {object} Treatment
 * @property {Topic} topic
 * @property {boolean} [big] the game will be remembered for it
 * @property {Milestone} [milestone]
 * @property {Sound} [sound]
 * @property {(event: E, names: Names) => string} [suspense] what is said of chance before it has fallen
 * @property {(stage: Stage, event: E, pace: number, tell: () => void) => Promise<void>} [motion] seen before it has happened; `tell` says what chance has brought
 * @property {(event: E) => Flow[]} [flows] which money goes from hand to hand, for the eye: the sums themselves are the server's
 * @property {(position: Position, event: E, board: BoardView) => Partial<Position>} [change]
 * @property {(stage: Stage, event: E, pace: number) => Promise<unknown>} [after] seen once it has happened
 * @property {(round: Word[], event: E, board: BoardView) => Word[]} [round] what has been said so far in the auction or shortage that is on
 */

const BANK = -1;
export const POT = -2;

const { caption } = words.board;

/** @param {number[]} list @param {number} at @param {number} value */
const put = (list, at, value) => list.map((known, i) => (i === at ? value : known));

/** @param {number[]} owner @param {number[]} deeds @param {number} to */
const given = (owner, deeds, to) => deeds.reduce((list, space) => put(list, space, to), owner);

/** @param {number} player @param {number} amount @returns {Flow[]} */
const toBank = (player, amount) => [{ from: player, to: BANK, amount }];

/** @param {number} player @param {number} amount @returns {Flow[]} */
const fromBank = (player, amount) => [{ from: BANK, to: player, amount }];

/** @param {number} milliseconds @returns {(stage: Stage, event: unknown, pace: number) => Promise<void>} */
const rest = (milliseconds) => (stage, _, pace) => stage.rest(milliseconds / pace);

/** @param {"deed" | "building" | "mortgage"} part @param {number} milliseconds @returns {(stage: Stage, event: { space: number }, pace: number) => Promise<void>} */
const mark = (part, milliseconds) => (stage, { space }, pace) => stage.mark(part, [space], milliseconds / pace);

/** @param {{ player: number }} event @param {Names} names */
const throwing = ({ player }, { who }) => caption.throwing(who(player));

/** @param {{ space: number, player: number }} event @param {Position} position @returns {Partial<Position>} */
const owned = ({ space, player }, { owner }) => ({ owner: put(owner, space, player), for_sale: -1 });

/** What is auctioned, where it is no Space. @param {BoardView} board @param {number} item */
export const buildingOf = (board, item) => (item === board.house_item ? "house" : item === board.hotel_item ? "hotel" : "");

/** @type {{ [K in GameEvent["kind"]]: Treatment<Extract<GameEvent, { kind: K }>> }} */
const EVENTS = {
  // --- dice, and the way around the board
  "thrown-for-start": {
    topic: "moves",
    sound: "dice",
    suspense: throwing,
    motion: (stage, { die1, die2 }, pace, tell) => stage.dice([die1, die2], pace, tell),
    change: (_, { die1, die2 }) => ({ dice: [die1, die2, 0] }),
  },
  thrown: {
    topic: "moves",
    sound: "dice",
    suspense: throwing,
    motion: (stage, { die1, die2, die3 }, pace, tell) => stage.dice(die3 ? [die1, die2, die3] : [die1, die2], pace, tell),
    change: (_, { die1, die2, die3 }) => ({ dice: [die1, die2, die3] }),
  },
  "thrown-for-rent": {
    topic: "money",
    sound: "dice",
    suspense: throwing,
    motion: (stage, { die1, die2, die3 }, pace, tell) => stage.dice(die3 ? [die1, die2, die3] : [die1, die2], pace, tell),
    change: (_, { die1, die2, die3 }) => ({ dice: [die1, die2, die3] }),
  },
  "start-tied": { topic: "moves", after: rest(1400) },
  "play-started": { topic: "moves" },
  "turn-began": { topic: "moves", change: (_, { player, turn }) => ({ current: player, actor: player, turn }) },
  "turn-ended": { topic: "moves" },
  "turn-skipped": { topic: "moves", after: rest(350) },
  "skip-called": { topic: "moves" },
  moved: {
    topic: "moves",
    motion: (stage, { player, start, space, forward }, pace) => stage.walk(player, start, space, forward, pace),
    change: (position, { player, space }) => ({ space: put(position.space, player, space) }),
  },
  "card-drawn": {
    topic: "moves",
    sound: "card",
    suspense: ({ player, deck }, names) => caption.drawing(names.who(player), names.deck(deck)),
    motion: (stage, { deck, card }, pace, tell) => stage.card(deck, card, pace, tell),
  },

  // --- Jail
  "sent-to-jail": {
    topic: "moves",
    milestone: "jail",
    sound: "jail",
    motion: (stage, { player }, pace) => stage.jail(player, pace),
    change: ({ space, jail }, { player }, board) => ({ space: put(space, player, board.jail), jail: put(jail, player, 1) }),
  },
  "left-jail": {
    topic: "moves",
    change: ({ jail }, { player }) => ({ jail: put(jail, player, 0) }),
    after: (stage, _, pace) => stage.release(pace),
  },
  "stayed-in-jail": { topic: "moves", after: rest(350) },
  "sat-out": { topic: "moves" },
  "jail-card-kept": { topic: "moves" },
  "jail-card-returned": { topic: "moves" },

  // --- money
  "salary-paid": { topic: "money", sound: "coin", flows: ({ player, amount }) => fromBank(player, amount) },
  "salary-due": { topic: "money" },
  "salary-lapsed": { topic: "money" },
  "rent-paid": { topic: "money", milestone: "rent", sound: "coin", flows: ({ player, owner, amount }) => [{ from: player, to: owner, amount }] },
  "rent-claimable": { topic: "money" },
  "rent-demanded": { topic: "money" },
  "rent-lapsed": { topic: "money" },
  "no-rent-from-jail": { topic: "money" },
  "tax-paid": { topic: "money", sound: "coin", flows: ({ player, payee, amount }) => [{ from: player, to: payee, amount }] },
  "fine-paid": { topic: "money", sound: "coin", flows: ({ player, payee, amount }) => [{ from: player, to: payee, amount }] },
  "card-money": { topic: "money", sound: "coin", flows: ({ payer, payee, amount }) => [{ from: payer, to: payee, amount }] },
  "deal-paid": { topic: "money", sound: "coin", flows: ({ player, amount }) => toBank(player, amount) },
  "interest-paid": { topic: "money", sound: "coin", flows: ({ player, amount }) => toBank(player, amount) },
  "pot-collected": { topic: "money", sound: "coin", flows: ({ player, amount }) => [{ from: POT, to: player, amount }] },
  "pot-laid-out": { topic: "money" },
  "paper-issued": { topic: "money" },
  "debt-stands": { topic: "money", milestone: "debt", after: rest(900) },

  // --- Title Deeds
  "deed-dealt": { topic: "property", change: (position, event) => owned(event, position), after: mark("deed", 260) },
  bought: {
    topic: "property",
    milestone: "purchase",
    sound: "coin",
    flows: ({ player, price }) => toBank(player, price),
    change: (position, event) => owned(event, position),
    after: mark("deed", 260),
  },
  declined: { topic: "property" },
  "auction-opened": {
    topic: "property",
    sound: "gavel",
    // A new auction begins anew, but the wishes of a shortage stay with it.
    round: (round, { item }, board) => (buildingOf(board, item) ? round.filter(({ what }) => what === "want") : []),
  },
  "bid-made": { topic: "property", after: rest(350), round: (round, { player, amount }) => [...round, { what: "bid", seat: player, amount }] },
  "bidder-passed": { topic: "property", round: (round, { player }) => [...round, { what: "pass", seat: player, amount: 0 }] },
  "auction-won": {
    topic: "property",
    milestone: "purchase",
    sound: "gavel",
    flows: ({ player, amount }) => toBank(player, amount),
    change: ({ owner }, { item, player }, board) => (item < board.spaces.length ? { owner: put(owner, item, player) } : {}),
    after: async (stage, { item }, pace) => {
      await stage.gavel(pace);
      await stage.mark("deed", [item], 260 / pace);
    },
  },
  "auction-failed": { topic: "property" },
  mortgaged: {
    topic: "property",
    sound: "coin",
    flows: ({ player, amount }) => fromBank(player, amount),
    change: ({ mortgaged }, { space }) => ({ mortgaged: [...mortgaged.filter((one) => one !== space), space] }),
    after: mark("mortgage", 260),
  },
  "mortgage-lifted": {
    topic: "property",
    flows: ({ player, cost }) => toBank(player, cost),
    change: ({ mortgaged }, { space }) => ({ mortgaged: mortgaged.filter((one) => one !== space) }),
  },
  "mortgage-kept": { topic: "property" },
  "estate-passed": { topic: "property", change: ({ owner }, { deeds, heir }) => ({ owner: given(owner, deeds, heir) }) },

  // --- buildings
  "house-built": {
    topic: "property",
    milestone: "building",
    sound: "build",
    flows: ({ player, cost }) => toBank(player, cost),
    change: ({ buildings }, { space, houses }) => ({ buildings: put(buildings, space, houses) }),
    after: mark("building", 340),
  },
  "hotel-built": {
    topic: "property",
    milestone: "building",
    sound: "build",
    flows: ({ player, cost }) => toBank(player, cost),
    change: ({ buildings }, { space }, board) => ({ buildings: put(buildings, space, board.hotel) }),
    after: mark("building", 340),
  },
  "building-sold": {
    topic: "property",
    sound: "coin",
    flows: ({ player, proceeds }) => fromBank(player, proceeds),
    change: ({ buildings }, { space, houses }) => ({ buildings: put(buildings, space, houses) }),
    after: mark("building", 220),
  },
  "hotels-sold": { topic: "property", sound: "coin", flows: ({ player, proceeds }) => fromBank(player, proceeds) },
  "shortage-declared": { topic: "property", round: (_, { player }) => [{ what: "want", seat: player, amount: 1 }] },
  wanted: { topic: "property", round: (round, { player, count }) => [...round, { what: "want", seat: player, amount: count }] },

  // --- trades
  "offer-made": { topic: "trades", sound: "offer", after: rest(350) },
  "offer-ended": { topic: "trades" },
  "trade-done": {
    topic: "trades",
    big: true,
    milestone: "trade",
    sound: "coin",
    flows: ({ player, receiver, give_cash, get_cash }) => [
      { from: player, to: receiver, amount: give_cash },
      { from: receiver, to: player, amount: get_cash },
    ],
    change: ({ owner }, { player, receiver, give_deeds, get_deeds }) => ({ owner: given(given(owner, give_deeds, receiver), get_deeds, player) }),
    after: (stage, { give_deeds, get_deeds }, pace) => stage.mark("deed", [...give_deeds, ...get_deeds], 400 / pace),
  },

  // --- who plays, and who no longer does
  "token-chosen": { topic: "table" },
  "went-bankrupt": {
    topic: "table",
    big: true,
    milestone: "bankruptcy",
    change: ({ retired }, { player }) => ({ retired: put(retired, player, 1) }),
    after: rest(900),
  },
  "left-table": { topic: "table", big: true, milestone: "bankruptcy", change: ({ retired }, { player }) => ({ retired: put(retired, player, 1) }) },
  "died-laughing": { topic: "table", big: true, milestone: "bankruptcy" },
  "time-ran-out": { topic: "table", big: true },
  "game-over": { topic: "table", big: true, sound: "end", after: rest(900) },
};

/** @type {Treatment<GameEvent>} */
const PLAIN = { topic: "moves" };

/** Of an event the server has learned since this page was loaded nothing is known. @param {GameEvent} event */
export function treatmentOf(event) {
  return /** @type {Treatment<GameEvent> | undefined} */ (EVENTS[event.kind]) ?? PLAIN;
}

/**
 * The position with one event of the move being shown already done: what the eye has seen happen stays
 * happened. The server's own position replaces it at the end of each move.
 * @param {Position} position @param {GameEvent} event @param {BoardView} board @returns {Position}
 */
export function positionAfter(position, event, board) {
  const change = treatmentOf(event).change?.(position, event, board);
  return change ? { ...position, ...change } : position;
}

/** @param {GameEvent} event */
export function flowsOf(event) {
  return (treatmentOf(event).flows?.(event) ?? []).filter(({ amount }) => amount > 0);
}

/** @param {Position} position @param {Flow} flow @returns {Position} */
export function paid(position, { from, to, amount }) {
  return { ...position, cash: position.cash.map((held, player) => held + (player === to ? amount : 0) - (player === from ? amount : 0)) };
}

/** @param {Word[]} round @param {GameEvent} event @param {BoardView} board */
export function roundAfter(round, event, board) {
  return treatmentOf(event).round?.(round, event, board) ?? round;
}
