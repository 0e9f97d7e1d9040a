/** The dice before the game: why nobody can choose them, and words of one's own to mix in. */

import { h } from "../../base/dom.js";
import { words } from "../../base/words.js";
import { leaf } from "../../components/controls.js";
import { http } from "../../net/http.js";

const say = words.lobby.room;

/** @param {import("../../model/live-table.js").LiveTable} store @param {(task: () => Promise<unknown>) => void} run */
export function diceCard(store, run) {
  const { table } = store;
  const own = table.seats.find((seat) => seat.seat === store.seat);
  const give = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const text = String(new FormData(form).get("words") ?? "").trim();
    if (text) run(() => http.addWords(table.id, text).then(() => form.reset()));
  };
  return leaf(
    say.dice,
    { class: "stack", "data-card": "dice" },
    h("p.fine", say.diceText),
    own &&
      h(
        "form.row",
        { onsubmit: give },
        h("label.unseen", { for: "dice-words" }, say.words),
        h("input", { id: "dice-words", name: "words", maxlength: 100, autocomplete: "off", placeholder: own.words ? say.wordsAre(own.words) : say.wordsHint }),
        h("button", { type: "submit", "data-add": "words" }, say.wordsAdd),
      ),
    own?.words && h("p.fine", { "data-words": true }, say.wordsAre(own.words)),
    h("details", h("summary", say.seal), h("code", table.commitment)),
  );
}
