/** A table as it is being thought out, until it is opened. */

import { ownName } from "./quick-start.js";
import { editionOf, written } from "./rules.js";

/** @typedef {import("./rules.js").Choices} Choices */
/** @typedef {import("./rules.js").Value} Value */

/** Seconds: for a decision, in reserve, and until a bot plays for who is away. @type {Record<string, { decision: number | null, reserve: number, grace: number }>} */
const CLOCKS = {
  none: { decision: null, reserve: 0, grace: 60 },
  relaxed: { decision: 90, reserve: 600, grace: 60 },
  quick: { decision: 20, reserve: 120, grace: 20 },
};

export class Draft {
  token = "";
  title = "";
  preset = "statutes";
  /** Suffixes of overlays. @type {Set<string>} */ overlays = new Set();
  /** House rules. @type {Record<string, Value>} */ options = {};
  seats = 4;
  /** Who else sits there: a level of bots, or "" for whoever comes. */
  others = Array(8).fill("");
  /** Who finds it: it is private, or listed. */
  access = "private";
  clock = "none";
  own = { decision: 60, reserve: 300, grace: 60 };
  minutes = 60;
  pace = 800;
  onlyBanks = false;

  /** @param {Choices} all */
  constructor(all) {
    this.all = all;
  }

  /** The preset with its overlays, in the order in which they stack. @returns {import("./rules.js").Named} */
  get named() {
    const chosen = this.all.overlays.filter((overlay) => this.overlays.has(overlay.suffix));
    return { preset: this.preset, overlays: chosen.map((overlay) => overlay.suffix) };
  }

  /** How an option is, unless somebody changes it. @param {string} name */
  usual(name) {
    return written(this.all, this.named, this.options.edition)[name];
  }

  /** What an option can be on this board; nothing where it is any number. @param {import("./rules.js").OptionView} option @returns {import("../../types/wire.d.ts").ValueView[]} */
  values(option) {
    return editionOf(this.all, this.value("edition"))?.values[option.name] ?? option.values;
  }

  /** @param {string} name @returns {Value} */
  value(name) {
    return this.options[name] ?? this.usual(name);
  }

  /** @param {string} name @param {Value} value */
  choose(name, value) {
    if (value === this.usual(name)) delete this.options[name];
    else this.options[name] = value;
    if (name === "edition") this.#tidy();
  }

  /** @param {string} suffix @param {boolean} on */
  lay(suffix, on) {
    if (on) this.overlays.add(suffix);
    else this.overlays.delete(suffix);
    this.#tidy();
  }

  /** @param {string} preset */
  usePreset(preset) {
    this.preset = preset;
    this.#tidy();
  }

  /** What other rules or another board say already is no house rule, and the token may be of another box. */
  #tidy() {
    if (!this.tokens.includes(this.token)) this.token = "";
    for (const [name, value] of Object.entries(this.options)) if (value === this.usual(name)) delete this.options[name];
  }

  /** The tokens in the box of the edition that is played. */
  get tokens() {
    return (editionOf(this.all, this.value("edition")) ?? this.all.presets[0]).tokens;
  }

  get timed() {
    return this.value("ending") === "time-limit";
  }

  get banks() {
    return this.value("banker") === "player";
  }

  /** Whether one only banks, and has no seat. */
  get apart() {
    return this.banks && this.onlyBanks;
  }

  /** Seats beside one's own. */
  get chairs() {
    return this.others.slice(0, this.apart ? this.seats : this.seats - 1);
  }

  get bots() {
    return this.chairs.filter(Boolean);
  }

  /** Whether nobody else is to come: then it can begin at once. */
  get complete() {
    return this.bots.length === this.chairs.length;
  }

  /** As `POST /api/tables` wants it. */
  body() {
    const { preset, overlays } = this.named;
    return {
      name: ownName(),
      token: this.apart ? "" : this.token,
      title: this.title.trim(),
      rules: [preset, ...overlays].join("-"),
      options: this.options,
      seats: this.seats,
      private: this.access === "private",
      bots: this.bots,
      clock: CLOCKS[this.clock] ?? this.own,
      minutes: this.timed ? this.minutes : null,
      pace: this.pace,
      only_banks: this.apart,
    };
  }
}
