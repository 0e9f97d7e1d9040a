/** `<mp-replay>`: a game on the board again, with its story, its worth over time and the controls to go through it. */

import "../board/board.js";
import { chart } from "../end/chart.js";
import { recordDoor } from "../end/verdict.js";
import { define, h, View, words } from "../kit.js";
import "../panels/players.js";
import "../story/lines.js";
import { tablist } from "../tabs.js";
import { controls, keyed } from "./controls.js";
import { ReplayStore } from "./store.js";

/** @typedef {import("./moments.js").Moments} Moments */
/** @typedef {import("../table/lines.js").Line} Line */
/** A record of one's own comes with its text. @typedef {{ moments: Moments, record?: string }} Wish */

const say = words.replay;
const everything = () => true;

class Replay extends View {
  /** @type {ReplayStore | null} */ #store = null;
  /** @type {Wish | null} */ #wish = null;
  /** @type {"story" | "worth" | "game"} */ #tab = "story";

  /** @param {Wish} wish */
  set wish(wish) {
    if (wish.moments === this.#wish?.moments) return;
    this.#wish = wish;
    this.#store?.close();
    this.source = this.#store = new ReplayStore(wish.moments);
  }

  get #title() {
    return say.titleOf(this.#store?.table.title || words.common.title);
  }

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener("keydown", this.#key);
    document.title = this.#title;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener("keydown", this.#key);
    this.#store?.close();
    document.title = words.common.title;
  }

  /** @param {KeyboardEvent} event */
  #key = (event) => {
    if (this.#store) keyed(this.#store, event);
  };

  render() {
    const store = this.#store;
    if (!store) return null;
    const { id } = store.table;
    return [
      h(
        "header.replay-top.on-table",
        h("h1", this.#title),
        id && h("a.button", { href: `/table/${id}` }, say.toTable),
        h("a.button", { href: "/" }, say.lobby),
      ),
      h("main.game.replay-game", h("mp-board", { store }), h("mp-players", { store }), this.#pane(store), controls(store)),
    ];
  }

  /** @param {ReplayStore} store */
  #pane(store) {
    const { tabs } = say;
    const tab = this.#tab;
    const choose = (/** @type {"story" | "worth" | "game"} */ wanted) => {
      this.#tab = wanted;
      this.draw();
    };
    return h(
      ".replay-pane.story",
      h(".story-head", tablist({ label: words.story.label, tabs, open: tab, choose, hook: "data-replay-tab" })),
      tab === "story" ? this.#story(store) : h(".pane-body", { key: tab }, tab === "worth" ? this.#worth(store) : this.#game(store)),
    );
  }

  /** @param {ReplayStore} store */
  #story(store) {
    const { lines, table, playing } = store;
    const until = Math.max(1, store.told);
    return h("mp-lines", {
      key: "story",
      story: {
        lines,
        until,
        current: lines[until - 1]?.key,
        label: say.tabs.story,
        keep: everything,
        seat: (/** @type {number} */ seat) => table.seats[seat],
        live: !playing,
        onpick: (/** @type {Line} */ line) => store.go(line.version),
      },
    });
  }

  /** @param {ReplayStore} store */
  #worth(store) {
    const { moments, index, last } = store;
    return chart(moments, { at: moments.turnAt(index), onpick: (turn) => store.go((moments.turns[turn + 1] ?? last + 1) - 1) });
  }

  /** @param {ReplayStore} store */
  #game({ moments }) {
    const { id, commitment, secret, dice } = moments.replay;
    return [
      id && h("p", recordDoor(id)),
      h("mp-dice-check", { wish: { id, heading: "h2", commitment, secret, server: dice, record: this.#wish?.record } }),
    ];
  }
}

define("mp-replay", Replay);
