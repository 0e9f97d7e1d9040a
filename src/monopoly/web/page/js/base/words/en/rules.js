/** The rulebook. */

import { common } from "./common.js";

const { counted, list } = common;

/** @typedef {{ all: boolean, whose: string[], but: string[] }} Place */

export const rules = {
  title: "The rulebook",
  lead: "Every clause of the game in plain words, where it holds, and scenes that show it at work.",
  loading: "Fetching the statutes …",
  search: "Search the rules",
  searchHint: "jail fine, houses …",
  onlyHere: "Only what holds at this table",
  notHere: "Not at this table.",
  contents: "Contents",
  see: "See it at work",
  unseen: "No scene shows this one.",
  /** @param {number} count */
  found: (count) => (count ? `${counted(count, "clause")} found` : "No clause has all of these words."),
  /** @param {number} number @param {string} title */
  chapter: (number, title) => `Chapter ${number} · ${title}`,
  /** @param {string} condition @param {Place[]} places */
  holds: (condition, places) => {
    const where = places.map((place) => {
      const but = place.but.length ? ` except with ${list(place.but)}` : "";
      return `${place.all ? "everywhere" : list(place.whose)}${but}`;
    });
    return `Holds where ${condition}${where.length ? ": " + where.join("; ") : ", a house rule nothing starts with"}.`;
  },
};
