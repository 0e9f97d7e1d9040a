/** The statute book as the page holds it: fetched once, found by citation, compared with a table's rules. */

import { Asked } from "../base/asked.js";
import { http } from "../net/http.js";
import { choices, written } from "./rules.js";

/** @typedef {import("../../types/wire.d.ts").ChapterView} Chapter */
/** @typedef {import("../../types/wire.d.ts").SectionView} Section */
/** @typedef {import("../../types/wire.d.ts").ClauseView} Clause */
/** @typedef {import("../../types/wire.d.ts").Choices} Choices */
/** @typedef {import("../../types/wire.d.ts").TableView} TableView */
/** @typedef {import("./rules.js").Value} Value */
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

  /** The clause of a citation, or the first of a section. @param {string} citation @returns {Found | undefined} */
  find(citation) {
    const wanted = tidy(citation);
    return this.all.find(({ clause }) => tidy(clause.citation) === wanted) ?? this.all.find(({ section }) => tidy(section.citation) === wanted);
  }

  /** What a table plays with: every option with its value. @param {Pick<TableView, "preset" | "overlays" | "options">} table @returns {Record<string, Value>} */
  optionsOf({ options, ...rules }) {
    return { ...written(this.choices, rules, options.edition), ...options };
  }
}

/** Whether a clause holds with these options. @param {Clause} clause @param {Record<string, Value>} options */
export function holds(clause, options) {
  return clause.conditions.every(({ option, values }) => !(option in options) || values.includes(options[option]));
}

/** As people type it into the address. @param {string} citation */
const tidy = (citation) => citation.toLowerCase().replace(/\s+/g, " ").trim();

export const book = new Asked(async () => {
  const [{ chapters }, all] = await Promise.all([http.statutes(), choices.get()]);
  return new Book(chapters, all);
});
