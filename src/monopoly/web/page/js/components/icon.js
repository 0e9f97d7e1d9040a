/**
 * Our own artwork by name: `icon("house")`, `icon("rocking horse")`. Its first tone is the color of the
 * text around it, the second the variable `--tone`. What an icon means is said beside it in words.
 */

import { h } from "../base/dom.js";

const ART = `${document.documentElement.dataset.files}art/`;

/** @param {string} name of a file and a part of it: "lobby.svg#board" */
export const art = (name) => ART + name;

/** @param {string} name */
export const symbol = (name) => art(`symbols.svg#${name.replaceAll(" ", "-")}`);

/** @param {string} name @param {import("../base/dom.js").Props} [props] */
export function icon(name, props) {
  return h("svg.icon", { viewBox: "0 0 32 32", "aria-hidden": "true", ...props }, h("use", { href: symbol(name) }));
}

/** A player's token on a disc of the seat's color. @param {string} token @param {number} seat @param {import("../base/dom.js").Props} [props] */
export function disc(token, seat, props) {
  return h("span.disc", { style: seatColor(seat), ...props }, icon(token));
}

/** The style that makes `--seat` the color of a seat. @param {number} seat */
export const seatColor = (seat) => `--seat: var(--seat-${seat})`;
