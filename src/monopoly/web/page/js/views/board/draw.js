/** What drawings on the board are made of: boxes, pictures and lines of text. */

import { h } from "../../base/dom.js";
import { symbol } from "../../components/icon.js";

/** @typedef {{ x: number, y: number }} Point */

/** @param {import("./geometry.js").Box} box */
export const rectOf = ({ x, y, w, h: height }) => ({ x, y, width: w, height });

/** Our artwork around a point. @param {string} name @param {Point} at @param {number} size @param {string} [kind] its class */
export function picture(name, { x, y }, size, kind) {
  return h("use", { class: kind, href: symbol(name), x: x - size / 2, y: y - size / 2, width: size, height: size });
}

/** A line of text around a point. @param {string} kind its class @param {string} text @param {Point} at @param {number} size @param {import("../../base/dom.js").Props} [props] */
export function line(kind, text, { x, y }, size, props) {
  return h("text", { class: kind, x, y: y + 0.36 * size, "font-size": size, ...props }, text);
}

/** Lines one under the other, beginning at a height. @param {import("./fit.js").Fitted} fitted @param {number} x @param {number} top @param {string} [kind] */
export function block({ lines, size }, x, top, kind = "name") {
  return h("text", { class: kind, "font-size": size }, lines.map((text, i) => h("tspan", { x, y: top + size * (0.84 + 1.08 * i) }, text)));
}
