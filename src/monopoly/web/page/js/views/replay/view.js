/** `<mp-replay>`: a game on the board again, with its story, its worth over time and the controls to go through it. */

import { h } from "../../base/dom.js";
import { tempo } from "../../base/tempo.js";
import { define, View } from "../../base/view.js";
import { words } from "../../base/words.js";
import { chart } from "../../components/chart.js";
import { recordDoor } from "../../components/dice-check.js";
import { soundOf } from "../../components/sound.js";
import "../../components/story-lines.js";
import { tablist } from "../../components/tabs.js";
import { ReplayGame } from "../../model/replay.js";
import "../board/board.js";
import "../panels/players.js";
import { controls, keyed } from "./controls.js";

/** @typedef {import("../../model/timeline.js").Timeline} Timeline */
/** @typedef {import("../../model/lines.js").Line} Line */
/** A record of one's own comes with its text. @typedef {{ timeline: Timeline, record?: string }} Wish */

const everything = () => true;

class Replay extends View {
  /** @type {ReplayGame | null} */ #store = null;
  /** @type {Wish | null} */ #wish = null;
  /** @type {"story" | "worth" | "game"} */ #tab = "story";

  /** @param {Wish} wish */
  set wish(wish) {
    if (wish.timeline === this.#wish?.timeline) return;
    this.#wish = wish;
    this.#store?.close();
    this.source = this.#store = new ReplayGame(wish.timeline, tempo);
    this.#store.sequencer.onevent = soundOf;
  }

  get #title() {
    return words.replay.titleOf(this.#store?.table.title || words.common.title);
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
        id && h("a.button", { href: `/table/${id}` }, words.replay.toTable),
        h("a.button", { href: "/" }, words.replay.lobby),
      ),
      h("main.game.replay-game", h("mp-board", { store }), h("mp-players", { store }), this.#pane(store), controls(store)),
    ];
  }

  /** @param {ReplayGame} store */
  #pane(store) {
    const { tabs } = words.replay;
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

  /** @param {ReplayGame} store */
  #story(store) {
    const { lines, table, playing } = store;
    const until = Math.max(1, store.told);
    return h("mp-lines", {
      key: "story",
      story: {
        lines,
        until,
        current: lines[until - 1]?.key,
        label: words.replay.tabs.story,
        keep: everything,
        seat: (/** @type {number} */ seat) => table.seats[seat],
        live: !playing,
        onpick: (/** @type {Line} */ line) => store.go(line.version),
      },
    });
  }

  /** @param {ReplayGame} store */
  #worth(store) {
    const { timeline, index, last } = store;
    return chart(timeline, { at: timeline.turnAt(index), onpick: (turn) => store.go((timeline.turns[turn + 1] ?? last + 1) - 1) });
  }

  /** @param {ReplayGame} store */
  #game({ timeline }) {
    const { id, commitment, secret, dice } = timeline.replay;
    return [
      id && h("p", recordDoor(id)),
      h("mp-dice-check", { wish: { id, heading: "h2", commitment, secret, server: dice, record: this.#wish?.record } }),
    ];
  }
}

define("mp-replay", Replay);
