/** The rulebook. */

import { common } from "./common.js";

const { counted, list } = common;

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
  /** @param {string} title @param {string[]} values */
  option: (title, values) => `“${title}: ${values.join(" or ")}”`,
  /** @param {string[]} whose presets, none: of all @param {string[]} under @param {string[]} but overlays */
  place: (whose, under, but) =>
    [whose.length ? list(whose) : under.length ? "" : "everywhere", under.length && `with ${list(under)}`, but.length && `except with ${list(but)}`].filter(Boolean).join(" "),
  /** @param {string[]} options @param {string[]} places */
  holds: (options, places) => `Holds where the rules say ${list(options)}${places.length ? ": " + places.join("; ") : ", a house rule nothing starts with"}.`,
};
