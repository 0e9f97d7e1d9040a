/** The line above the table: where one is, and the switches. */

import { h } from "../../base/dom.js";
import { settings } from "../../base/settings.js";
import { define } from "../../base/view.js";
import { words } from "../../base/words.js";
import { icon } from "../../components/icon.js";
import { Panel } from "../../components/panel.js";
import { rulesTold } from "../../components/rules-told.js";
import { openSheet } from "../../components/sheet.js";
import { wordmark } from "../../components/wordmark.js";
import { choices, rulesTitle } from "../../model/rules.js";
import { titleOf } from "../../model/titles.js";
import { askToLeave } from "../sheets/leave.js";
import { openRulebook } from "../sheets/open.js";
import { showSettings } from "../sheets/settings.js";

/** @typedef {import("../../model/live-table.js").LiveTable} LiveTable */

/** @typedef {{ key: string, icon: string, label: string, onclick: () => void }} Switch */

const MINUTE = 60_000;

/** @extends {Panel<LiveTable>} */
class Top extends Panel {
  #timer = 0;
  #again = () => this.invalidate();

  connectedCallback() {
    super.connectedCallback();
    settings.addEventListener("change", this.#again);
    this.#timer = setInterval(() => this.store.table.ends_at && this.invalidate(), MINUTE / 4);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    settings.removeEventListener("change", this.#again);
    clearInterval(this.#timer);
  }

  render() {
    const { store } = this;
    const { table } = store;
    const all = choices.known;
    return h(
      "header.top.on-table",
      h("a.wordmark", { href: "/", title: words.lobby.top.home, "aria-label": `${words.common.title}: ${words.lobby.top.home}` }, wordmark()),
      h(
        "button.plays.quiet",
        { "data-open": "table-rules", onclick: () => this.#rules() },
        table.stage !== "open" && h("b", titleOf(table)), // the room says it itself
        h("span", rulesTitle(all, table)),
      ),
      h("p.facts", this.#facts().map((fact) => h("span", fact))),
      h("nav.switches", this.#switches().map(button)),
      h("button.quiet.menu", { "data-open": "menu", "aria-label": words.lobby.top.menu, onclick: () => this.#menu() }, icon("menu")),
    );
  }

  drawn() {
    super.drawn();
    choices.want(this);
  }

  #facts() {
    const { position, table, sits } = this.store;
    const left = table.ends_at && Math.max(0, Math.ceil((table.ends_at * 1000 - Date.now()) / MINUTE));
    return [
      !sits && words.lobby.top.watching,
      table.stage !== "open" && position?.turn && words.common.turn(position.turn),
      table.stage === "playing" && left !== null && words.lobby.top.left(left),
    ].filter(Boolean);
  }

  /** @returns {Switch[]} */
  #switches() {
    const { sound } = settings.values;
    return [
      { key: "rules", icon: "book", label: words.lobby.rulebook, onclick: () => openRulebook("") },
      { key: "settings", icon: "gear", label: words.lobby.settings.title, onclick: showSettings },
      { key: "sound", icon: sound ? "sound" : "mute", label: sound ? words.lobby.top.soundOff : words.lobby.top.soundOn, onclick: () => settings.set("sound", !sound) },
      { key: "leave", icon: "door", label: words.lobby.top.leave, onclick: () => void askToLeave(this.store) },
    ];
  }

  /** On a phone the switches lie in a sheet. */
  #menu() {
    const facts = this.#facts().join(" · ");
    openSheet({
      key: "menu",
      title: words.lobby.top.menu,
      class: "menu-sheet",
      source: settings,
      content: (sheet) =>
        h(
          ".stack",
          facts && h("p.fine", facts),
          this.#switches().map(({ key, icon: name, label, onclick }) => h("button", { key, "data-switch": key, onclick: () => (key === "sound" || sheet.close(), onclick()) }, icon(name), label)),
          h("a.button", { href: "/" }, icon("house"), words.lobby.top.home),
        ),
    });
  }

  #rules() {
    const { table } = this.store;
    openSheet({
      key: "table-rules",
      title: titleOf(table),
      content: () => h(".told", rulesTold(choices.known, table)),
    });
  }
}

/** @param {Switch} one */
function button({ key, icon: name, label, onclick }) {
  return h("button.quiet", { key, "data-switch": key, title: label, "aria-label": label, onclick }, icon(name));
}

define("mp-top", Top);
