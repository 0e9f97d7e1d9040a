/**
 * The board. What is printed on it is drawn once for its size; what the game puts there whenever that
 * changes; tokens last. Over the drawing lies a list of its Spaces as buttons, for hands and ears.
 */

import { h, patch } from "../../base/dom.js";
import { settings } from "../../base/settings.js";
import { define } from "../../base/view.js";
import { words } from "../../base/words.js";
import { seatColor } from "../../components/icon.js";
import { Panel } from "../../components/panel.js";
import { caption } from "../../model/caption.js";
import { labelOf, questionOf } from "../../model/space-label.js";
import { isMortgaged } from "../../model/spaces.js";
import { showDeed } from "../sheets/deed.js";
import { centre } from "./centre.js";
import { dice } from "./dice.js";
import { onFaces } from "./fit.js";
import { boxOf, lies, percent, sideOf, SIZE } from "./geometry.js";
import { marks } from "./marks.js";
import { animated, finishAll } from "./motion.js";
import { ornament } from "./ornament.js";
import { piece, spots, spotsOn } from "./pieces.js";
import { lookOf, printed } from "./space.js";
import { placed, stageOf } from "./stage.js";

/** @typedef {import("../../model/game.js").Game} Game */
/** @typedef {import("./pieces.js").Spot} Spot */
/** @typedef {import("./space.js").Look} Look */

const STEPS = /** @type {Record<string, number>} */ ({ ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 });

/** @extends {Panel<Game>} */
export class Board extends Panel {
  /** @type {Look} */
  look = lookOf(SIZE);
  /** What is printed, and for what it was drawn. @type {{ key: string, content: import("../../base/dom.js").Content }} */
  #print = { key: "", content: null };
  /** Where tokens belong. @type {Map<number, Spot>} */
  #places = new Map();
  /** Tokens as they stood when last drawn. @type {Map<number, Spot>} */
  #stood = new Map();
  /** Tokens that are on their way. @type {Set<number>} */
  moving = new Set();
  /** Dice that are tumbling, until what is shown has their faces. @type {{ faces: number[], instead: number[] | undefined } | null} */
  #tumbling = null;
  /** The Space that is in the order of focus. */
  #chosen = 0;
  #size = new ResizeObserver(() => this.#resized());
  /** How often faces have come since: names are laid out again then. */
  #faces = 0;
  #unlisten = () => {};
  /** @type {Board["store"] | null} */
  #playing = null;
  /** What was said last stays until something else is. */
  #said = "";
  #escape = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Escape" && this.store.sequencer.busy && !document.querySelector("dialog[open]")) this.#skip();
  };

  connectedCallback() {
    this.#size.observe(this);
    this.#unlisten = onFaces(() => {
      this.#faces++;
      this.invalidate();
    });
    document.addEventListener("keydown", this.#escape);
    super.connectedCallback();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#size.disconnect();
    this.#unlisten();
    document.removeEventListener("keydown", this.#escape);
    this.#playFor(null);
  }

  /** The stage of whichever table it shows. @param {Board["store"] | null} store */
  #playFor(store) {
    if (store === this.#playing) return;
    finishAll();
    if (this.#playing) this.#playing.sequencer.stage = null;
    if (store) store.sequencer.stage = stageOf(this);
    this.#playing = store;
  }

  #resized() {
    const width = this.clientWidth || SIZE;
    // Only a change that the eye would see is worth measuring all names again.
    if (Math.abs(width / 1000 - this.look.scale) < 0.004) return;
    this.look = lookOf(width);
    this.draw();
  }

  render() {
    const { store, look } = this;
    const key = `${store.board.edition}|${look.scale}|${this.#faces}`;
    if (key !== this.#print.key) this.#print = { key, content: printed(store.board, look) };
    const view = { viewBox: `0 0 ${SIZE} ${SIZE}`, "aria-hidden": "true" };
    return [
      h("svg.board-paper", view, ornament(), h("g", this.#print.content), h("g", marks(store, look))),
      h("ul.board-list", { role: "list", "aria-label": words.board.label, onkeydown: this.#walkList }, this.#list()),
      h(".centre", { onclick: this.#skip }, centre(store, this.#dice(), this.#caption)),
      h("svg.board-pieces", view, this.#pieces(spots(store.position, look))),
    ];
  }

  drawn() {
    super.drawn();
    const { store, look } = this;
    this.#playFor(store);
    this.#said = this.#caption;
    if (this.#hasLanded) this.#tumbling = null;
    this.#places = spots(store.position, look);
    this.classList.toggle("narrow", look.narrow);
    this.#drawPrices();
    this.#fitCaption();
    this.#settle();
  }

  get #caption() {
    return caption(this.store) || (this.store.sequencer.busy ? this.#said : "");
  }

  #skip = () => this.store.sequencer.skip();

  /** A printed price is struck while its deed is mortgaged; in the rows the owner's tab lies over it. */
  #drawPrices() {
    const { store } = this;
    for (const price of this.querySelectorAll("[data-price]")) {
      const space = Number(price.getAttribute("data-price"));
      price.toggleAttribute("data-struck", isMortgaged(store, space));
      price.toggleAttribute("data-covered", Number(store.position?.owner[space]) >= 0 && lies(sideOf(space)));
    }
  }

  // --- the list of Spaces

  /** Whether a Space is being listened to, or beside one that is. @param {number} space */
  #isNear(space) {
    return this.querySelector(".board-space:focus") !== null && (space - this.#chosen + 41) % 40 < 3;
  }

  questions() {
    const { store } = this;
    return store.board.spaces.flatMap(({ index }) => (this.#isNear(index) ? questionOf(store, index) : []));
  }

  #list() {
    const { store } = this;
    return store.board.spaces.map(({ index }) =>
      h(
        "li",
        { key: index, style: percent(boxOf(index)) },
        h("button.board-space", {
          "data-space": index,
          "aria-label": labelOf(store, index, this.#isNear(index)),
          tabindex: index === this.#chosen ? 0 : -1,
          onclick: () => this.#open(index),
          onfocus: () => {
            this.#chosen = index;
            this.invalidate();
          },
        }),
      ),
    );
  }

  /** Its Title Deed, unless somebody waits for a Space to be chosen. @param {number} space */
  #open(space) {
    this.#chosen = space;
    if (this.dispatchEvent(new CustomEvent("space-chosen", { detail: space, bubbles: true, cancelable: true }))) showDeed(this.store, space);
  }

  #walkList = (/** @type {KeyboardEvent} */ event) => {
    const steps = STEPS[event.key];
    const to = event.key === "Home" ? 0 : event.key === "End" ? 39 : steps && (this.#chosen + steps + 40) % 40;
    if (to === undefined) return;
    event.preventDefault();
    this.#chosen = to;
    this.invalidate();
    /** @type {HTMLElement | null} */ (this.querySelector(`.board-space[data-space="${to}"]`))?.focus();
  };

  // --- the middle

  /** @param {number[]} faces */
  showDice(faces) {
    this.#tumbling = { faces: [...faces, 0].slice(0, 3), instead: this.store.position?.dice };
    const tray = this.querySelector(".dice-tray");
    if (tray) patch(tray, dice(this.#tumbling.faces));
  }

  /** Throws for the start are no part of a position: the dice lie there all the same. */
  get #hasLanded() {
    const dice = this.store.position?.dice;
    return this.#tumbling?.instead !== dice && Boolean(dice?.some(Boolean));
  }

  #dice() {
    const tumbling = this.#hasLanded ? null : this.#tumbling;
    return tumbling?.faces ?? this.store.position?.dice ?? [0, 0, 0];
  }

  /** The caption is as large as its room allows. */
  #fitCaption() {
    const text = /** @type {HTMLElement} */ (this.querySelector("[data-caption]"));
    const box = /** @type {HTMLElement} */ (text.parentElement);
    const key = `${text.textContent}|${box.clientWidth}|${this.#faces}`;
    if (text.dataset.fitted === key) return;
    text.dataset.fitted = key;
    for (let size = 1; size > 0.4; size *= 0.9) {
      text.style.fontSize = `${size}em`;
      if (text.scrollHeight <= box.clientHeight && text.scrollWidth <= box.clientWidth) break;
    }
  }

  // --- tokens

  /** @param {Map<number, Spot>} places */
  #pieces(places) {
    const { store } = this;
    const { position, seat: own } = store;
    return [...places].map(([seat, spot]) =>
      h(
        "g.piece",
        {
          key: seat,
          class: [seat === own && "own", seat === position?.current && position.phase !== "over" && "current"],
          // One on its way stays where it came from, as far as the drawing knows.
          style: `${seatColor(seat)}; transform: ${placed((this.moving.has(seat) && this.#stood.get(seat)) || spot)}`,
          "data-piece": seat,
          "data-at": position?.space[seat],
        },
        piece(store, seat),
      ),
    );
  }

  /** Those who make room for others move a little. */
  #settle() {
    for (const [seat, spot] of this.#places) {
      if (this.moving.has(seat)) continue;
      const before = this.#stood.get(seat);
      this.#stood.set(seat, spot);
      if (!before || placed(before) === placed(spot) || settings.still) continue;
      void animated(this.pieceOf(seat), [{ transform: placed(before) }, { transform: placed(spot) }], 180);
    }
    for (const seat of this.#stood.keys()) if (!this.#places.has(seat)) this.#stood.delete(seat);
  }

  /** @param {number} player @returns {SVGElement | null} */
  pieceOf(player) {
    return this.querySelector(`[data-piece="${player}"]`);
  }

  /** @param {number} player */
  spotNow(player) {
    return this.#stood.get(player);
  }

  /** @param {number} player @param {Spot} spot */
  stoodAt(player, spot) {
    this.#stood.set(player, spot);
    const element = this.pieceOf(player);
    if (element) element.style.transform = placed(spot);
  }

  /** Where a token will stand once it has come to a Space. @param {number} player @param {number} to @param {boolean} [jailed] @returns {Spot} */
  spotAfter(player, to, jailed = false) {
    const { position } = this.store;
    const after = position && { ...position, space: position.space.with(player, to), jail: position.jail.with(player, Number(jailed)) };
    return spots(after, this.look).get(player) ?? spotsOn(to, 1, this.look)[0];
  }
}

define("mp-board", Board);
