/** The lobby: one click to a game, and the ways to all the others. */

import { h } from "../../base/dom.js";
import { go } from "../../base/router.js";
import { settings } from "../../base/settings.js";
import { define, View } from "../../base/view.js";
import { words } from "../../base/words.js";
import { AsyncTask } from "../../components/async-task.js";
import { leaf, nameInput, segments } from "../../components/controls.js";
import { boardPicture } from "../../components/things/pictures.js";
import { wordmark } from "../../components/wordmark.js";
import { playNow } from "../../model/quick-start.js";
import { choices, rulesTitle } from "../../model/rules.js";
import { titleOf } from "../../model/titles.js";
import { Lists } from "../../net/table-lists.js";
import { showSettings } from "../sheets/settings.js";

/** @typedef {import("../../../types/wire.d.ts").TableView} TableView */
/** @typedef {import("../../model/rules.js").Choices} Choices */
/** @typedef {import("../../components/controls.js").Choice} Choice */

/** Against whom, and on which board, the one click plays; as it was last time. */
const quick = { against: "mixed", rules: "statutes" };
const ROWS = 5; // of a list, before one asks for the rest

class Lobby extends View {
  /** A game asked for by the address. @type {import("../../model/quick-start.js").PlayWish | null} */
  wish = null;
  #lists = new Lists();
  #task = new AsyncTask(() => this.invalidate());
  #wrongLink = false;
  /** Lists that are shown whole. @type {Set<string>} */
  #whole = new Set();

  connectedCallback() {
    document.title = words.common.title;
    this.source = this.#lists;
    super.connectedCallback();
    this.#lists.start();
    if (this.wish) this.#play(this.wish);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#lists.stop();
  }

  render() {
    const all = choices.known;
    return h(
      "main.lobby.on-table",
      this.#hero(),
      h(".cards", this.#mine(all), this.#friends(), this.#tables(all), this.#finished()),
      h(
        "nav.foot",
        { "aria-label": words.lobby.more },
        h("a", { href: "/rules" }, words.lobby.rulebook),
        h("a", { href: "/replay" }, words.lobby.record),
        h("button.quiet", { "data-open": "settings", onclick: showSettings }, words.lobby.settings.title),
      ),
    );
  }

  drawn() {
    choices.want(this);
  }

  #hero() {
    const { busy } = this.#task;
    /** @param {string} name @param {string} legend @param {"against" | "rules"} what @param {Choice[]} choices */
    const pick = (name, legend, what, choices) =>
      segments(name, legend, quick[what], choices, (value) => {
        quick[what] = value;
        this.invalidate();
      });
    return h(
      "section.hero",
      boardPicture(),
      h(
        ".welcome",
        h("h1.wordmark", wordmark()),
        h("p.tagline", words.lobby.tagline),
        h("button.play", { "data-play": "now", disabled: busy, onclick: () => this.#play(quickWish()) }, busy ? words.lobby.playing : words.lobby.play),
        this.#task.problem(),
        pick("against", words.lobby.against, "against", [["mixed", words.lobby.mixed], ...Object.entries(words.lobby.levels)]),
        pick("board", words.lobby.board, "rules", Object.entries(words.lobby.boards)),
        h("label.you", h("span", words.lobby.name), nameInput()),
      ),
    );
  }

  /** @param {import("../../model/quick-start.js").PlayWish} wish */
  #play(wish) {
    this.wish = null;
    void this.#task.run(async () => go(await playNow(wish)));
  }

  #friends() {
    return card(
      "friends",
      words.lobby.friends,
      h("p.fine", words.lobby.friendsHint),
      h("a.button.main", { href: "/?make", "data-open": "make" }, words.lobby.make.title),
      h(
        "form.join",
        { onsubmit: (/** @type {SubmitEvent} */ event) => this.#join(event) },
        h("label", { for: "join-link" }, words.lobby.join),
        h(
          ".row",
          h("input", { id: "join-link", name: "link", autocomplete: "off", autocapitalize: "off", spellcheck: "false", placeholder: words.lobby.joinHint, "aria-describedby": "join-wrong" }),
          h("button", { type: "submit", "data-join": "link" }, words.lobby.joinGo),
        ),
        h("p.problem", { id: "join-wrong", role: "alert", hidden: !this.#wrongLink }, words.lobby.joinWrong),
      ),
    );
  }

  /** @param {SubmitEvent} event */
  #join(event) {
    event.preventDefault();
    const text = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("link") ?? "").trim();
    const id = /(?:^|\/table\/)([A-Za-z0-9]{16})(?:[/?#].*)?$/.exec(text)?.[1];
    this.#wrongLink = !id;
    this.invalidate();
    if (!id) return;
    // A link of another server leads there.
    const host = /^https?:\/\/([^/]+)\//.exec(text)?.[1] ?? location.host;
    if (host === location.host) go(/\/table\/.*$/.exec(text)?.[0] ?? `/table/${id}`);
    else location.assign(text);
  }

  /** One's own games. @param {Choices | null} all */
  #mine(all) {
    const rows = this.#lists.mine.map((table) => {
      const own = settings.known(table.id)?.seat;
      const others = table.seats.filter((seat) => seat.seat !== own).map((seat) => seat.name);
      return listed(all, table, words.lobby.goOn, words.lobby.stages[table.stage], words.lobby.with(others));
    });
    return rows.length > 0 && card("mine", words.lobby.mine, this.#list("mine", rows));
  }

  /** Those of others. @param {Choices | null} all */
  #tables(all) {
    const { open, playing, known, trouble } = this.#lists;
    const sit = open.map((table) => listed(all, table, words.lobby.sit, "", words.lobby.taken(table.seats.length, table.seats_max)));
    const watch = playing.map((table) => listed(all, table, words.lobby.watch, "", table.seats.map((seat) => seat.name).join(", ")));
    return card(
      "open",
      words.lobby.openTables,
      trouble && h("p.problem", { role: "status" }, trouble),
      sit.length ? this.#list("open", sit) : known && h("p.fine", words.lobby.noOpen),
      watch.length > 0 && [h("h3", words.lobby.watchTables), this.#list("playing", watch)],
    );
  }

  #finished() {
    const rows = this.#lists.finished.map(({ id, title, name, at }) =>
      row(id, title || words.lobby.room.tableOf(name), new Date(at).toLocaleDateString(undefined, { dateStyle: "medium" }), `/table/${id}/replay`, words.lobby.replay),
    );
    return rows.length > 0 && card("finished", words.lobby.finished, this.#list("finished", rows));
  }

  /** @param {string} name @param {import("../../base/dom.js").VNode[]} rows */
  #list(name, rows) {
    const whole = this.#whole.has(name) || rows.length <= ROWS + 1;
    const show = () => {
      this.#whole.add(name);
      this.invalidate();
    };
    return [h("ul.tables", whole ? rows : rows.slice(0, ROWS)), !whole && h("button.quiet", { onclick: show }, words.lobby.showAll(rows.length))];
  }
}

function quickWish() {
  const levels = Object.keys(words.lobby.levels);
  return { rules: quick.rules, bots: quick.against === "mixed" ? levels : levels.map(() => quick.against) };
}

/** @param {string} key @param {string} title @param {...import("../../base/dom.js").Content} content */
const card = (key, title, ...content) => leaf(title, { key, "data-card": key }, ...content);

/** @param {string} id @param {string} title @param {string} text @param {string} href @param {string} label */
function row(id, title, text, href, label) {
  return h("li", { key: id, "data-table": id }, h("div", h("b", title), h("span.fine", text)), h("a.button", { href }, label));
}

/** @param {Choices | null} all @param {TableView} table @param {string} label @param {string} before @param {string} after */
function listed(all, table, label, before, after) {
  const text = [before, rulesTitle(all, table), after].filter(Boolean).join(" · ");
  return row(table.id, titleOf(table), text, `/table/${table.id}`, label);
}

define("mp-lobby", Lobby);
