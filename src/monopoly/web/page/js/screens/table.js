/** The table: before, during and after the game, or why it cannot be shown. */

import { h } from "../base/dom.js";
import { tempo } from "../base/tempo.js";
import { define } from "../base/view.js";
import { words } from "../base/words.js";
import { Panel } from "../components/panel.js";
import { watchRenewal } from "../components/renewal.js";
import { tablist } from "../components/tabs.js";
import { toast } from "../components/toast.js";
import { LiveTable } from "../model/live-table.js";
import "../views/board/board.js";
import "../views/panels/actions.js";
import "../views/panels/hand.js";
import "../views/panels/players.js";
import "../views/panels/prompts.js";
import "../views/panels/story.js";
import "../views/panels/top.js";
import { watchTable } from "../views/watchers/alert.js";
import { watchEnd } from "../views/watchers/end.js";
import { closedDoor } from "./closed.js";

/** Every visit has an element of its own, and with it a line to the table. */
let visits = 0;

/** @param {string} id */
export async function table(id) {
  try {
    const store = await LiveTable.open(id, tempo);
    if (store.table.stage === "open") await import("../views/lobby/room.js");
    return h("mp-table", { key: ++visits, store });
  } catch (trouble) {
    return closedDoor(trouble);
  }
}

/** @extends {Panel<LiveTable>} */
class Table extends Panel {
  /** Watchers have no hand to look at. @type {"hand" | "story" | null} */
  #chosen = null;

  get #tab() {
    return this.#chosen ?? (this.store.sits ? "hand" : "story");
  }

  /** What was said in the chat and not read. */
  #unread = 0;
  #hear = (/** @type {CustomEvent<number>} */ event) => {
    this.#unread = event.detail;
    this.invalidate();
  };

  #unseated = () => toast(words.trouble.elsewhere);

  /** @type {(() => void)[]} */
  #watchers = [];

  connectedCallback() {
    super.connectedCallback();
    this.#watchers = [watchTable(this.store), watchEnd(this.store), watchRenewal(this.store.socket)];
    this.store.addEventListener("unseated", this.#unseated);
    this.store.connect();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    for (const unwatch of this.#watchers) unwatch();
    this.store.removeEventListener("unseated", this.#unseated);
    this.store.close();
  }

  render() {
    const { store } = this;
    const parts = store.table.stage === "open" ? h("main.room", h("mp-room", { store })) : this.#game(store);
    return [h("mp-top", { store }), this.#line(store), parts];
  }

  /** How the connection is, where it is not as it should be. @param {LiveTable} store */
  #line(store) {
    const { reason, lost } = store.socket;
    const text = reason || (lost && words.trouble.lost);
    return h("p.line", { role: "status", hidden: !text }, text);
  }

  /** @param {LiveTable} store */
  #game(store) {
    return h(
      "main.game",
      { "data-tab": this.#tab },
      h("mp-board", { store }),
      h("mp-players", { store }),
      h(
        ".middle",
        h("mp-prompts", { store }),
        this.#tabs(),
        h("mp-hand", { store, id: "pane-hand" }),
        h("mp-story", { store, id: "pane-story", onunread: this.#hear }),
      ),
      h("mp-actions", { store }),
    );
  }

  /** Where there is no room for both, one of them lies on top. */
  #tabs() {
    const { label, hand, story } = words.table.tabs;
    return tablist({
      label,
      tabs: { hand, story },
      open: this.#tab,
      choose: (tab) => {
        this.#chosen = tab;
        this.draw();
      },
      hook: "data-tab",
      pane: (tab) => `pane-${tab}`,
      class: "tabs on-table",
      look: "",
      beside: (tab) => tab === "story" && this.#unread > 0 && h("span.unread", { "aria-label": words.story.unread(this.#unread) }, this.#unread),
    });
  }
}

define("mp-table", Table);
