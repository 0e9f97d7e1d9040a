/** Tokens on the board: where each stands, and how they share a Space. */

import { h } from "../dom.js";
import { picture } from "./draw.js";
import { JAIL, boxOf, cellOf, cut, inset, isCorner, lies, middle, sideOf } from "./geometry.js";

/** @typedef {import("./geometry.js").Box} Box */
/** @typedef {import("./space.js").Look} Look */
/** @typedef {import("../table/store.js").TableStore} Store */
/** @typedef {import("../../types/wire.d.ts").Position} Position */
/** @typedef {{ x: number, y: number, r: number }} Spot */

/** @param {Store} store @param {number} seat */
export function tokenOf(store, seat) {
  const chosen = store.shown?.token[seat] ?? -1;
  return store.board.tokens[chosen] ?? store.table.seats[seat]?.token ?? "person";
}

/** Where every token stands. @param {Pick<Position, "space" | "jail" | "retired"> | null} shown @param {Look} look @returns {Map<number, Spot>} */
export function spots(shown, look) {
  /** @type {Map<number, Spot>} */
  const found = new Map();
  if (!shown) return found;
  const place = (/** @type {number} */ seat) => `${shown.space[seat]} ${shown.jail[seat] > 0}`;
  const seats = [...shown.space.keys()].filter((seat) => !shown.retired[seat]);
  for (const seat of seats) {
    const together = seats.filter((other) => place(other) === place(seat));
    found.set(seat, spotsOn(shown.space[seat], together.length, look, shown.jail[seat] > 0)[together.indexOf(seat)]);
  }
  return found;
}

/** Places for so many tokens on a Space. @param {number} space @param {number} count @param {Look} look @param {boolean} [jailed] @returns {Spot[]} */
export function spotsOn(space, count, look, jailed = false) {
  const box = boxOf(space);
  const largest = look.narrow ? 23 : 17.5;
  if (space === JAIL) return jailed ? grid(inset(cellOf(box), 5), count, largest) : visitors(box, count, largest);
  if (isCorner(space)) return grid(inset(box, 10, 16), count, largest);
  const side = sideOf(space);
  const [, rest] = cut(box, side, "inner", look.band + 1);
  // One or two stand clear of the name; more of them take what room there is.
  const free = inset(cut(rest, side, "outer", look.narrow ? 6 : look.tab + 1)[1], 2);
  const high = look.narrow ? 48 : 36;
  const clear = lies(side) ? cut(free, side, "outer", Math.min(high, free.h))[0] : { ...free, y: free.y + free.h - high, h: high };
  const few = grid(clear, count, largest);
  return few[0].r >= 0.66 * largest ? few : grid(free, count, largest);
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

/** Around the cell: down the outer side and along the lower one. @param {Box} box @param {number} count @param {number} largest @returns {Spot[]} */
function visitors(box, count, largest) {
  const way = box.w - cellOf(box).w;
  const turn = box.h - way;
  const step = Math.min(2 * largest + 3, (2 * turn) / Math.max(1, count - 1));
  const r = Math.min(largest, step / 2, way / 2 - 1);
  const begin = ((count < 4 ? turn : 2 * turn) - (count - 1) * step) / 2;
  return Array.from({ length: count }, (_, i) => {
    const gone = Math.max(0, begin + i * step);
    return { x: box.x + way / 2 + Math.max(0, gone - turn), y: box.y + way / 2 + Math.min(gone, turn), r };
  });
}

/** A token as it is drawn: at 0, 0 with a radius of 1, for whoever moves it. @param {Store} store @param {number} seat */
export function piece(store, seat) {
  return [
    h("ellipse.piece-shadow", { cx: 0.06, cy: 0.2, rx: 1.06, ry: 1 }),
    h("circle.piece-halo", { r: 1.32 }),
    h("circle.piece-disc", { r: 1 }),
    h("circle.piece-ring", { r: 0.9 }),
    picture(tokenOf(store, seat), { x: 0, y: 0 }, 1.32),
  ];
}
