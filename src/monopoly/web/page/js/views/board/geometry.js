/** Where things are on a board of 1000 x 1000 units: 40 Spaces around it, corners 1.6 of them wide. */

export const SIZE = 1000;
const FRAME = 11; // between the edge of the board and its Spaces
const WIDTH = (SIZE - 2 * FRAME) / (9 + 2 * 1.6); // of a Space
const DEPTH = 1.6 * WIDTH; // of a Space, and both sides of a corner
const FAR = SIZE - FRAME - DEPTH; // where the Spaces of the bottom and of the right begin

/** @typedef {{ x: number, y: number, w: number, h: number }} Box */
/** @typedef {"bottom" | "left" | "top" | "right"} Side */

const SIDES = /** @type {const} */ (["bottom", "left", "top", "right"]);

/** @param {number} space @returns {Side} */
export const sideOf = (space) => SIDES[Math.floor(space / 10)];

/** Whether it is a row; the others are columns. @param {Side} side */
export const lies = (side) => side === "bottom" || side === "top";

export const JAIL = 10; // in every edition: its corner is drawn as such

/** @param {number} space */
export const isCorner = (space) => space % 10 === 0;

/** @param {number} space @returns {Box} */
export function boxOf(space) {
  const step = space % 10;
  const length = step ? WIDTH : DEPTH;
  // Along its side from the corner where that begins; the first two sides run backwards.
  const along = FRAME + (step && DEPTH + (step - 1) * WIDTH);
  const back = SIZE - along - length;
  return {
    bottom: { x: back, y: FAR, w: length, h: DEPTH },
    left: { x: FRAME, y: back, w: DEPTH, h: length },
    top: { x: along, y: FRAME, w: length, h: DEPTH },
    right: { x: FAR, y: along, w: DEPTH, h: length },
  }[sideOf(space)];
}

/**
 * Cuts a box at its inner or outer side: what is cut off, and what is left.
 * @param {Box} box @param {Side} side @param {"inner" | "outer"} where @param {number} depth @returns {[Box, Box]}
 */
export function cut({ x, y, w, h }, side, where, depth) {
  const low = (side === "bottom" || side === "right") === (where === "inner");
  return lies(side)
    ? [{ x, y: low ? y : y + h - depth, w, h: depth }, { x, y: low ? y + depth : y, w, h: h - depth }]
    : [{ x: low ? x : x + w - depth, y, w: depth, h }, { x: low ? x + depth : x, y, w: w - depth, h }];
}

/** @param {Box} box @param {number} by @param {number} [byY] @returns {Box} */
export const inset = ({ x, y, w, h }, by, byY = by) => ({ x: x + by, y: y + byY, w: w - 2 * by, h: h - 2 * byY });

/** @param {Box} box */
export const middle = ({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2 });

/** A box as places in percent, for what lies over the drawing. @param {Box} box */
export const percent = ({ x, y, w, h }) => `left:${x / 10}%;top:${y / 10}%;width:${w / 10}%;height:${h / 10}%`;

/** The cell within the corner of the Jail: towards the middle of the board. @param {Box} box @returns {Box} */
export function cellOf(box) {
  const side = 0.62 * box.w;
  return { x: box.x + box.w - side, y: box.y, w: side, h: side };
}
