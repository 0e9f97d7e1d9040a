/** The middle of the board: the dice tray, the decks, the Bank, and what is happening now. */

import { h } from "../../base/dom.js";
import { words } from "../../base/words.js";
import { icon } from "../../components/icon.js";
import { dice, diceInWords } from "./dice.js";

/** @typedef {import("../../model/game.js").Game} Game */

/** @param {Game} store @param {number[]} faces of the dice @param {string} text what is happening @returns {import("../../base/dom.js").Content} */
export function centre(store, faces, text) {
  const [chance, chest] = store.board.decks;
  const [name, whole] = words.board.wordmark;
  return [
    h("p.board-mark", { "aria-hidden": "true" }, h("span", name), h("i", whole)),
    deck("chest", 1, chest?.name),
    deck("chance", 0, chance?.name),
    h(".saying", h("p", { "data-caption": "" }, text)),
    h(
      ".dice-row",
      h(".bank", { "data-purse": -1 }, icon("bank"), h("span", words.board.bank)),
      h(".dice-tray", { role: "img", "aria-label": diceInWords(faces), "data-dice": faces.join(" ") }, dice(faces)),
      stock(store),
    ),
  ];
}

/** @param {string} kind @param {number} number @param {string | undefined} name */
function deck(kind, number, name) {
  return h(".deck", { class: kind, "data-deck": number }, h(".card-back", icon(kind), h("span", name)));
}

/** What the Bank has left to build with. @param {Game} store */
function stock(store) {
  const { position } = store;
  if (!position) return null;
  const label = words.board.bankHas(position.houses, position.hotels);
  return h(".stock", { role: "img", "aria-label": label, title: label }, icon("house", { class: "house" }), position.houses, icon("hotel", { class: "hotel" }), position.hotels);
}
