/** Each color-group has a pattern of its own, so that color never tells alone. They stand once in the document. */

import { h, patch } from "../../base/dom.js";

const dark = "rgb(0 0 0 / 24%)";
const light = "rgb(255 255 255 / 38%)";

/** Width, height, path and color; what is closed is filled, the rest are lines. @type {[number, number, string, string][]} */
const PATTERNS = [
  [8, 8, "M-2 10 10-2M-2 2 2-2M6 10 10 6", light],
  [12, 6, "M0 3c2-3 4-3 6 0s4 3 6 0", dark],
  [8, 8, "M.5 2a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M4.5 6a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0Z", light],
  [10, 6, "M0 5 5 1l5 4", dark],
  [6, 6, "M3-1v8", light],
  [10, 10, "M0 0h5v5H0M5 5h5v5H5Z", dark],
  [8, 8, "M0 0l8 8M8 0 0 8", light],
  [9, 9, "M4.5 1.5 7.5 4.5 4.5 7.5 1.5 4.5Z", light],
  [6, 10, "M0 2.5h6M0 7.5h6M3 1v8", light],
  [9, 9, "M4.5 2v5M2 4.5h5", light],
  [6, 5, "M0 2.5h6", dark],
  [10, 9, "M5 1.5 8.5 7.5H1.5Z", light],
];

/** @param {number} group its place among the board's groups */
export function patternOf(group) {
  const place = document.getElementById("patterns");
  if (!place?.firstChild) patch(/** @type {Element} */ (place), h("svg", { width: 0, height: 0 }, PATTERNS.map(pattern)));
  return `url(#pattern-${group % PATTERNS.length})`;
}

/** The pattern all over what it stands in. @param {number} group */
export function patterned(group) {
  const all = { width: "100%", height: "100%" };
  return h("svg.deed-pattern", { "aria-hidden": "true", ...all }, h("rect", { ...all, fill: patternOf(group) }));
}

/** @param {(typeof PATTERNS)[number]} one @param {number} number */
function pattern([width, height, d, color], number) {
  const paint = d.endsWith("Z") ? { fill: color } : { fill: "none", stroke: color, "stroke-width": 1.6 };
  return h("pattern", { id: `pattern-${number}`, width, height, patternUnits: "userSpaceOnUse" }, h("path", { d, ...paint }));
}
