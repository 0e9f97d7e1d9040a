/** What you may do now: the main thing in its place, on the space bar, the rest beside it. */

import { h } from "../../base/dom.js";
import { settings } from "../../base/settings.js";
import { define } from "../../base/view.js";
import { words } from "../../base/words.js";
import { because } from "../../components/clauses.js";
import { icon } from "../../components/icon.js";
import { Panel } from "../../components/panel.js";
import { actionButton, labelParts, perform } from "../../components/perform.js";
import { effectOf } from "../../model/answers.js";
import { caption } from "../../model/caption.js";
import { nameOf } from "../../model/seats.js";
import { openEnd, openEstate, openTrade } from "../sheets/open.js";
import { keyIsFree } from "./keys.js";

/** @typedef {import("../../model/live-table.js").LiveTable} LiveTable */
/** @typedef {import("../../model/live-table.js").Action} Action */
/** @typedef {import("../../model/live-table.js").Legal} Legal */
/** @typedef {{ kind: string, label: string, then?: string[], act: () => void }} Main */

/** What may be the main thing: awaited, and nothing that cannot be mended. */
const MAIN = new Set(["throw", "buy", "decline", "end-turn"]);
const BANK = -1; // who only banks
const KEYS = { main: " ", estate: "b", trade: "t", end: "e" };
const REST = 450; // milliseconds after a skip, or a movement one would have skipped, in which the same tap does nothing else

/** @extends {Panel<LiveTable>} */
class Actions extends Panel {
  #skippedAt = -REST;
  /** Since when something moves; 0 for nothing. */
  #movesSince = 0;
  /** @param {KeyboardEvent} event */
  #onkey = (event) => this.#key(event);
  /** What was pressed with a finger or a mouse does not keep the space bar. @param {MouseEvent} event */
  #onclick = (event) => {
    const pressed = event.detail > 0 && event.target instanceof Element ? event.target.closest("button") : null;
    if (pressed && pressed === document.activeElement && pressed.closest("mp-table")) pressed.blur();
  };
  #again = () => this.invalidate();
  /** Others keep clear of the bar where it lies over the page. */
  #size = new ResizeObserver(() => document.documentElement.style.setProperty("--bar", `${this.offsetHeight}px`));

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener("keydown", this.#onkey);
    document.addEventListener("click", this.#onclick);
    settings.addEventListener("change", this.#again);
    this.#size.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener("keydown", this.#onkey);
    document.removeEventListener("click", this.#onclick);
    settings.removeEventListener("change", this.#again);
    this.#size.disconnect();
  }

  render() {
    const main = this.#main();
    return h(
      ".bar.on-table",
      { role: "group", "aria-label": words.table.bar.label },
      this.#whyNotBuy(),
      h(".others", this.#others(main)),
      h(".beside", this.#business()),
      main ? this.#mainButton(main) : h("p.waits", waitingFor(this.store)),
    );
  }

  drawn() {
    super.drawn();
    this.#rest(this.#main()?.kind === "skip");
  }

  /** @param {Main} main */
  #mainButton(main) {
    const moves = main.kind === "skip";
    const quiet = moves || main.kind === "choose";
    return h(
      "button",
      {
        class: quiet ? "main-action quiet-main" : "main main-action",
        "data-main": true,
        "data-action": main.kind,
        "aria-keyshortcuts": main.kind === "end-turn" && settings.values.letters ? "Space E" : "Space",
        title: words.table.bar.onKey(words.table.bar.space),
        "aria-disabled": String(this.#waits(main)),
        onclick: () => this.#press(main),
      },
      this.#face(main),
    );
  }

  /** What is to be done at the table waits for the line to it; what is only shown does not. @param {Main} main */
  #waits({ kind }) {
    const { sending, lost } = this.store;
    return sending || (lost && MAIN.has(kind));
  }

  /** @param {Main} main */
  #face(main) {
    if (main.kind === "skip") return [h("span.what", main.label), h("small.then", words.table.bar.skip)];
    const lost = this.store.lost && MAIN.has(main.kind);
    return labelParts({ words: main.label, then: lost ? [words.table.bar.lost] : main.then });
  }

  /** What was long in moving and now stands still may be pressed by a hand that meant to skip. @param {boolean} moves */
  #rest(moves) {
    const time = performance.now();
    if (!moves && this.#movesSince && time - this.#movesSince > REST) this.#skippedAt = time - REST / 2;
    this.#movesSince = moves ? this.#movesSince || time : 0;
  }

  /** @param {Main} main */
  #press(main) {
    if (this.#waits(main)) return;
    if (main.kind === "skip") this.#skippedAt = performance.now();
    else if (performance.now() - this.#skippedAt < REST) return;
    main.act();
  }

  /** @returns {Main | null} */
  #main() {
    const { store } = this;
    const { decision, position } = store;
    if (!position) return null;
    if (!decision) return { kind: "skip", label: store.telling || words.table.bar.moving, act: () => store.sequencer.skip() };
    if (store.ended) return { kind: "standings", label: words.end.show, act: () => void openEnd(store) };
    if (!store.myTurn) return null;
    const awaited = decision.legal.find((legal) => MAIN.has(kindOf(legal)));
    if (awaited) return { kind: kindOf(awaited), label: awaited.label?.words ?? "", then: awaited.label?.then, act: () => void perform(store, actionOf(awaited), awaited.label?.words) };
    const calls = store.seat === BANK && decision.phase === "to-bid";
    const choose = calls ? words.table.bar.call : /** @type {Record<string, string>} */ (words.table.bar.choose)[decision.phase];
    return choose ? { kind: "choose", label: choose, act: focusPrompt } : null;
  }

  /** What else is awaited, and throwing although it is another's turn. @param {Main | null} main */
  #others(main) {
    const { store } = this;
    const kind = store.myTurn ? "decline" : "throw";
    if (kind === main?.kind) return null;
    return store.legal(kind).map((legal) => actionButton(store, legal, { key: kind, class: kind === "throw" ? "cut-in" : undefined }));
  }

  questions() {
    const { store } = this;
    const cannotBuy = store.myTurn && store.decision?.phase === "to-buy" && !store.legal("buy").length;
    return cannotBuy ? [effectOf(store, { kind: "buy" })] : [];
  }

  /** Why the Space you stand on cannot be bought. */
  #whyNotBuy() {
    const [question] = this.questions();
    const effect = question && this.store.answers.known(question);
    return effect?.reason && h("p.why", because(effect.reason));
  }

  /** What is done at any time, in sheets of its own. */
  #business() {
    const { store } = this;
    const { position, seat } = store;
    if (!position || seat === null || seat < 0 || position.phase === "over" || position.retired[seat]) return null;
    const builds = store.legal("build").length;
    const door = (/** @type {string} */ name, /** @type {string} */ symbol, /** @type {string} */ label, /** @type {string} */ key, /** @type {() => void} */ open) =>
      h(
        "button",
        { key: name, "data-open": name, ...shortcut(key.toUpperCase()), disabled: !store.decision, onclick: open },
        icon(symbol),
        h("span", label),
        name === "estate" && builds > 0 && h("span.badge", { title: words.table.bar.canBuild }, icon("plus"), h("span.unseen", words.table.bar.canBuild)),
      );
    return [
      door("estate", "hammer", words.table.bar.estate, KEYS.estate, () => openEstate(store)),
      door("trade", "trade", words.table.bar.trade, KEYS.trade, () => openTrade(store)),
    ];
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (!keyIsFree(event)) return;
    const main = this.#main();
    const key = event.key.toLowerCase();
    if (key === KEYS.main && main) this.#press(main);
    else if (key === KEYS.end && main?.kind === "end-turn") this.#press(main);
    else if (key === KEYS.estate || key === KEYS.trade) {
      const door = this.querySelector(key === KEYS.estate ? "[data-open=estate]" : "[data-open=trade]");
      if (!(door instanceof HTMLButtonElement) || door.disabled) return;
      door.click();
    } else return;
    event.preventDefault();
  }
}

/** A letter that does the same, if letters do something. @param {string} key */
const shortcut = (key) => settings.values.letters && { title: words.table.bar.onKey(key), "aria-keyshortcuts": key };

/** Where the main thing is a choice, its key goes there. */
function focusPrompt() {
  const folded = document.querySelector("[data-fold][aria-expanded=false]");
  if (folded instanceof HTMLElement) folded.click();
  const first = ["input", "[data-action]", "button"].map((kind) => document.querySelector(`[data-prompt] ${kind}:not(:disabled)`)).find(Boolean);
  if (first instanceof HTMLElement) first.focus();
}

/** @param {LiveTable} store */
function waitingFor(store) {
  const { decision, position } = store;
  if (!position || !decision) return words.table.bar.starting;
  if (position.phase === "over") return words.table.bar.over;
  return caption(store) || (position.actor < 0 ? words.table.bar.bank : words.table.bar.waitsFor(nameOf(store, position.actor)));
}

/** @param {Legal} legal */
const kindOf = (legal) => String(legal.action.kind);
/** @param {Legal} legal */
const actionOf = (legal) => /** @type {Action} */ (legal.action);

define("mp-actions", Actions);
