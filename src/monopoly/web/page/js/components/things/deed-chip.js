/** Title Deeds as small cards: for hands, trades and lists. */

import { h, labelled } from "../../base/dom.js";
import { soft } from "../../base/syllables.js";
import { words } from "../../base/words.js";
import { buildingsOf, groupOf, inWords, isMortgaged } from "../../model/spaces.js";
import { icon } from "../icon.js";
import { patterned } from "./patterns.js";

/** @typedef {import("../../model/game.js").Game} Game */
/** @typedef {import("../../base/dom.js").Props} Props */

/**
 * A deed as a small card. With `onclick` it is a button; `name: "full"` has the whole name.
 * @param {Game} store @param {number} space @param {Props & { name?: "short" | "full" }} [props]
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
    labelled(
      inWords(store, space),
      band(store, space),
      h("span.deed-name", soft(name === "full" ? place.name : place.short)),
      mortgaged && h("span.deed-state", words.board.mortgagedShort),
    ),
  );
}

/** The band of a deed: color, pattern, mark and what stands on it. @param {Game} store @param {number} space */
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
