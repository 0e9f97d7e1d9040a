/** Three of a kind: any Space, found in the list or on the board itself. */

import { h } from "../../base/dom.js";
import { define } from "../../base/view.js";
import { words } from "../../base/words.js";
import { band } from "../../components/things/deed-chip.js";
import { Panel } from "../../components/panel.js";
import { actionButton } from "../../components/perform.js";
import { nameOf } from "../../model/seats.js";
import { groupOf } from "../../model/spaces.js";
import { awaited, heading } from "./choices.js";

/** @typedef {import("../../model/live-table.js").LiveTable} LiveTable */

/** @extends {Panel<LiveTable>} */
class Anywhere extends Panel {
  #sought = "";
  #chosen = -1;
  /** @param {Event} event */
  #onspace = (event) => {
    event.preventDefault(); // no Title Deed now
    this.#choose(Number(/** @type {CustomEvent} */ (event).detail));
  };

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener("space-chosen", this.#onspace);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener("space-chosen", this.#onspace);
  }

  /** @param {number} space */
  #choose(space) {
    this.#chosen = space;
    this.invalidate();
  }

  render() {
    const { store } = this;
    const moves = store.legal("move");
    const sought = this.#sought.trim().toLowerCase();
    const found = moves.filter(({ action }) => matches(store, Number(action.space), sought));
    const chosen = moves.find(({ action }) => action.space === this.#chosen);
    return [
      h("input", {
        type: "search",
        "aria-label": words.table.anywhere.search,
        placeholder: words.table.anywhere.search,
        value: this.#sought,
        oninput: (/** @type {Event} */ event) => {
          this.#sought = /** @type {HTMLInputElement} */ (event.target).value;
          this.invalidate();
        },
      }),
      chosen && h(".choices", actionButton(store, chosen, { class: "main" })),
      found.length ? h("ul.places", found.map(({ action }) => this.#place(Number(action.space)))) : h("p.about", words.table.anywhere.none),
    ];
  }

  /** @param {number} space */
  #place(space) {
    const { store } = this;
    const owner = store.position?.owner[space] ?? -1;
    return h(
      "li",
      { key: space },
      h(
        "button",
        { "aria-pressed": String(space === this.#chosen), "data-choose": space, onclick: () => this.#choose(space) },
        band(store, space),
        h("span.place-name", store.board.spaces[space].name),
        owner >= 0 && h("small", nameOf(store, owner)),
      ),
    );
  }
}

/** @param {import("../../model/live-table.js").LiveTable} store @param {number} space @param {string} sought */
function matches(store, space, sought) {
  return !sought || `${store.board.spaces[space].name} ${groupOf(store, space)?.name ?? ""}`.toLowerCase().includes(sought);
}

define("mp-anywhere", Anywhere);

/** @type {import("./index.js").Prompt} */
export const anywhere = {
  key: "anywhere",
  wanted: (store) => awaited(store, "to-move-anywhere"),
  view: (store) => [heading("dice", words.table.anywhere.title, words.table.anywhere.text), h("mp-anywhere", { store })],
};
