/** Title Deeds as small cards: for hands, trades and lists. */

import { h, heard, icon, words } from "../kit.js";
import { soft } from "./fit.js";
import { patterned } from "./patterns.js";

/** @typedef {import("../table/store.js").TableStore} Store */
/** @typedef {import("../dom.js").Props} Props */

/** The color-group of a Space and its number, or null. @param {Pick<Store, "board">} store @param {number} space */
export function groupOf({ board }, space) {
  const number = board.groups.findIndex((group) => group.key === board.spaces[space]?.group);
  return number < 0 ? null : { ...board.groups[number], number };
}

/** @param {Store} store @param {number} space */
export const isMortgaged = (store, space) => Boolean(store.shown?.mortgaged.includes(space));

/** "New York Avenue, orange, 2 houses". @param {Store} store @param {number} space @param {string | false} [owner] */
export function inWords(store, space, owner = "") {
  return words.board.deedInWords(store.board.spaces[space].name, groupOf(store, space)?.name ?? "", owner, buildingsOf(store, space), isMortgaged(store, space));
}

/**
 * A deed as a small card. With `onclick` it is a button; `name: "full"` has the whole name.
 * @param {Store} store @param {number} space @param {Props & { name?: "short" | "full" }} [props]
 */
export function deedChip(store, space, { name = "short", ...props } = {}) {
  const place = store.board.spaces[space];
  const mortgaged = isMortgaged(store, space);
  return h(
    props.onclick ? "button" : "span",
    {
      role: props.onclick ? null : "group",
      "data-space": space,
      title: place.name,
      ...props,
      class: ["deed-chip", mortgaged && "mortgaged", props.class],
    },
    heard(
      inWords(store, space),
      band(store, space),
      h("span.deed-name", soft(name === "full" ? place.name : place.short)),
      mortgaged && h("span.deed-state", words.board.mortgagedShort),
    ),
  );
}

/** @param {Store} store @param {number} space */
export function buildingsOf(store, space) {
  const count = store.shown?.buildings[space] ?? 0;
  return count >= store.board.hotel ? { houses: 0, hotel: true } : { houses: count, hotel: false };
}

/** The band of a deed: color, pattern, mark and what stands on it. @param {Store} store @param {number} space */
export function band(store, space) {
  const group = groupOf(store, space);
  const { houses, hotel } = buildingsOf(store, space);
  return (
    group &&
    h(
      "span.deed-band",
      { style: `background: ${group.color}` },
      patterned(group.number),
      h("span.deed-mark", { "aria-hidden": "true" }, group.mark),
      hotel ? icon("hotel", { class: "hotel" }) : Array.from({ length: houses }, () => icon("house", { class: "house" })),
    )
  );
}
