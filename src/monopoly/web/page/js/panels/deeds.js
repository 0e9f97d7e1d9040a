/** Title Deeds in the hand, by group, and the jail cards beside them. */

import { deedChip } from "../board/mini.js";
import { h, icon, words } from "../kit.js";
import { openDeed } from "./doors.js";

/** @typedef {import("../table/store.js").TableStore} TableStore */

/** The groups a player has deeds of, and which. @param {TableStore} store @param {number} seat */
export function holdings(store, seat) {
  const owner = store.shown?.owner ?? [];
  return store.board.groups
    .map((group, number) => ({ group, number, held: group.spaces.filter((space) => owner[space] === seat) }))
    .filter(({ held }) => held.length > 0);
}

/** What a player holds, or null where that is nothing. @param {TableStore} store @param {number} seat */
export function deedsOf(store, seat) {
  const groups = holdings(store, seat);
  const cards = store.board.decks.filter((_, deck) => store.shown?.jail_cards[deck] === seat);
  if (!groups.length && !cards.length) return null;
  return h(
    "ul.deeds",
    groups.map(({ group, held }) => {
      const whole = held.length === group.spaces.length;
      return h(
        "li",
        { class: whole ? "group whole" : "group", key: group.key, "data-group": group.key },
        h("span.group-name", words.table.players.group(group.name, held.length, group.spaces.length)),
        h("span.chips", held.map((space) => deedChip(store, space, { key: space, onclick: () => openDeed(store, space) }))),
      );
    }),
    cards.map((deck) => h("li.jail-card", { key: deck.key }, icon("key"), h("span", words.table.players.jailCard(deck.name)))),
  );
}
