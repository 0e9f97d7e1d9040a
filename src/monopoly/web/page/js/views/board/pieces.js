/** Tokens on the board: where each stands, and how they share a Space. */

import { h } from "../../base/dom.js";
import { tokenOf } from "../../model/seats.js";
import { picture } from "./draw.js";
import { boxOf, cellOf, inset, middle } from "./geometry.js";

/** @typedef {import("./geometry.js").Box} Box */
/** @typedef {import("./space.js").Look} Look */
/** @typedef {import("../../model/game.js").Game} Game */
/** @typedef {import("../../model/position.js").Position} Position */
/** @typedef {{ x: number, y: number, r: number }} Spot */

/** Where every token stands. @param {Pick<Position, "space" | "jail" | "retired"> | null} position @param {Look} look @returns {Map<number, Spot>} */
export function spots(position, look) {
  /** @type {Map<number, Spot>} */
  const found = new Map();
  if (!position) return found;
  const place = (/** @type {number} */ seat) => `${position.space[seat]} ${position.jail[seat] > 0}`;
  const seats = [...position.space.keys()].filter((seat) => !position.retired[seat]);
  for (const seat of seats) {
    const together = seats.filter((other) => place(other) === place(seat));
    found.set(seat, spotsOn(position.space[seat], together.length, look, position.jail[seat] > 0)[together.indexOf(seat)]);
  }
  return found;
}

/** Places for so many tokens on a Space: a name is covered only where they would be too small beside it. @param {number} space @param {number} count @param {Look} look @param {boolean} [jailed] @returns {Spot[]} */
export function spotsOn(space, count, look, jailed = false) {
  const { narrow } = look;
  const box = boxOf(space);
  const rooms = jailed ? aroundPlate(cellOf(box)) : (look.rooms[space] ?? [box]);
  const ways = [...(jailed ? [] : rooms.map((room) => [room])), rooms].map((all) => shared(all, count, narrow ? 23 : 17.5));
  const best = ways.find((spots) => least(spots) > 13) ?? ways.sort((a, b) => least(b) - least(a))[0];
  return jailed || least(best) > (narrow ? 9 : 5.5) ? best : grid(inset(box, 6), count, 17.5);
}

/** The smallest of some tokens. @param {Spot[]} spots */
const least = (spots) => Math.min(...spots.map(({ r }) => r));

/** @param {Box[]} boxes @param {number} count @param {number} largest */
const shared = (boxes, count, largest) => boxes.flatMap((box, i) => grid(inset(box, 2, 1), Math.floor((count + boxes.length - 1 - i) / boxes.length), largest));

/** Below the plate of the cell, and above it. @param {Box} cell @returns {Box[]} */
function aroundPlate(cell) {
  const h = cell.h / 2 - 15;
  return [{ ...cell, y: cell.y + cell.h - h, h }, { ...cell, h }];
}

/** Rows and columns in which tokens are as large as can be. @param {Box} box @param {number} count @param {number} largest @returns {Spot[]} */
function grid(box, count, largest) {
  let best = { columns: 1, r: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const r = Math.min(largest, box.w / columns / 2, box.h / Math.ceil(count / columns) / 2);
    if (r > best.r + 0.01) best = { columns, r };
  }
  const { columns, r } = best;
  const rows = Math.ceil(count / columns);
  const stepX = Math.min(2 * r + 3, box.w / columns);
  const stepY = Math.min(2 * r + 2, box.h / rows);
  const { x, y } = middle(box);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    return { x: x + ((i % columns) - (inRow - 1) / 2) * stepX, y: y + (row - (rows - 1) / 2) * stepY, r: r * 0.96 };
  });
}

/** A token as it is drawn: at 0, 0 with a radius of 1, for whoever moves it. @param {Game} store @param {number} seat */
export function piece(store, seat) {
  return [
    h("ellipse.piece-shadow", { cx: 0.06, cy: 0.2, rx: 1.06, ry: 1 }),
    h("circle.piece-halo", { r: 1.32 }),
    h("circle.piece-disc", { r: 1 }),
    h("circle.piece-ring", { r: 0.9 }),
    picture(tokenOf(store, seat), { x: 0, y: 0 }, 1.32),
  ];
}
