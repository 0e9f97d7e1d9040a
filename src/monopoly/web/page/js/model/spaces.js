/** What stands on the board, for whoever shows it: groups, buildings and mortgages of Spaces, and who holds what. */

import { words } from "../base/words.js";

/** @typedef {import("./game.js").Game} Game */
/** @typedef {import("../../types/wire.d.ts").SpaceView} SpaceView */
/** @typedef {import("../../types/wire.d.ts").BoardView} BoardView */

/** The color-group of a Space and its number, or null. @param {Pick<Game, "board">} store @param {number} space */
export function groupOf({ board }, space) {
  const number = board.groups.findIndex((group) => group.key === board.spaces[space]?.group);
  return number < 0 ? null : { ...board.groups[number], number };
}

/** @param {Game} store @param {number} space */
export const isMortgaged = (store, space) => Boolean(store.position?.mortgaged.includes(space));

/** "New York Avenue, orange, 2 houses". @param {Game} store @param {number} space @param {string | false} [owner] */
export function inWords(store, space, owner = "") {
  return words.board.deedInWords(store.board.spaces[space].name, groupOf(store, space)?.name ?? "", owner, buildingsOf(store, space), isMortgaged(store, space));
}

/** @param {Game} store @param {number} space */
export function buildingsOf(store, space) {
  const count = store.position?.buildings[space] ?? 0;
  return count >= store.board.hotel ? { houses: 0, hotel: true } : { houses: count, hotel: false };
}

/** The groups a player has deeds of, and which. @param {Game} store @param {number} seat */
export function holdings(store, seat) {
  const owner = store.position?.owner ?? [];
  return store.board.groups
    .map((group, number) => ({ group, number, held: group.spaces.filter((space) => owner[space] === seat) }))
    .filter(({ held }) => held.length > 0);
}

/** @param {BoardView} board @param {SpaceView} space */
export function pictureOf(board, { kind, index }) {
  if (kind === "community-chest") return "chest";
  if (kind !== "utility") return kind;
  return board.spaces.find((one) => one.kind === kind)?.index === index ? "electric" : "water";
}
