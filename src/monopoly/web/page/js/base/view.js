/**
 * A part of the page: an element that draws itself from a store, again whenever that changes, at most
 * once a frame. Subclasses say what they look like (`render`), which changes nothing, and are told when they have
 * been drawn (`drawn`): the place to ask for what is still missing.
 */

import { patch } from "./dom.js";
import { drawing, notWhileDrawing } from "./drawing.js";

/** @typedef {import("./dom.js").Content} Content */

export class View extends HTMLElement {
  /** @type {EventTarget | null} */
  #source = null;
  #waiting = false;
  #redraw = () => this.invalidate();

  /** Where changes come from: an `EventTarget` that sends `change`. @param {EventTarget | null} source */
  set source(source) {
    if (source === this.#source) return;
    this.#source?.removeEventListener("change", this.#redraw);
    this.#source = source;
    if (this.isConnected) source?.addEventListener("change", this.#redraw);
    this.invalidate();
  }

  get source() {
    return this.#source;
  }

  connectedCallback() {
    this.#source?.addEventListener("change", this.#redraw);
    this.draw();
  }

  disconnectedCallback() {
    this.#source?.removeEventListener("change", this.#redraw);
  }

  /** Draws again before the next frame. */
  invalidate() {
    notWhileDrawing("invalidate");
    if (this.#waiting) return;
    this.#waiting = true;
    queueFrame(() => {
      this.#waiting = false;
      if (this.isConnected) this.draw();
    });
  }

  draw() {
    patch(this, drawing(() => this.render()));
    this.drawn();
  }

  /** @param {Event} event */
  dispatchEvent(event) {
    notWhileDrawing(event.type);
    return super.dispatchEvent(event);
  }

  /** @returns {Content} */
  render() {
    return null;
  }

  /** After every drawing. */
  drawn() {}
}

/** Frames do not come while a tab is hidden; what is shown must be right all the same. @param {() => void} task */
function queueFrame(task) {
  if (document.hidden) setTimeout(task, 50);
  else requestAnimationFrame(task);
}

/** @param {string} name @param {CustomElementConstructor} view */
export function define(name, view) {
  if (!customElements.get(name)) customElements.define(name, view);
}
