/** `<mp-rulebook>`: the statute book to read and search, on a screen of its own or in a sheet over the table. */

import { Asked } from "../../base/asked.js";
import { h } from "../../base/dom.js";
import { define, View } from "../../base/view.js";
import { words } from "../../base/words.js";
import { toastTrouble } from "../../components/toast.js";
import { optionTitle, valueText } from "../../model/rules.js";
import { book, holds } from "../../model/statute-book.js";
import { search, wordsOf } from "../../model/statute-search.js";
import { http } from "../../net/http.js";
import { marked } from "./marked.js";

/** @typedef {import("../../model/statute-book.js").Book} Book */
/** @typedef {import("../../model/statute-book.js").Clause} Clause */
/** @typedef {import("../../../types/wire.d.ts").ScenarioView} Scenario */
/** @typedef {{ clause: string, table: import("../../../types/wire.d.ts").TableView | null, onopen?: (clause: string) => void }} Wish */

const RESULTS_MAX = 60;

class Rulebook extends View {
  /** @type {Book | null} */ #book = null;
  /** @type {Wish} */ #wish = { clause: "", table: null };
  /** What this table plays with, to tell what holds there. @type {Record<string, import("../../model/rules.js").Value> | null} */ #options = null;
  #query = "";
  /** The clause that is marked, "" none. */ #marked = "";
  #onlyHere = false;
  /** Whether the marked clause is still to be brought into view. */ #toShow = false;
  /** What shows each clause, once somebody wants to see it. @type {Map<string, Asked<{ scenarios: Scenario[] }>>} */ #scenarios = new Map();

  /** @param {Wish} wish */
  set wish(wish) {
    const again = wish.clause === this.#wish.clause && wish.table === this.#wish.table;
    this.#wish = wish;
    if (!again || !this.#book) void this.#load(wish);
  }

  /** @param {Wish} wish */
  async #load({ clause, table }) {
    try {
      this.#book = await book.get();
      this.#options = table && this.#book.optionsOf(table);
      if (clause) this.#open(clause);
      this.invalidate();
    } catch (trouble) {
      toastTrouble(trouble);
    }
  }

  /** Shows a clause in its place. @param {string} citation */
  #open(citation) {
    const clause = this.#book?.find(citation)?.clause;
    this.#query = "";
    this.#marked = clause?.citation ?? "";
    this.#toShow = true;
    if (clause && !this.#holds(clause)) this.#onlyHere = false;
    this.#wish.onopen?.(this.#marked);
    this.invalidate();
  }

  /** Whether it holds at this table, if there is one. @param {Clause} clause */
  #holds(clause) {
    return !this.#options || holds(clause, this.#options);
  }

  drawn() {
    if (!this.#toShow || !this.#book) return;
    this.#toShow = false;
    this.querySelector("[aria-current]")?.scrollIntoView({ block: "start" });
  }

  render() {
    if (!this.#book) return h("p.fine", words.rules.loading);
    const wanted = wordsOf(this.#query);
    const search = (/** @type {Event} */ event) => {
      this.#query = /** @type {HTMLInputElement} */ (event.target).value;
      this.invalidate();
    };
    const narrow = () => {
      this.#onlyHere = !this.#onlyHere;
      this.invalidate();
    };
    return [
      h(
        ".row.rule-search",
        h("input", { type: "search", value: this.#query, placeholder: words.rules.searchHint, "aria-label": words.rules.search, "data-search": "", oninput: search }),
        this.#options && h("label", h("input", { type: "checkbox", checked: this.#onlyHere, onchange: narrow }), words.rules.onlyHere),
      ),
      wanted.length ? this.#results(this.#book, wanted) : this.#whole(this.#book),
    ];
  }

  /** @param {Clause} clause */
  #kept = (clause) => !this.#onlyHere || this.#holds(clause);

  /** @param {Book} book @param {string[]} wanted */
  #results(book, wanted) {
    const found = search(book.all, wanted).filter(({ clause }) => this.#kept(clause));
    return h(
      "div",
      { key: "results" },
      h("p.fine", { role: "status" }, words.rules.found(found.length)),
      found.slice(0, RESULTS_MAX).map(({ clause, section }) => this.#clause(clause, wanted, section.title)),
    );
  }

  /** @param {Book} book */
  #whole({ chapters }) {
    return h(
      ".rule-book",
      { key: "book" },
      h(
        "nav",
        { "aria-label": words.rules.contents },
        chapters.map(({ number, title, sections }, i) =>
          h(
            "details",
            { key: number, open: !i && innerWidth > 800 },
            h("summary", words.rules.chapter(number, title)),
            h("ul", sections.map((section) => h("li", h("button.quiet", { onclick: () => this.#open(section.citation) }, section.title)))),
          ),
        ),
      ),
      h(
        "div",
        chapters.map((chapter) => this.#chapter(chapter)),
      ),
    );
  }

  /** What is kept of a chapter. @param {import("../../model/statute-book.js").Chapter} chapter */
  #chapter({ number, title, sections }) {
    const kept = sections.map((section) => ({ ...section, clauses: section.clauses.filter(this.#kept) })).filter(({ clauses }) => clauses.length);
    return (
      kept.length > 0 &&
      h(
        "section",
        { key: number },
        h("h2", words.rules.chapter(number, title)),
        kept.map((section) => h("section", { key: section.citation }, h("h3", section.title), section.clauses.map((clause) => this.#clause(clause, [], "")))),
      )
    );
  }

  /** @param {Clause} clause @param {string[]} wanted words to mark @param {string} where its section, when it stands alone */
  #clause(clause, wanted, where) {
    const { citation, conditions } = clause;
    const here = this.#holds(clause);
    return h(
      "article.rule",
      { key: citation, class: !here && "not-here", "data-clause": citation, "aria-current": citation === this.#marked && !where && "true" },
      h(where ? "h2.rule-title" : "h4.rule-title", this.#link(citation), " ", marked(clause.title, wanted)),
      where && h("p.fine", where),
      h("p", clause.text.map((part) => (part.clause ? this.#link(part.clause, part.text) : marked(part.text, wanted)))),
      conditions.length > 0 && h("p.fine", !here && h("strong", words.rules.notHere, " "), whereOf(this.#book, clause)),
      this.#shown(citation),
    );
  }

  /** A clause is a tap away. @param {string} citation @param {string} [text] */
  #link(citation, text = citation) {
    const onclick = (/** @type {MouseEvent} */ event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      this.#open(citation);
    };
    return h("a", { href: addressOf(citation), onclick }, text);
  }

  /** @param {string} citation */
  #shown(citation) {
    const scenarios = this.#scenarios.get(citation)?.known?.scenarios;
    if (!scenarios) return h("button.quiet.see", { onclick: () => this.#see(citation) }, words.rules.see);
    if (!scenarios.length) return h("p.fine", words.rules.unseen);
    return h(
      ".scenarios",
      scenarios.map(({ name, steps }) => h("div", h("h5", name), h("ul", steps.map(stepView)))),
    );
  }

  /** @param {string} citation */
  #see(citation) {
    const asked = this.#scenarios.get(citation) ?? new Asked(() => http.scenarios(citation));
    this.#scenarios.set(citation, asked);
    asked.want(this, "", toastTrouble);
  }
}

/** @param {import("../../../types/wire.d.ts").StepView} step */
function stepView({ keyword, text }) {
  return h("li", { class: keyword === "And" && "and" }, h("b", keyword), " ", text);
}

/** Where a clause holds, in words. @param {Book | null} book @param {Clause} clause */
function whereOf(book, { conditions, places }) {
  const { presets = [], overlays = [] } = book?.choices ?? {};
  const options = conditions.map(({ option, values }) => words.rules.option(optionTitle(option), values.map((value) => valueText(option, value))));
  const where = places.map((place) => {
    const all = place.presets.length === presets.length;
    const whose = presets.filter(({ name }) => place.presets.includes(name)).map(({ title }) => title);
    const over = overlays.filter(({ suffix }) => place.overlays.includes(suffix) !== place.by_themselves).map(({ title }) => title);
    return words.rules.place(all ? [] : whose, place.by_themselves ? [] : over, place.by_themselves ? over : []);
  });
  return words.rules.holds(options, where);
}

/** Where a clause can be read. @param {string} clause */
export const addressOf = (clause) => `/rules?clause=${encodeURIComponent(clause)}`;

define("mp-rulebook", Rulebook);
