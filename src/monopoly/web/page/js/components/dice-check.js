/** `<mp-dice-check>`: what bound the dice before the first throw, the secret now, and whether they agree. */

import { h } from "../base/dom.js";
import { define, View } from "../base/view.js";
import { words } from "../base/words.js";
import { commitmentOf } from "../model/commitments.js";
import { checkDice } from "../model/dice-check.js";
import { http } from "../net/http.js";
import { AsyncTask } from "./async-task.js";

/**
 * @typedef {object} DiceWish
 * @property {string} id of the table, "" where there is none
 * @property {string} commitment
 * @property {"h2" | "h3"} heading
 * @property {string} secret
 * @property {{ verdict: string, sentence: string } | null} server what the server says of it
 * @property {string} [record] where there is no table to ask for it
 */

class DiceCheck extends View {
  /** @type {DiceWish | null} */ #wish = null;
  /** @type {import("../model/dice-check.js").Check | null} */ #check = null;
  #task = new AsyncTask(() => this.draw());

  /** @param {DiceWish} wish */
  set wish(wish) {
    if (this.#wish?.commitment !== wish.commitment || this.#wish.id !== wish.id || this.#wish.record !== wish.record) this.#check = null;
    this.#wish = wish;
    this.invalidate();
  }

  /** @param {DiceWish} wish */
  #run({ id, record, commitment }) {
    void this.#task.run(async () => {
      const text = record ?? (await http.record(id));
      try {
        this.#check = checkDice(text, commitmentOf(id) || commitment);
      } catch {
        this.#check = { verdict: "none" }; // a record of which nothing can be made
      }
    });
  }

  render() {
    const wish = this.#wish;
    if (!wish) return null;
    const { heading, server, commitment } = wish;
    return [
      h(heading, words.end.dice.title),
      server && h("p", { class: server.verdict }, h("b", words.end.dice.server), " ", server.sentence),
      this.#own(wish),
      commitment && h("details", h("summary", words.end.dice.numbers), numbers(wish)),
    ];
  }

  /** @param {DiceWish} wish */
  #own(wish) {
    const check = this.#check;
    if (this.#task.busy) return h("p", { role: "status" }, words.end.dice.checking);
    if (!check) return [h("p", h("button", { "data-check": "", onclick: () => this.#run(wish) }, words.end.dice.check)), this.#task.problem()];
    const { verdict } = check;
    return h("p", { class: verdict === "proved" ? verdict : "wrong", role: "status", "data-verdict": verdict }, h("b", words.end.dice.here), " ", words.end.dice.found[verdict](check));
  }
}

/** @param {DiceWish} wish */
function numbers({ id, commitment, secret }) {
  const noted = commitmentOf(id);
  return h(
    "dl",
    h("dt", words.end.dice.commitment),
    h("dd.hex", commitment),
    noted && h("dd", noted === commitment ? words.end.dice.noted : words.end.dice.notedOther),
    secret && [h("dt", words.end.dice.secret), h("dd.hex", secret)],
    h("dt", words.end.dice.self),
    h("dd", h("code", "monopoly verify RECORD"), " ", words.end.dice.selfText),
  );
}

/** The way to the record itself. @param {string} id */
export function recordDoor(id) {
  return h("a.button", { href: http.recordAddress(id), download: `monopoly-${id}.jsonl`, "data-record": "" }, words.end.record);
}

define("mp-dice-check", DiceCheck);
