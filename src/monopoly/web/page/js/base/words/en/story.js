/** The story, the chat, whose turn it is. */

/** @typedef {{ name: string, you: boolean }} Who */

const calls = { open: "The Banker opens the auction.", once: "Going once …", twice: "Going twice …" };

/** @param {Who} who */
const is = ({ name, you }) => `${name} ${you ? "are" : "is"}`;

export const story = {
  label: "What happened",
  tabs: { story: "Story", chat: "Chat" },
  topics: { moves: "Moves", money: "Money", property: "Property", trades: "Trades", table: "Table", chat: "Chat" },
  filter: "Filter",
  /** @param {number} shown @param {number} all */
  filtered: (shown, all) => `Filter: ${shown} of ${all}`,
  /** @param {number} count */
  unread: (count) => `${count} unread`,
  /** @param {number} count */
  newest: (count) => (count ? `${count} new ↓` : "Newest ↓"),
  noChat: "Nobody has said anything yet.",
  say: "Say something to the table",
  sayHint: "Say something …",
  send: "Send",
  watchersListen: "Those at the table can talk here; watchers listen.",
  earlier: "Earlier ↑",
  looking: "Looking it up …",
  /** @param {number} count */
  earlierTold: (count) => `${count} earlier ${count === 1 ? "line" : "lines"}.`,
  banker: "The Banker",
  somebody: "Somebody",
  /** @param {string} table */
  titleTurn: (table) => `● Your turn – ${table}`,
  /** @param {string} what */
  yourTurnTo: (what) => (what ? `Your turn: ${what}` : "Your turn."),
  offered: "You have been offered a trade.",

  /** Entries of the table's log that are not moves of the game, each with whose they are. */
  entry: {
    /** @param {{ name: string, bot?: string | null }} entry */
    sat: ({ name, bot }) => `${name}${bot ? ", a computer player, takes a seat" : " sits down"}.`,
    /** @param {{ removed: boolean }} entry @param {Who} who */
    stood: ({ removed }, { name }) => (removed ? `The host frees ${name}'s seat.` : `${name} gets up again.`),
    /** @param {{ name: string }} entry */
    readmitted: ({ name }) => `The host lets ${name} sit down again.`,
    "link-renewed": () => "The host has renewed the link: older ones seat nobody any more.",
    /** @param {{ words: string }} entry @param {Who} who */
    worded: (entry, { name }) => (entry.words ? `${name} gives words to the dice: “${entry.words}”.` : `${name} takes the words for the dice back.`),
    /** @param {unknown} _ @param {Who} who */
    hosted: (_, who) => `${is(who)} the host now.`,
    /** @param {{ commitment: string }} entry */
    began: ({ commitment }) => `The game begins. The dice are bound: ${commitment.slice(0, 8)}…`,
    /** @param {{ call: keyof typeof calls }} entry */
    called: ({ call }) => calls[call],
    /** @param {{ why: string }} entry @param {Who} who */
    replaced: ({ why }, who) => {
      if (why === "left") return `${who.name} ${who.you ? "have" : "has"} left: a bot plays the seat now.`;
      if (why === "removed") return `The host gives ${who.you ? "your" : who.name + "'s"} seat to a bot.`;
      return `${is(who)} ${why === "time" ? "out of time" : "away"}: a bot plays on until ${who.you ? "you come" : "they come"} back.`;
    },
    /** @param {unknown} _ @param {Who} who */
    returned: (_, who) => `${is(who)} back.`,
    /** @param {{ text: string }} entry */
    said: ({ text }) => text,
    ended: () => "The secret of the dice is told, and the record can be had.",
    /** @param {{ first: number, last: number }} entry */
    lost: ({ first, last }) =>
      `${last > first ? `The last ${last - first + 1} things that happened were` : "The last thing that happened was"} lost by the server's disk. The game goes on from before that.`,
    reopened: () => "A new table is laid for a rematch.",
  },
};
