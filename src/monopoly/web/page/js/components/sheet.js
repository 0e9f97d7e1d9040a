/**
 * Sheets: what comes up from below on a phone and stands beside or over the board elsewhere. A sheet is
 * a `dialog`: focus stays in it and goes back to what was reached by keyboard, and Escape closes it.
 *
 *     const sheet = openSheet({ title: "Trade", content: () => [...], onclose: … })
 *     sheet.draw(); sheet.close();
 *
 * `key` names a sheet so that it is opened once. A sheet with `source` draws itself again whenever that
 * changes. What is still missing is asked for in `drawn`, never while it says what it looks like.
 */

import { h, patch } from "../base/dom.js";
import { drawing } from "../base/drawing.js";
import { words } from "../base/words.js";

/** @typedef {import("../base/dom.js").Content} Content */
/**
 * @typedef {object} SheetWish
 * @property {string} key
 * @property {string} title
 * @property {(sheet: Sheet) => Content} content
 * @property {() => void} [changed] before it is drawn because its source has changed
 * @property {() => void} [drawn] after every drawing
 * @property {EventTarget | null} [source]
 * @property {string} [class]
 * @property {() => void} [onclose]
 */

/** @type {Map<string, Sheet>} */
const open = new Map();

export class Sheet {
  /** @param {SheetWish} wish */
  constructor(wish) {
    this.wish = wish;
    this.title = wish.title;
    this.dialog = document.createElement("dialog");
    this.dialog.className = `sheet ${wish.class ?? ""}`;
    this.dialog.dataset.sheet = wish.key;
    /** What gets the focus back when it closes: not what was clicked or tapped, or the space bar would press it again. */
    this.before = document.querySelector(":focus:is(:focus-visible,dialog *)");
    this.redraw = () => {
      this.wish.changed?.();
      this.draw();
    };
    this.dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      this.close();
    });
    // A press beside it closes it; a selection that only ends there does not.
    let beside = false;
    this.dialog.addEventListener("pointerdown", (event) => (beside = event.target === this.dialog));
    this.dialog.addEventListener("click", (event) => beside && event.target === this.dialog && this.close());
  }

  show() {
    document.getElementById("sheets")?.append(this.dialog);
    this.draw();
    this.dialog.showModal();
    this.wish.source?.addEventListener("change", this.redraw);
    return this;
  }

  draw() {
    const id = `sheet-${this.wish.key}`;
    const focused = this.dialog.contains(document.activeElement) ? document.activeElement : null;
    const row = focused?.closest("li");
    this.dialog.setAttribute("aria-labelledby", id);
    patch(this.dialog, [
      h("header", h("h2", { id, tabindex: "-1" }, this.title), h("button.quiet.close", { "aria-label": words.common.close, onclick: () => this.close() }, "×")),
      h(".sheet-body", drawing(() => this.wish.content(this))),
    ]);
    const body = /** @type {HTMLElement} */ (this.dialog.lastElementChild);
    body.tabIndex = body.querySelector("button, a, input") ? -1 : 0; // who has keys alone can scroll it
    // Who pressed something that is gone now stays where it was.
    if (focused && !focused.isConnected) ((row?.isConnected && row.querySelector("button")) || this.dialog.querySelector("h2"))?.focus();
    this.wish.drawn?.();
  }

  close() {
    if (open.get(this.wish.key) !== this) return;
    open.delete(this.wish.key);
    this.wish.source?.removeEventListener("change", this.redraw);
    this.dialog.close();
    this.dialog.remove();
    // The browser has given the focus back by itself, to what was clicked too.
    const { before } = this;
    if (before instanceof HTMLElement && before.isConnected) before.focus();
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    this.wish.onclose?.();
  }
}

/** @param {SheetWish} wish */
export function openSheet(wish) {
  const known = open.get(wish.key);
  if (known) {
    known.wish = wish;
    known.title = wish.title;
    known.draw();
    return known;
  }
  const sheet = new Sheet(wish);
  open.set(wish.key, sheet);
  return sheet.show();
}

export function closeSheets() {
  for (const sheet of [...open.values()]) sheet.close();
}

/** Asks once, for what cannot be undone. @param {{ title: string, text: Content, yes: string, no?: string }} wish @returns {Promise<boolean>} */
export function confirmed({ title, text, yes, no = words.common.cancel }) {
  return new Promise((settle) => {
    let answer = false;
    openSheet({
      key: "confirm",
      title,
      class: "confirm",
      content: (sheet) => [
        h("p", text),
        h(
          ".row.end",
          h("button", { autofocus: true, onclick: () => sheet.close() }, no),
          h("button.danger", { onclick: () => ((answer = true), sheet.close()) }, yes),
        ),
      ],
      onclose: () => settle(answer),
    });
  });
}
