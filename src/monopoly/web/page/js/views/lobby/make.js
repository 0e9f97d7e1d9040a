/** Where a table is made: rules, seats, clock and house rules, and beside it what that amounts to. */

import { h } from "../../base/dom.js";
import { go } from "../../base/router.js";
import { define, View } from "../../base/view.js";
import { words } from "../../base/words.js";
import { AsyncTask } from "../../components/async-task.js";
import { clauseButton } from "../../components/clauses.js";
import { field, inputOf, leaf, nameInput, numberInput, segments, select, toggle } from "../../components/controls.js";
import { stampPicture } from "../../components/things/pictures.js";
import { rulesTold } from "../../components/rules-told.js";
import { tokenPicker } from "../../components/things/token-picker.js";
import { wordmark } from "../../components/wordmark.js";
import { Draft } from "../../model/draft.js";
import { choices, valueText } from "../../model/rules.js";
import { http } from "../../net/http.js";
import { houseRules } from "./houserules.js";

/** Kept, so that looking something up in the rulebook loses nothing. @type {Draft | null} */
let kept = null;

class Make extends View {
  #task = new AsyncTask(() => this.invalidate());
  #changed = () => {
    this.#task.trouble = null;
    this.invalidate();
  };

  /** What sets a part of the draft. @template {keyof Draft} K @param {Draft} draft @param {K} part @returns {(value: Draft[K]) => void} */
  #set = (draft, part) => (value) => {
    draft[part] = value;
    this.#changed();
  };

  connectedCallback() {
    document.title = `${words.lobby.make.title} · ${words.common.title}`;
    super.connectedCallback();
  }

  render() {
    const draft = kept;
    if (!draft) return h("main.make");
    return h(
      "main.make",
      h("header.on-table", h("a.wordmark", { href: "/" }, wordmark()), h("h1", words.lobby.make.title)),
      h(
        "form",
        { onsubmit: (/** @type {SubmitEvent} */ event) => this.#open(event, draft), novalidate: true },
        h(".sections", this.#rules(draft), this.#who(draft), this.#time(draft), this.#house(draft), this.#table(draft)),
        this.#summary(draft),
      ),
    );
  }

  /** The draft is there as soon as it is known what one can choose from. */
  drawn() {
    const all = choices.known;
    if (!all) choices.want(this);
    else if (!kept) {
      kept = new Draft(all);
      this.draw();
    }
  }

  /** @param {Draft} draft */
  #rules(draft) {
    return section(
      "rules",
      words.lobby.make.rules,
      h(
        ".presets",
        { role: "radiogroup", "aria-label": words.lobby.make.rules },
        draft.all.presets.map(({ name, title, edition, summary }) =>
          h(
            "label.preset",
            { key: name, "data-preset": name },
            h("input", { type: "radio", name: "preset", checked: name === draft.preset, onchange: () => (draft.usePreset(name), this.#changed()) }),
            h("b", title),
            h("span.edition", valueText("edition", edition)),
            h("span.fine", summary),
          ),
        ),
      ),
      h("h3", words.lobby.make.variants),
      h(
        ".fields",
        draft.all.overlays.map(({ suffix, title, summary, clause }) =>
          toggle(suffix, title, [summary, " ", clauseButton(clause)], draft.overlays.has(suffix), (on) => (draft.lay(suffix, on), this.#changed())),
        ),
      ),
      draft.timed && field(words.lobby.make.minutes, numberInput(draft.minutes, 1, 1440, this.#set(draft, "minutes"))),
    );
  }

  /** @param {Draft} draft */
  #who(draft) {
    const levels = draft.all.bots.filter((bot) => bot.level);
    /** @type {[string, string][]} */
    const choices = [["", words.lobby.make.open], ...levels.map(({ level }) => /** @type {[string, string]} */ ([level, `${words.lobby.make.computer}: ${words.lobby.levels[level] ?? level}`]))];
    const first = draft.seats - draft.chairs.length + 1;
    return section(
      "who",
      words.lobby.make.who,
      segments("seats", words.lobby.make.seats, String(draft.seats), [..."2345678"].map((seats) => [seats, seats]), (seats) => this.#set(draft, "seats")(Number(seats))),
      h(
        ".fields",
        field(words.lobby.make.you, nameInput()),
        draft.chairs.map((level, i) => {
          const pick = (/** @type {string} */ chosen) => ((draft.others[i] = chosen), this.#changed());
          const character = levels.find((bot) => bot.level === level)?.character;
          return h("div", { key: i, "data-chair": i }, field(words.lobby.make.seat(first + i), select(level, choices, pick), character));
        }),
      ),
      !draft.apart && tokenPicker(draft.tokens, draft.token, this.#set(draft, "token")),
      draft.banks && toggle("only-banks", words.lobby.make.onlyBanks, words.lobby.make.onlyBanksHint, draft.onlyBanks, this.#set(draft, "onlyBanks")),
    );
  }

  /** @param {Draft} draft */
  #time(draft) {
    const seconds = (/** @type {string} */ label, /** @type {"decision" | "reserve"} */ what, /** @type {number} */ least) =>
      field(label, numberInput(draft.own[what], least, 86400, (value) => ((draft.own[what] = value), this.#changed())));
    return section(
      "time",
      words.lobby.make.time,
      segments("clock", words.lobby.make.clock, draft.clock, Object.entries(words.lobby.make.clocks), this.#set(draft, "clock")),
      draft.clock === "own" && h(".fields", seconds(words.lobby.make.decision, "decision", 1), seconds(words.lobby.make.reserve, "reserve", 0)),
      draft.bots.length > 0 && segments("pace", words.lobby.make.pace, String(draft.pace), Object.entries(words.lobby.make.paces), (pace) => this.#set(draft, "pace")(Number(pace))),
    );
  }

  /** @param {Draft} draft */
  #house(draft) {
    const count = Object.keys(draft.options).length;
    return h(
      "details.leaf.section",
      { "data-section": "house-rules" },
      h("summary", h("h2", words.lobby.make.houseRules), h("span.fine", words.lobby.make.changed(count))),
      houseRules(draft, this.#changed),
      count > 0 && h("button", { onclick: () => this.#set(draft, "options")({}) }, words.lobby.make.reset),
    );
  }

  /** @param {Draft} draft */
  #table(draft) {
    return section(
      "table",
      words.lobby.make.table,
      segments("private", h("span.unseen", words.lobby.make.table), draft.access, Object.entries(words.lobby.make.access), this.#set(draft, "access")),
      field(
        words.lobby.make.name,
        h("input", { value: draft.title, maxlength: 40, placeholder: words.lobby.make.nameHint, oninput: (/** @type {Event} */ event) => (draft.title = inputOf(event).value) }),
      ),
    );
  }

  /** @param {Draft} draft */
  #summary(draft) {
    return h(
      "aside.leaf.order",
      { "data-section": "summary" },
      h("h2", words.lobby.make.summary),
      stampPicture(valueText("edition", draft.value("edition"))),
      h(".told", rulesTold(draft.all, { ...draft.body(), ...draft.named })),
      h("p", words.lobby.make.company(draft.chairs.length - draft.bots.length, draft.bots.length)),
      this.#task.problem(),
      h("button.main", { type: "submit", "data-create": "table", disabled: this.#task.busy }, draft.complete ? words.lobby.make.start : words.lobby.make.create),
    );
  }

  /** @param {SubmitEvent} event @param {Draft} draft */
  #open(event, draft) {
    event.preventDefault();
    void this.#task.run(async () => {
      const { table } = await http.open(draft.body());
      if (draft.complete) await http.start(table.id, "").catch(() => {}); // it can be begun in its room as well
      await go(`/table/${table.id}`);
    });
  }
}

/** @param {string} name @param {string} title @param {...import("../../base/dom.js").Content} content */
const section = (name, title, ...content) => leaf(title, { key: name, class: "section", "data-section": name }, ...content);

define("mp-make", Make);
