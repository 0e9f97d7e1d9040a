/** Title Deeds in the hand, by group, and the jail cards beside them. */

import { h } from "../../base/dom.js";
import { words } from "../../base/words.js";
import { holdings } from "../../model/spaces.js";
import { deedChip } from "./deed-chip.js";
import { icon } from "../icon.js";

/** @typedef {import("../../model/game.js").Game} Game */

/** What a player holds, or null where that is nothing. @param {Game} store @param {number} seat @param {(space: number) => void} pick when a deed is tapped */
export function deedsOf(store, seat, pick) {
  const groups = holdings(store, seat);
  const cards = store.board.decks.filter((_, deck) => store.position?.jail_cards[deck] === seat);
  if (!groups.length && !cards.length) return null;
  return h(
    "ul.deeds",
    groups.map(({ group, held }) => {
      const whole = held.length === group.spaces.length;
      return h(
        "li",
        { class: whole ? "group whole" : "group", key: group.key, "data-group": group.key },
        h("span.group-name", words.table.players.group(group.name, held.length, group.spaces.length)),
        h("span.chips", held.map((space) => deedChip(store, space, { key: space, onclick: () => pick(space) }))),
      );
    }),
    cards.map((deck) => h("li.jail-card", { key: deck.key }, icon("key"), h("span", words.table.players.jailCard(deck.name)))),
  );
}
