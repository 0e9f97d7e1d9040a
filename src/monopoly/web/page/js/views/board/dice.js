/** Dice, drawn: pips on ivory; the third one has a bus for 4 and Mr. M for 5. */

import { h } from "../../base/dom.js";
import { words } from "../../base/words.js";
import { picture } from "./draw.js";

/** @type {[number, number][][]} */
const PIPS = [
  [],
  [[16, 16]],
  [[9.5, 9.5], [22.5, 22.5]],
  [[9, 9], [16, 16], [23, 23]],
  [[9.5, 9.5], [22.5, 9.5], [9.5, 22.5], [22.5, 22.5]],
  [[9, 9], [23, 9], [16, 16], [9, 23], [23, 23]],
  [[9.5, 8.5], [22.5, 8.5], [9.5, 16], [22.5, 16], [9.5, 23.5], [22.5, 23.5]],
];

/** @param {number} face @param {number} key */
function die(face, key) {
  const third = key === 2;
  const special = third && face > 3 ? (face === 4 ? "bus" : "mr-m") : "";
  return h(
    "svg.die",
    { class: third && "third", viewBox: "0 0 32 32", key, "data-face": face, "aria-hidden": "true" },
    h("rect.die-body", { x: 1, y: 1, width: 30, height: 30, rx: 6.5 }),
    h("rect.die-top", { x: 2.4, y: 2.2, width: 27.2, height: 26, rx: 5.5 }),
    special
      ? picture(special, { x: 16, y: 15.5 }, 20)
      : (PIPS[face] ?? []).map(([cx, cy]) => h("circle.die-pip", { cx, cy: cy - 0.8, r: face === 1 ? 3.6 : 2.9 })),
  );
}

/** All dice of a throw; none thrown yet are blank. @param {number[]} faces */
export function dice(faces) {
  return faces.slice(0, faces[2] ? 3 : 2).map(die);
}

/** @param {number[]} faces */
export function diceInWords(faces) {
  const third = [words.board.bus, words.board.mrM][faces[2] - 4] ?? faces[2];
  return words.board.dice(faces.slice(0, 2), third);
}
