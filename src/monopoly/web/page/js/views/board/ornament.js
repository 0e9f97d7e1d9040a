/** The board itself: paper with a double brass line and a rosette in the middle, and light falling on it. */

import { h } from "../../base/dom.js";
import { art } from "../../components/icon.js";
import { SIZE } from "./geometry.js";

export function ornament() {
  const stop = (/** @type {number} */ offset, /** @type {string} */ color) => h("stop", { offset, "stop-color": color });
  return [
    h("radialGradient", { id: "lamp", cx: "36%", cy: "26%", r: "85%" }, stop(0, "#fff8e280"), stop(0.55, "#fff8e200"), stop(1, "#4a3a1229")),
    h("pattern", { id: "hatch", width: 9, height: 9, patternUnits: "userSpaceOnUse", patternTransform: "rotate(-45)" }, h("path.hatch-line", { d: "M0 2h9" })),
    h("use", { href: art("board.svg#ground") }),
    h("rect", { width: SIZE, height: SIZE, rx: 12, fill: "url(#lamp)" }),
  ];
}
