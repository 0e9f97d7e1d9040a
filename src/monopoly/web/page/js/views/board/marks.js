/** What the game puts on a Space: the owner's tab, houses and hotels, and mortgages. */

import { h } from "../../base/dom.js";
import { money } from "../../base/money.js";
import { seatColor } from "../../components/icon.js";
import { POT } from "../../model/events.js";
import { tokenOf } from "../../model/seats.js";
import { groupOf, isMortgaged } from "../../model/spaces.js";
import { line, picture, rectOf } from "./draw.js";
import { boxOf, cut, lies, middle, sideOf } from "./geometry.js";

/** @typedef {import("./geometry.js").Box} Box */
/** @typedef {import("./space.js").Look} Look */
/** @typedef {import("../../model/game.js").Game} Game */
/** @typedef {import("../../../types/wire.d.ts").SpaceView} SpaceView */
/** @typedef {import("../../base/dom.js").Content} Content */

/** @param {Game} store @param {Look} look @returns {Content} */
export function marks(store, look) {
  return store.board.spaces.map((space) => {
    if (space.group) return h("g", { key: space.index, "data-mark": space.index }, marksOf(store, look, space));
    return space.kind === "free-parking" && pot(store, look, boxOf(space.index));
  });
}

/** What lies on Free Parking, where the table plays with that. @param {Game} store @param {Look} look @param {Box} box */
function pot(store, look, box) {
  const amount = store.position?.pot ?? 0;
  if (!amount && (store.table.options?.free_parking ?? "nothing") === "nothing") return null;
  const size = Math.max(15, 9 / look.scale);
  const at = { x: middle(box).x, y: box.y + box.h - size * 1.1 };
  return h(
    "g.pot",
    { key: "pot", "data-purse": POT, "data-pot": amount },
    h("rect", { x: at.x - size * 2.3, y: at.y - size * 0.7, width: size * 4.6, height: size * 1.4, rx: size * 0.7 }),
    line("", money(amount), at, size),
  );
}

/** @param {Game} store @param {Look} look @param {SpaceView} space */
function marksOf(store, look, { index, kind, price }) {
  const { narrow } = look;
  const side = sideOf(index);
  const isLot = kind === "lot";
  const count = store.position?.buildings[index] ?? 0;
  const owner = store.position?.owner[index] ?? -1;
  const hotel = count >= store.board.hotel;
  const mortgaged = isMortgaged(store, index);
  // Three houses and more need all of the band; its pattern still tells the group.
  const crowded = narrow ? count > 0 : count > 2 && !hotel;
  const marked = !mortgaged && !crowded && (isLot || !narrow);
  const [strip] = cut(boxOf(index), side, "inner", isLot ? look.band : look.thin);
  const [edge, body] = cut(boxOf(index), side, "outer", look.tab);
  return [
    // A mortgaged deed lies with its face down.
    mortgaged && [
      h("rect.turned", rectOf(body)),
      h("rect.turned.back", rectOf(strip)),
      h("rect", { ...rectOf(body), fill: "url(#hatch)" }),
      isLot && picture("mortgage", middle(strip), narrow ? 24 : 18, "turned-mark"),
    ],
    marked && letter(groupOf(store, index)?.mark ?? "", strip, narrow ? 12.5 : isLot ? 9.5 : 7.5),
    count > 0 && buildings(hotel ? "hotel" : "house", hotel ? 1 : count, strip, marked),
    owner >= 0 &&
      h("g.tab", { class: mortgaged && "mortgaged", style: seatColor(owner), "data-owner": owner }, tab(tokenOf(store, owner), lies(side) && !narrow ? money(price) : "", edge, look)),
  ];
}

/** That of the group. @param {string} text @param {Box} strip @param {number} r */
function letter(text, strip, r) {
  const { x, y } = along(strip, r + 3.5);
  return [h("circle.mark", { cx: x, cy: y, r }), line("mark-letter", text, { x, y }, 1.68 * r)];
}

/** A place so far from the beginning of a strip: from the left, or from above. @param {Box} strip @param {number} from */
function along(strip, from) {
  const { x, y } = middle(strip);
  return strip.w > strip.h ? { x: strip.x + from, y } : { x, y: strip.y + from };
}

/** Houses stand side by side on the band, a hotel alone. @param {"house" | "hotel"} name @param {number} count @param {Box} strip @param {boolean} marked */
function buildings(name, count, strip, marked) {
  const length = Math.max(strip.w, strip.h);
  const free = length - (marked ? 24 : 4); // beside the letter
  const size = Math.min(Math.min(strip.w, strip.h) - (name === "hotel" ? 3 : 5), free / Math.max(count, 2.6));
  const begin = length - 2 - free / 2 - ((count - 1) * size) / 2;
  return Array.from({ length: count }, (_, i) => picture(name, along(strip, begin + i * size), size, `building ${name}`));
}

/** The owner's color and token at the outer edge, and the price they cover. @param {string} token @param {string} price @param {Box} edge @param {Look} look */
function tab(token, price, edge, look) {
  const { x, y } = middle(edge);
  return [
    h("rect.tab-paper", rectOf(edge)),
    picture(token, price ? along(edge, 12) : { x, y }, look.tab - (look.narrow ? 3 : 3.5)),
    price && line("tab-price", price, { x: x + 9, y }, Math.max(12.5, 8.5 / look.scale)),
  ];
}
