/** The lobby, the room before the game, the line above the table and the settings. */

import { common } from "./common.js";

const { counted } = common;

const settings = {
  title: "Settings",
  name: "Your name",
  speed: "Movement on the board",
  /** Slowest first. @type {[string, string][]} */
  speeds: [
    ["0", "None"],
    ["0.6", "Calm"],
    ["1", "Normal"],
    ["2", "Fast"],
  ],
  sound: "Sound",
  notify: "Tell me when it is my turn",
  notifyHint: "By your browser, while you look elsewhere.",
  notifyRefused: "Your browser does not allow this page to notify you; its own settings can.",
  theme: "Light",
  themes: { auto: "System", light: "Lamp on", dark: "Turned down" },
  keys: "Keys",
  letters: "Letters as keys",
  lettersHint: "One letter does something at once. Turn it off if you speak to the page, or type by mistake.",
  /** Which key does what. @type {[string, string][]} */
  shortcuts: [
    ["Space", "the main thing you can do now"],
    ["B", "build, sell and mortgage"],
    ["T", "trade"],
    ["E", "end your turn"],
    ["Arrow keys", "walk the Spaces of the board"],
    ["Enter", "open what is marked"],
    ["Esc", "close a sheet, or skip what is moving"],
    ["Tab", "go on to the next button"],
  ],
};

const top = {
  home: "To the lobby",
  /** @param {number} minutes */
  left: (minutes) => (minutes ? `${counted(minutes, "minute")} left` : "The hour has come"),
  watching: "You are watching",
  soundOn: "Turn the sound on",
  soundOff: "Turn the sound off",
  leave: "Leave",
  menu: "Menu",
  leaveTitle: "Leave this table?",
  leaveRoom: "Your seat is free again for somebody else.",
  stepOut: "Step out for a while",
  stepOutHint: "The seat stays yours. A computer player fills in until you are back.",
  toBot: "Leave my seat to a computer player",
  toBotHint: "For good: it plays on with what you own.",
  toBank: "Give up my estate",
  toBankHint: "For good: what you owe is paid first, all else goes to the Bank.",
  stay: "Stay",
};

const room = {
  /** @param {string} name */
  tableOf: (name) => `${name}'s table`,
  seats: "Who plays",
  you: "you",
  host: "host",
  onlyBanks: "only banks",
  free: "Free",
  away: "away",
  /** @param {number} count */
  watchers: (count) => `${counted(count, "watcher")}.`,
  remove: "Remove",
  /** @param {string} name */
  removeOne: (name) => `Remove ${name}`,
  /** @param {string} name */
  removeText: (name) =>
    `${name} loses the seat at once and is told so; it is free for somebody else then. With the same browser ${name} cannot sit down here again unless you let them. Renew the link to keep out whoever has the old one.`,
  removedTitle: "Removed",
  readmit: "Let back in",
  wasRemoved: "The host has removed you from this table: only they can let you sit down again. You can stay and watch.",
  oldLink: "The host has renewed the link to this table: ask them for the new one to sit down. You can stay and watch.",
  /** @param {string} name */
  handOverTo: (name) => `Hand the table over to ${name}`,
  addBot: "Seat a computer player",
  join: "Sit down",
  joinTitle: "There is a place for you",
  full: "Every seat is taken. You can stay and watch.",
  /** @param {string} [name] */
  waiting: (name = "The host") => `${name} starts the game when everybody is here.`,
  start: "Start the game",
  /** @param {number} free */
  startFilled: (free) => (free === 1 ? "Start, with a computer player in the free seat" : `Start, with computer players in ${free} free seats`),
  startWithout: "Start without the free seats",
  fillLevel: "Free seats go to",
  invite: "Bring the others",
  inviteHint: "Whoever has this link can sit down or watch.",
  inviteRenewed: "This link was renewed: who has an older one can watch, but not sit down.",
  link: "Link to this table",
  renew: "Renew the link",
  renewHint: "Nobody sits down by the old one any more",
  copy: "Copy the link",
  copied: "Copied",
  share: "Share",
  qrAlt: "QR code of the link to this table",
  network: "It works in this network.",
  thisMachine: "This link works on this computer only. To let others in, start it with:",
  thisMachineCommand: "monopoly play --host 0.0.0.0",
  rules: "What is played here",
  same: "No house rules.",
  changes: "House rules of this table",
  dice: "The dice",
  diceText: "Every throw follows from a secret of the server, sealed before the first one, and from words of the players: so nobody can choose the dice, and after the game anybody can check them.",
  seal: "The seal",
  words: "Your words for the dice",
  wordsHint: "Anything nobody can foresee",
  wordsAdd: "Add",
  /** @param {string} text */
  wordsAre: (text) => `Your words: “${text}”`,
  wordsGiven: "has words in the dice",
  talk: "Talk",
};

const make = {
  title: "Make a table",
  rules: "Which rules",
  variants: "Played as",
  who: "Who plays",
  seats: "Seats",
  you: "You",
  token: "Token",
  anyToken: "Any",
  open: "Open for a friend",
  computer: "Computer player",
  /** @param {number} number */
  seat: (number) => `Seat ${number}`,
  time: "Time",
  clock: "To decide",
  clocks: { none: "No clock", relaxed: "Relaxed", quick: "Quick", own: "My own" },
  decision: "Each decision, seconds",
  reserve: "Reserve, seconds",
  minutes: "The game lasts, minutes",
  pace: "Computer players move",
  paces: { 300: "Briskly", 800: "At their ease", 2000: "Slowly" },
  houseRules: "House rules",
  /** @param {number} count */
  changed: (count) => (count ? `${count} changed` : "none"),
  reset: "Back to the rules as written",
  /** @param {string} value */
  usual: (value) => `Usually: ${value}`,
  onlyBanks: "I only bank",
  onlyBanksHint: "You play no token. Needs more than five at the table.",
  table: "The table",
  name: "Its name",
  nameHint: "For the list",
  access: { private: "Only with the link", listed: "In the lobby's list" },
  create: "Open the table",
  start: "Start the game",
  summary: "Your table",
  /** @param {number} people @param {number} bots */
  company: (people, bots) => `You, ${[people && counted(people, "open seat"), bots && counted(bots, "computer player")].filter(Boolean).join(" and ")}.`,
};

export const lobby = {
  settings,
  top,
  room,
  make,
  guest: "Guest",
  tagline: "A board under a lamp, every clause of the rules, and somebody to play with. Sit down.",
  play: "Play now",
  playing: "Laying the table …",
  against: "Against",
  mixed: "A mix",
  levels: /** @type {Record<string, string>} */ ({ easy: "Easy", medium: "Medium", hard: "Hard" }),
  board: "Board",
  boards: { statutes: "Atlantic City", london: "London" },
  name: "You are",
  friends: "With friends",
  friendsHint: "Choose rules, seats and clock, then send the link.",
  join: "Join a table",
  joinHint: "Paste a link or a code",
  joinGo: "Go",
  joinWrong: "That is no link to a table. It ends in 16 letters and digits.",
  mine: "Your games",
  goOn: "Go on",
  openTables: "Open tables",
  noOpen: "No table is waiting for players just now.",
  watchTables: "To watch",
  /** @param {number} count */
  showAll: (count) => `Show all ${count}`,
  sit: "Sit down",
  watch: "Watch",
  finished: "Games you finished",
  replay: "Replay",
  rulebook: "Rulebook",
  record: "Open a record",
  more: "More",
  stages: { open: "Waiting for players", playing: "In play", over: "Over" },
  /** @param {number} taken @param {number} all */
  taken: (taken, all) => `${taken} of ${all} seats taken`,
  /** @param {string[]} names */
  with: (names) => (names.length ? `with ${names.join(", ")}` : "alone so far"),
  clockOf: (/** @type {number} */ decision, /** @type {number} */ reserve) =>
    reserve ? `${decision} seconds for a decision, ${reserve} in reserve` : `${decision} seconds for a decision`,
  noClock: "No clock",
  lasts: (/** @type {number} */ minutes) => `Lasts ${minutes} minutes`,
};
