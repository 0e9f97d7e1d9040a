/** The dice before the game: why nobody can choose them, and words of one's own to mix in. */

import { h } from "../../base/dom.js";
import { words } from "../../base/words.js";
import { leaf } from "../../components/controls.js";
import { http } from "../../net/http.js";

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
    words.lobby.room.dice,
    { class: "stack", "data-card": "dice" },
    h("p.fine", words.lobby.room.diceText),
    own &&
      h(
        "form.row",
        { onsubmit: give },
        h("label.unseen", { for: "dice-words" }, words.lobby.room.words),
        h("input", { id: "dice-words", name: "words", maxlength: 200, autocomplete: "off", placeholder: own.words ? words.lobby.room.wordsAre(own.words) : words.lobby.room.wordsHint }),
        h("button", { type: "submit", "data-add": "words" }, words.lobby.room.wordsAdd),
      ),
    own?.words && h("p.fine", { "data-words": true }, words.lobby.room.wordsAre(own.words)),
    h("details", h("summary", words.lobby.room.seal), h("code", table.commitment)),
  );
}
