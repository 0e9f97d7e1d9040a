/**
 * What lies open on the table, by the numbers of seats, Spaces and decks, as events, actions and the board have
 * them. On the wire it is the JSON of a `Position`, by names (docs/positions.md): here that is read, and nowhere
 * else. The server's changes to it are put together in `withChanges`, the page's own guesses in events.js.
 */

/** @typedef {import("../../types/wire.d.ts").Position} Told */
/** @typedef {import("../../types/wire.d.ts").PositionChange} PositionChange */
/** @typedef {import("../../types/wire.d.ts").BoardView} BoardView */
/** @typedef {import("../../types/wire.d.ts").Now["called"]} Called */
/** @typedef {{ item: number, bid: number, bidder: number, passed: number[], call: string }} Bidding */
/** @typedef {{ building: number, asker: number, asked: number, left: number }} Shortage */
/** `space` may be a house or hotel, as in `Bidding.item`. @typedef {{ debtor: number, creditor: number, amount: number, space: number }} Owed */
/** @typedef {{ number: number, proposer: number, receiver: number, give_deeds: number[], give_cash: number, give_cards: number[], get_deeds: number[], get_cash: number, get_cards: number[] }} Offer */
/**
 * Lists by seat, or by Space; -1 is nobody, the Bank or no Space.
 * @typedef {object} Position
 * @property {string} phase
 * @property {number} actor
 * @property {number} current whose turn it is
 * @property {number} turn
 * @property {number[]} dice the third is 4 for the bus, 5 for Mr. M
 * @property {number} doubles
 * @property {number[]} cash
 * @property {number[]} worth empty while an income tax is to be chosen blind
 * @property {number[]} space
 * @property {number[]} jail 0 free; 1 in Jail, 2 and 3 after failed throws; 9 the fine is due
 * @property {number[]} retired
 * @property {number[]} token
 * @property {number[]} salary_due
 * @property {number[]} owner
 * @property {number[]} buildings
 * @property {number[]} mortgaged
 * @property {number[]} jail_cards who holds that of each deck
 * @property {number} houses
 * @property {number} hotels
 * @property {number} pot
 * @property {number} for_sale
 * @property {Bidding | null} auction
 * @property {Shortage | null} shortage
 * @property {Owed[]} debts
 * @property {Owed[]} claims
 * @property {Offer[]} offers
 * @property {number[]} winners
 */

const BANK = -1;
const NOWHERE = -1;
const FINE_DUE = 9;
/** @type {Record<string, number>} */
const THIRD_DIE = { bus: 4, "mr-m": 5 };

/** The names of one board, looked up once. @type {WeakMap<BoardView, Map<string, number>>} */
const looked = new WeakMap();

/** @param {BoardView} board */
function numbersOf(board) {
  const known = looked.get(board);
  if (known) return known;
  /** @type {[string, number][]} */
  const names = board.spaces.map(({ index, position_name }) => [position_name, index]);
  const numbers = new Map([...names, ["house", board.house_item], ["hotel", board.hotel_item]]);
  looked.set(board, numbers);
  return numbers;
}

/** @param {Told} told @param {BoardView} board @param {number[]} [worth] @param {Called} [called] the Banker's last word @returns {Position} */
export function readPosition(told, board, worth = [], called = null) {
  const { players, turn, bank } = told;
  const numbers = numbersOf(board);
  /** @param {string | undefined} name */
  const place = (name) => (name ? (numbers.get(name) ?? NOWHERE) : NOWHERE);
  /** @param {string[]} [names] */
  const places = (names = []) => names.map(place);
  /** @param {string | undefined} name */
  const seat = (name) => (name ? players.findIndex((player) => player.name === name) : BANK);
  /** @param {string[]} [names] */
  const seats = (names = []) => names.map(seat);
  /** @param {string[]} [keys] */
  const decks = (keys = []) => keys.map((key) => board.decks.findIndex((deck) => deck.key === key));

  const owner = board.spaces.map(() => BANK);
  const buildings = board.spaces.map(() => 0);
  for (const [holder, player] of players.entries()) {
    for (const deed of places(player.deeds)) owner[deed] = holder;
    for (const [lot, rank] of Object.entries(player.buildings ?? {})) buildings[place(lot)] = rank === "hotel" ? board.hotel : rank;
  }
  return {
    phase: told.phase,
    actor: seat(told.actor),
    current: seat(turn.player),
    turn: turn.number,
    dice: diceOf(turn.dice),
    doubles: turn.doubles ?? 0,
    cash: players.map(({ cash }) => cash),
    worth,
    space: players.map(({ space }) => place(space)),
    jail: players.map(({ in_jail, failed_throws = 0, fine_sat_out }) => (fine_sat_out ? FINE_DUE : in_jail ? 1 + failed_throws : 0)),
    retired: players.map(({ retired = 0 }) => retired),
    token: players.map(({ token = "" }) => board.tokens.indexOf(token)),
    salary_due: players.map(({ salary_due = 0 }) => salary_due),
    owner,
    buildings,
    mortgaged: players.flatMap(({ mortgaged }) => places(mortgaged)),
    jail_cards: board.decks.map(({ key }) => players.findIndex(({ jail_cards = [] }) => jail_cards.some((card) => card === key))),
    houses: bank.houses,
    hotels: bank.hotels,
    pot: bank.pot ?? 0,
    for_sale: place(turn.for_sale),
    auction: told.auction
      ? { item: place(told.auction.item), bid: told.auction.bid ?? 0, bidder: seat(told.auction.bidder), passed: seats(told.auction.passed), call: called ?? "" }
      : null,
    shortage: told.shortage
      ? { building: place(told.shortage.building), asker: seat(told.shortage.asker), asked: seat(told.shortage.asked), left: told.shortage.left ?? 0 }
      : null,
    debts: (told.debts ?? []).map(({ debtor, creditor, amount, item }) => ({ debtor: seat(debtor), creditor: seat(creditor), amount, space: place(item) })),
    claims: (told.claims ?? []).map(({ debtor, owner: creditor, amount, space }) => ({ debtor: seat(debtor), creditor: seat(creditor), amount, space: place(space) })),
    offers: (told.offers ?? []).map(({ number, proposer, receiver, give, get }) => ({
      ...{ number, proposer: seat(proposer), receiver: seat(receiver) },
      ...{ give_deeds: places(give.deeds), give_cash: give.cash ?? 0, give_cards: decks(give.jail_cards) },
      ...{ get_deeds: places(get.deeds), get_cash: get.cash ?? 0, get_cards: decks(get.jail_cards) },
    })),
    winners: seats(told.winners),
  };
}

/** @param {(number | string)[]} [faces] */
function diceOf(faces = []) {
  const [first = 0, second = 0, third = 0] = faces.map((face) => (typeof face === "string" ? THIRD_DIE[face] : face));
  return [first, second, third];
}

/**
 * A position with what a frame of a replay says has changed. Neither is changed.
 * @param {Told} told @param {PositionChange} change @returns {Told}
 */
export function withChanges(told, change) {
  return /** @type {Told} */ (/** @type {unknown} */ (merged(told, change)));
}

/** @param {unknown} before @param {{ [field: string]: unknown }} change */
function merged(before, change) {
  /** @type {any} */
  const found = Array.isArray(before) ? [...before] : { .../** @type {object} */ (before) };
  for (const [name, value] of Object.entries(change)) {
    if (value === null) delete found[name];
    else found[name] = isFields(value) && found[name] ? merged(found[name], value) : value;
  }
  return found;
}

/** @param {unknown} value @returns {value is { [field: string]: unknown }} */
const isFields = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
