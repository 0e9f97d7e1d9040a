/** A Space as it is printed: band, name, price and picture. Nothing here depends on the game. */

import { h } from "../../base/dom.js";
import { money } from "../../base/money.js";
import { words } from "../../base/words.js";
import { patternOf } from "../../components/things/patterns.js";
import { groupOf, pictureOf } from "../../model/spaces.js";
import { block, line, picture, rectOf } from "./draw.js";
import { fit } from "./fit.js";
import { boxOf, cellOf, cut, inset, isCorner, lies, middle, sideOf } from "./geometry.js";

/** @typedef {import("./geometry.js").Box} Box */
/** @typedef {import("../../../types/wire.d.ts").BoardView} BoardView */
/** @typedef {import("../../../types/wire.d.ts").SpaceView} SpaceView */
/** @typedef {import("../../base/dom.js").Content} Content */

/**
 * How large the board is drawn, and what follows from it.
 * @typedef {object} Look
 * @property {boolean} narrow
 * @property {number} scale pixels of a unit
 * @property {number} band
 * @property {number} thin the band of what is no lot
 * @property {number} tab
 * @property {string} names font of names
 * @property {string} numbers font of prices
 * @property {Box[][]} rooms what the name of each Space leaves free, for tokens: the best place first
 */

/** @param {number} pixels the width the board has @returns {Look} */
export function lookOf(pixels) {
  const style = getComputedStyle(document.documentElement);
  const font = (/** @type {string} */ name) => style.getPropertyValue(name).trim();
  const numbers = `500 ${font("--sans")}`;
  const common = { scale: pixels / 1000, numbers, rooms: [] };
  return pixels < 560
    ? { narrow: true, band: 31, thin: 11, tab: 20, names: numbers, ...common }
    : { narrow: false, band: 27, thin: 18, tab: 19, names: `600 ${font("--serif")}`, ...common };
}

/** A size in units that is at least so many pixels. @param {Look} look @param {number} units @param {number} pixels */
const atLeast = (look, units, pixels) => Math.max(units, pixels / look.scale);

/** @param {BoardView} board @param {Look} look @returns {Content} */
export function printed(board, look) {
  return board.spaces.map((space) => {
    const box = boxOf(space.index);
    const content = isCorner(space.index) ? (space.kind === "jail" ? jail(space, box, look) : corner(board, space, box, look)) : plain(board, space, box, look);
    return h("g.space", { key: space.index, class: space.kind }, h("rect.cell", rectOf(box)), content);
  });
}

/** @param {BoardView} board @param {SpaceView} space @param {Box} box @param {Look} look */
function plain(board, space, box, look) {
  const side = sideOf(space.index);
  const group = groupOf({ board }, space.index);
  const depth = space.kind === "lot" ? look.band : group ? look.thin : 0;
  const [bandBox, rest] = cut(box, side, "inner", depth);
  const [edge, body] = cut(rest, side, "outer", group || (space.tax && lies(side) && !look.narrow) ? look.tab : 0);
  const band = rectOf(bandBox);
  const content = lies(side) ? upright(board, space, look, body, middle(edge)) : sideways(board, space, look, body);
  // … or on the band, beside its letter.
  if (look.narrow && space.kind === "lot") look.rooms[space.index].push(cut(bandBox, lies(side) ? "left" : "top", "outer", 54)[0]);
  return [
    group && [
      h("rect.band", { ...band, fill: group.color }),
      h("rect.pattern", { ...band, fill: patternOf(group.number) }),
      h("rect.band-edge", band),
    ],
    content,
  ];
}

/** In the rows above and below: name at the band, price at the outer edge, the picture between. @param {BoardView} board @param {SpaceView} space @param {Look} look @param {Box} body @param {import("./draw.js").Point} edge */
function upright(board, space, look, body, edge) {
  const side = sideOf(space.index);
  const low = side === "bottom";
  const isLot = space.kind === "lot";
  const tall = look.narrow ? (isLot ? body.h - 2 : 0.56 * body.h) : isLot ? 60 : 36;
  const name = fitName(space, body.w - pad(look), tall, look);
  const [, rest] = cut(body, side, "inner", name.height + (look.narrow ? 4 : 8));
  // On a small board a token may stand on the owner's tab.
  const more = look.narrow && space.group ? look.tab - 6 : 0;
  look.rooms[space.index] = [{ ...rest, y: low ? rest.y : rest.y - more, h: rest.h + more }];
  return [
    block(name, middle(body).x, low ? body.y + 4 : body.y + body.h - name.height - 4),
    !isLot && figure(board, space, rest, look),
    !look.narrow && price(space, look, edge.x, edge.y + (low ? -2 : 3)),
  ];
}

/** In the columns: name, picture and price one under the other, beside the band. @param {BoardView} board @param {SpaceView} space @param {Look} look @param {Box} body */
function sideways(board, space, look, body) {
  const isLot = space.kind === "lot";
  const priced = !look.narrow && (space.price || space.tax) > 0;
  const under = priced ? atLeast(look, 13, 8.5) + 3 : 0;
  const tall = look.narrow ? (isLot ? body.h - 3 : 0.6 * body.h) : isLot ? body.h - under - 8 : 0.44 * body.h;
  const name = fitName(space, body.w - pad(look), tall, look);
  const high = isLot ? 0 : Math.min(34, body.h - name.height - under - 8);
  const { x, y } = middle(body);
  // On a small board the name stands as high as it can: a token has its place under it.
  const top = look.narrow ? body.y + 2 : Math.max(body.y + 3, y - (name.height + high + under) / 2 - (isLot ? 3 : 0));
  look.rooms[space.index] = [lower(body, top + name.height)];
  return [
    block(name, x, top),
    !isLot && figure(board, space, { ...body, y: top + name.height + 1, h: high }, look),
    priced && price(space, look, x, top + name.height + high + under / 2 + 2),
  ];
}

/** @param {Box} box @param {number} y @returns {Box} */
const lower = (box, y) => ({ ...box, y, h: box.y + box.h - y });

/** What is left free beside a name. @param {Look} look */
const pad = (look) => (look.narrow ? 3 : 6);

const READABLE = 7.8; // pixels

/** The whole name if it can be read, else the short one. @param {SpaceView} space @param {number} w @param {number} height @param {Look} look */
function fitName(space, w, height, look) {
  const { narrow, scale } = look;
  const largest = narrow ? 9 / scale : atLeast(look, 13.5, 10);
  const readable = READABLE / scale;
  const fitted = (/** @type {string} */ name) => fit(name, { w, h: height }, look.names, largest, readable);
  const whole = fitted(narrow ? space.short : space.name);
  return whole.size < readable && !narrow ? fitted(space.short) : whole;
}

/** @param {SpaceView} space @param {Look} look @param {number} x @param {number} y */
function price(space, look, x, y) {
  const printed = space.price || space.tax;
  return printed > 0 && line("price", money(printed), { x, y }, atLeast(look, 12.5, 8.5), { "data-price": space.index });
}

/** What a Space without houses shows. @param {BoardView} board @param {SpaceView} space @param {Box} box @param {Look} look */
function figure(board, space, box, look) {
  const size = Math.max(0, Math.min(box.w - 12, box.h - 2, look.narrow ? 48 : 40));
  return picture(pictureOf(board, space), middle(box), size, chanceMark(board, space));
}

/** London prints its three Chance Spaces in three colors. @param {BoardView} board @param {SpaceView} space */
function chanceMark(board, { kind, index }) {
  const before = board.spaces.filter((one) => one.kind === kind && one.index < index).length;
  return kind === "chance" && board.edition === "london" ? `chance-${["pink", "blue", "red"][before]}` : "";
}

/** @param {BoardView} board @param {SpaceView} space @param {Box} box @param {Look} look */
function corner(board, space, box, look) {
  const isGo = space.kind === "go";
  const head = isGo ? fit(space.name, { w: 70, h: 46 }, look.names, 44) : fitName(space, box.w - 16, look.narrow ? 58 : 40, look);
  const note = isGo && !look.narrow && fit(words.board.collect(money(board.salary)), { w: box.w - 20, h: 30 }, look.numbers, atLeast(look, 12, 9));
  const below = note ? note.height : 0;
  const size = Math.min(isGo ? 52 : 58, box.h - head.height - below - 18);
  const { x, y } = middle(box);
  const top = y - (head.height + size + below + 4) / 2;
  const under = top + head.height;
  look.rooms[space.index] = [inset(lower(box, under), 8, 2)];
  return [
    block(head, x, top, isGo ? "name go-name" : "name"),
    picture(space.kind, { x, y: under + 2 + size / 2 }, size),
    note && block(note, x, under + size + 4, ""),
  ];
}

/** The cell, and around it the way of those who just visit. @param {SpaceView} space @param {Box} box @param {Look} look */
function jail(space, box, look) {
  const cell = cellOf(box);
  const size = look.narrow ? 8.4 / look.scale : 0;
  const label = fit(space.visiting || space.name, { w: box.w - 8, h: box.h - cell.h - 3 }, look.names, size || atLeast(look, 13, 9));
  const name = fit(space.short, { w: cell.w * 0.74, h: 24 }, look.names, size || 15);
  const { x, y } = middle(cell);
  look.rooms[space.index] = [{ ...box, w: box.w - cell.w, h: cell.h }];
  return [
    h("rect.jail-cell", rectOf(cell)),
    h("path.jail-bars", { d: [0.14, 0.38, 0.62, 0.86].map((part) => `M${cell.x + part * cell.w} ${cell.y}v${cell.h}`).join("") }),
    h("rect.jail-plate", { x: x - cell.w * 0.42, y: y - 14, width: cell.w * 0.84, height: 28, rx: 3 }),
    block(name, x, y - name.height / 2),
    block(label, middle(box).x, cell.y + cell.h + (box.h - cell.h - label.height) / 2),
  ];
}
