/** The end of the game, and looking at it again. */

import { common } from "./common.js";

const { counted, list } = common;

export const end = {
  /** @param {string[]} names */
  wins: (names) => (names.length === 1 ? `${names[0]} ${names[0] === "You" ? "win" : "wins"}` : `${list(names)} win together`),
  over: "The game is over",
  standings: "Standings",
  bankrupt: "out",
  winner: "winner",
  rematch: "Play again",
  joinRematch: "Join the rematch",
  replay: "Watch the replay",
  record: "Download the record",
  lobby: "Back to the lobby",
  show: "Show the standings",
  chart: "Worth over time",
  loading: "Adding it all up …",

  dice: {
    title: "Were the dice fair?",
    server: "The server says:",
    check: "Check them in this browser",
    checking: "Throwing everything again …",
    here: "Checked here:",
    /** What the check here has found, by its verdict. @type {Record<string, (check: any) => string>} */
    found: {
      proved: ({ throws, shuffles }) => `${counted(throws, "throw")} and ${counted(shuffles, "shuffle")}, all as the secret gives them, and it is the one bound before the first throw.`,
      wrong: ({ line }) => `line ${line} of the record is not what the secret gives.`,
      commitment: () => "the secret is not the one bound before the first throw.",
      none: () => "this record holds nothing that could be checked.",
    },
    numbers: "The numbers",
    commitment: "Bound before the first throw",
    secret: "The secret, told at the end",
    noted: "This browser noted the same when the game began.",
    notedOther: "This browser noted something else when the game began!",
    self: "On your own machine",
    selfText: "does the same with the downloaded record, and checks every move as well.",
  },
};

export const replay = {
  title: "Replay",
  /** @param {string} name */
  titleOf: (name) => `Replay – ${name}`,
  lead: "Look at any finished game again, move by move.",
  pick: "Open a record …",
  drop: "or drop a record (.jsonl) here",
  reading: "Playing it through …",
  finished: "Finished games on this server",
  none: "None is listed here yet. The end of every game leads to its replay.",
  controls: "Replay controls",
  back: "Step back",
  forward: "Step forward",
  lastTurn: "Previous turn",
  nextTurn: "Next turn",
  play: "Play",
  pause: "Pause",
  speed: "Speed",
  position: "Where in the game",
  /** @param {number} turn @param {number} turns */
  turn: (turn, turns) => `Turn ${turn} of ${turns}`,
  /** @param {number} frame @param {number} frames */
  step: (frame, frames) => `Step ${frame} of ${frames}`,
  opening: "Before the first turn",
  jump: "Jump …",
  jumpLabel: "Jump to what comes next",
  noMore: "There is no more of that in this game.",
  kinds: {
    purchase: "next purchase",
    rent: "next rent",
    trade: "next trade",
    building: "next building",
    jail: "next trip to Jail",
    debt: "next debt",
    bankruptcy: "next bankruptcy",
  },
  tabs: { story: "Story", worth: "Worth", game: "The game" },
  toTable: "Table",
  lobby: "Lobby",
};
