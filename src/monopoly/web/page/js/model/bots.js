/** What kind of player a bot is, in the server's own words. */

import { words } from "../base/words.js";
import { http } from "../net/http.js";

/** @type {Map<string, string>} */
const characters = new Map();
let asked = false;

/** @param {import("./game.js").Game} store @param {import("../../types/wire.d.ts").SeatView} view */
export function botTitle(store, view) {
  if (!asked) {
    asked = true;
    http.choices().then(({ bots }) => {
      for (const { name, level, character } of bots) characters.set(name, words.table.players.character(level || name, character));
      store.changed();
    }, () => {});
  }
  const known = characters.get(view.bot) ?? view.bot;
  return `${view.name} · ${view.person ? words.table.players.standIn : known}`;
}
