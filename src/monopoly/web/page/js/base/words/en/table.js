import { common } from "./common.js";

const { counted } = common;

/** The table itself: players, your hand, what you may do, and what is asked of you. */
export const table = {
  tabs: { label: "Beside the board", hand: "Your hand", story: "Story" },
  players: {
    label: "Players",
    you: "you",
    bot: "bot",
    banker: "Banker",
    jail: "in Jail",
    out: "out of the game",
    /** @param {number} place */
    place: (place) => `${place}${["th", "st", "nd", "rd"][place % 10 > 3 || (place > 10 && place < 14) ? 0 : place % 10]} place`,
    turn: "on turn",
    wanted: "to decide",
    away: "not connected",
    /** @param {string} worth */
    worth: (worth) => `worth ${worth}`,
    blind: "worth told once the tax is chosen",
    /** @param {string} name @param {number} held @param {number} size */
    group: (name, held, size) => (held === size ? `${name}: all ${size}` : `${name}: ${held} of ${size}`),
    /** @param {number} count */
    watchers: (count) => counted(count, "watcher"),
    /** @param {string} time */
    reserve: (time) => `${time} in reserve`,
    noDeeds: "No Title Deeds yet.",
    /** @param {string} deck */
    jailCard: (deck) => `Get Out of Jail Free (${deck})`,
    /** @param {string} name */
    trade: (name) => `Trade with ${name}`,
    /** @param {string} level @param {string} character */
    character: (level, character) => `${level}: ${character}`,
    standIn: "A bot plays this seat for now.",
  },
  hand: {
    label: "Your hand",
    /** @param {number} count @param {string} note */
    notes: (count, note) => `${count} × ${note}`,
    watching: "You are watching this table.",
    banking: "You bank at this table and play no token.",
    out: "You are out of the game. You may stay and watch.",
    noDeeds: "No Title Deeds yet. Land on a Space that nobody owns to buy it.",
  },
  bar: {
    label: "What you may do",
    moving: "One moment …",
    skip: "Skip",
    lost: "no connection",
    canBuild: "You can build",
    starting: "The game is about to begin.",
    over: "The game is over.",
    /** @param {string} name */
    waitsFor: (name) => `Waiting for ${name}`,
    bank: "Waiting for the Bank",
    estate: "Build & sell",
    trade: "Trade",
    call: "Call the auction",
    choose: {
      "to-bid": "Bid or pass",
      "to-want": "Say how many you want",
      "to-move": "Choose your move",
      "to-move-anywhere": "Choose a Space",
      "to-choose-tax": "Choose your tax",
      "to-settle": "Raise the money you owe",
      "to-keep": "Decide on the mortgage",
      "to-place": "Place your building",
      "to-pay-fine": "Fine, or sit it out",
    },
    /** @param {string} key */
    onKey: (key) => `Key: ${key}`,
    space: "space bar",
  },
  estate: {
    title: "Build & sell",
    /** @param {string} cash @param {number} houses @param {number} hotels */
    bank: (cash, houses, hotels) => `You have ${cash}. The Bank has ${counted(houses, "house")} and ${counted(hotels, "hotel")}.`,
    none: "You own no Title Deeds yet.",
    build: "Build",
    sell: "Sell",
    mortgage: "Mortgage",
    lift: "Lift",
    hotels: "Sell every hotel",
    /** @param {string} verb @param {string} name */
    on: (verb, name) => `${verb}: ${name}`,
    hint: "Point at a button to see what it would do.",
    hintTouch: "Tap a button to see what it would do.",
    /** @param {string} cash */
    leaves: (cash) => `You would have ${cash}`,
    /** @param {number} houses @param {number} hotels */
    left: (houses, hotels) => `the Bank ${counted(houses, "house")} and ${counted(hotels, "hotel")}`,
    confirm: "Do it",
    looking: "Looking it up …",
  },
  /** @param {string} name @param {string} before @param {string} after */
  rent: (name, before, after) => `Rent of ${name}: ${before} → ${after}`,
  /** @param {string} sum */
  perPip: (sum) => `${sum} a pip`,
  /** @param {number} count */
  moreRents: (count) => `and ${counted(count, "other rent")}`,
  debt: {
    /** @param {string} creditor @param {string} amount */
    title: (creditor, amount) => `You owe ${creditor} ${amount}`,
    /** @param {string} debtor @param {string} creditor @param {string} amount @param {string} why */
    others: (debtor, creditor, amount, why) => `${debtor} owes ${creditor} ${amount}${why && " " + why} and must raise it first`,
    /** @param {string} name */
    forSpace: (name) => `for ${name}`,
    /** @param {string} why */
    because: (why) => `It is ${why}.`,
    /** @param {number} count */
    more: (count) => `${counted(count, "more debt")} will follow.`,
    cash: "Cash",
    buildings: "Selling buildings",
    mortgages: "Mortgaging",
    /** @param {string} owed @param {string} total */
    bar: (owed, total) => `You owe ${owed}; all you have could raise ${total}.`,
    /** @param {string} missing */
    enough: (missing) => `You need ${missing} more. It is paid by itself as soon as you have it.`,
    /** @param {string} total @param {string} owed */
    short: (total, owed) => `All you have would raise ${total}; you owe ${owed}. A trade might still save you.`,
    /** @param {string} owed @param {boolean} enough */
    all: (owed, enough) => `With what follows you owe ${owed}: ${enough ? "you could pay it all" : "more than you could raise"}.`,
    nothing: "There is nothing left to sell or mortgage.",
    trade: "Offer a trade",
  },
  tax: "Income tax",
  place: { title: "Put up the building you won", text: "Choose the lot it will stand on." },
  keep: { title: "Mortgaged deeds have come to you", text: "Lift each mortgage now, or keep it for the time being." },
  jail: {
    title: "You are in Jail",
    /** @param {number} failed */
    text: (failed) =>
      `Throw: doubles set you free, and you move by them. ${failed > 0 && failed < 8 ? counted(failed, "throw") + " without doubles so far. " : ""}Or get out without:`,
    due: "No doubles: the fine is due",
    dueText: "Pay it and move by your throw, or sit this turn out once.",
  },
  bus: {
    title: "The bus",
    /** @param {number} first @param {number} second */
    text: (first, second) => `You threw ${first} and ${second}: ride one of them, or both.`,
  },
  anywhere: {
    title: "Three of a kind",
    text: "Go wherever you like: choose a Space here or on the board.",
    search: "Find a Space",
    none: "No Space is called that.",
  },
  claims: {
    title: "Yours, if you ask for it",
    /** @param {string} amount */
    salary: (amount) => `Collect the ${amount} salary`,
    /** @param {string} debtor @param {string} amount @param {string} space */
    rent: (debtor, amount, space) => `Ask ${debtor} for the ${amount} rent for ${space}`,
  },
  skip: "A turn was skipped",
  replaced: {
    title: "A bot plays for you",
    text: "You were away or out of time. The seat is still yours.",
    back: "Take your seat back",
  },
  away: {
    title: "While you were away",
    text: "A bot played for you:",
    /** @param {number} count */
    before: (count) => `${counted(count, "thing")} before that; the story has it all.`,
    read: "Go on",
  },
  prompts: { show: "Show what is asked", hide: "Look at the board" },
  ask: {
    bankruptcy: "Go bankrupt?",
    /** @param {string} creditor @param {string} cash @param {number} deeds */
    bankruptcyText: (creditor, cash, deeds) =>
      `You are out of the game. Your ${cash} and ${counted(deeds, "Title Deed")} go to ${creditor}; buildings are sold to the Bank first. This cannot be undone.`,
    hotel: "Sell the hotel?",
    hotels: "Sell every hotel of the group?",
    all: "Bid all you have?",
    allText: "If nobody bids more, you are left without a cent.",
    tenth: "Pay a tenth of all you are worth?",
    skip: "Call the skipped turn back?",
    cutIn: "Throw although it is not your turn?",
    unasked: "End your turn already?",
    unaskedText: "What you can still do lapses if you forget it:",
  },
};
