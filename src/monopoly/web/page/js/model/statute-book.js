/** The statute book as the page holds it: fetched once, found by citation, compared with a table's rules. */

import { http } from "../net/http.js";
import { choices, written } from "./rules.js";

/** @typedef {import("../../types/wire.d.ts").ChapterView} Chapter */
/** @typedef {import("../../types/wire.d.ts").SectionView} Section */
/** @typedef {import("../../types/wire.d.ts").ClauseView} Clause */
/** @typedef {import("../../types/wire.d.ts").Choices} Choices */
/** @typedef {import("../../types/wire.d.ts").TableView} TableView */
/** @typedef {{ chapter: Chapter, section: Section, clause: Clause }} Found */

export class Book {
  /** @param {Chapter[]} chapters @param {Choices} choices */
  constructor(chapters, choices) {
    this.chapters = chapters;
    this.choices = choices;
    /** Every clause in the order of the book. @type {Found[]} */
    this.all = chapters.flatMap((chapter) =>
      chapter.sections.flatMap((section) => section.clauses.map((clause) => ({ chapter, section, clause }))),
    );
  }

  /** The clause of a citation, or the nearest one above it that is in the book. @param {string} citation @returns {Found | undefined} */
  find(citation) {
    for (let wanted = tidy(citation); wanted; wanted = above(wanted)) {
      const found = this.all.find(({ clause }) => tidy(clause.citation) === wanted) ?? this.all.find(({ section }) => tidy(section.citation) === wanted);
      if (found) return found;
    }
    return undefined;
  }

  /** What a table plays with: every option with its value. @param {Pick<TableView, "rules" | "options">} table @returns {Record<string, unknown>} */
  optionsOf({ rules, options }) {
    return { ...written(this.choices, rules, options.edition), ...options };
  }
}

/** Whether a clause holds with these options. Its condition reads "name is value or value, name is value". @param {Clause} clause @param {Record<string, unknown>} options */
export function holds(clause, options) {
  if (!clause.condition) return true;
  return clause.condition.split(", ").every((part) => {
    const [name, values = ""] = part.split(" is ");
    return !(name in options) || values.split(" or ").includes(String(options[name]).toLowerCase());
  });
}

/** @param {string} citation */
const tidy = (citation) => citation.toLowerCase().replace(/\s+/g, " ").trim();

/** "10 mcs 120(e-1b)", "10 mcs 120(e-1)", "10 mcs 120(e)", "10 mcs 120", "". @param {string} citation */
function above(citation) {
  const [whole, section, letters] = /^(.*?)(?:\(([^)]*)\))?$/.exec(citation) ?? [];
  if (!whole || letters === undefined) return "";
  const shorter = letters.replace(/-?(?:[a-z]|[0-9]+)$/, "");
  return shorter ? `${section}(${shorter})` : section;
}

/** @type {Promise<Book> | null} */
let known = null;

export function book() {
  known ??= Promise.all([http.statutes(), choices()]).then(([{ chapters }, all]) => new Book(chapters, all));
  known.catch(() => (known = null)); // asked for again the next time
  return known;
}
