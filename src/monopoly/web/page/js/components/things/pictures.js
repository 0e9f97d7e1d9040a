/** The pictures of the lobby. */

import { h } from "../../base/dom.js";
import { art } from "../icon.js";

/** A board on its table. */
export function boardPicture() {
  return h("svg.art", { viewBox: "0 0 184 116", "aria-hidden": "true" }, h("use", { href: art("lobby.svg#board") }));
}

/** A board at the size of a stamp, with the name of its edition. @param {string} name */
export function stampPicture(name) {
  return h("svg.stamp", { viewBox: "0 0 122 122", role: "img", "aria-label": name }, h("use", { href: art("lobby.svg#stamp") }), h("text", { x: 61, y: 65 }, name));
}
