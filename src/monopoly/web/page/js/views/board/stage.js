/** The board as the stage on which events are acted out: dice tumble, tokens walk, cards turn over, money slides, deeds change hands. */

import { h } from "../../base/dom.js";
import { money } from "../../base/money.js";
import { icon } from "../../components/icon.js";
import { animated, during, finishAll, flying, seen } from "./motion.js";
import { spotsOn } from "./pieces.js";

/** @typedef {import("../../model/events.js").Stage} Stage */
/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./pieces.js").Spot} Spot */

// milliseconds
const HOP = 120;
const WALK_MAX = 1300; // a long way goes faster
const TUMBLE = 500;
const LANDED = 350; // until it is read
const TURN = 420;
const READ = 1500;
const SLIDE = 520;

/** @param {Board} board @returns {Stage} */
export function stageOf(board) {
  return {
    dice: (faces, pace, landed) => tumble(board, faces, pace, landed),
    walk: (player, from, to, forward, pace) => walk(board, player, way(from, to, forward, board.store.board.spaces.length), pace),
    jail: (player, pace) => slideToJail(board, player, pace),
    card: (deck, card, pace, turned) => turnOver(board, deck, card, pace, turned),
    pay: (from, to, amount, pace) => slide(board, from, to, amount, pace),
    release: (pace) => animated(board.querySelector(".jail-bars"), [BARS_DOWN, BARS_UP], 300 / pace, "ease-out"),
    gavel: (pace) => gavel(board, pace),
    mark: (part, spaces, milliseconds) => mark(board, part, spaces, milliseconds),
    rest: (milliseconds) => during(milliseconds),
    refresh: () => board.draw(),
    finish: finishAll,
  };
}

/** @param {Board} board @param {number[]} faces @param {number} pace @param {() => void} landed */
async function tumble(board, faces, pace, landed) {
  const time = TUMBLE / pace;
  const any = () => board.showDice(faces.map((_, i) => 1 + Math.floor(Math.random() * (i === 2 ? 5 : 6))));
  const timer = setInterval(any, Math.max(45, time / 8));
  any();
  const all = [...board.querySelectorAll(".die")].map((die, i) => {
    const turn = i % 2 ? -1 : 1;
    return animated(
      die,
      [
        { transform: `translate(${-140 * turn}%, -70%) rotate(${-520 * turn}deg) scale(1.15)` },
        { transform: `translate(${22 * turn}%, 14%) rotate(${-90 * turn}deg) scale(1.06)`, offset: 0.62 },
        { transform: `translate(${-4 * turn}%, -3%) rotate(${12 * turn}deg)`, offset: 0.86 },
        { transform: "none" },
      ],
      time,
      "cubic-bezier(.2,.7,.3,1)",
    );
  });
  await Promise.all(all).finally(() => clearInterval(timer));
  board.showDice(faces);
  landed();
  await during(LANDED / pace);
}

/** The Spaces from one to another, of so many. @param {number} from @param {number} to @param {boolean} forward @param {number} all */
function way(from, to, forward, all) {
  const step = forward ? 1 : all - 1;
  const spaces = [];
  while (from !== to && spaces.length < all) spaces.push((from = (from + step) % all));
  return spaces;
}

/** @param {Board} board @param {number} player @param {number[]} spaces @param {number} pace */
async function walk(board, player, spaces, pace) {
  let before = board.spotNow(player);
  if (!before || !spaces.length) return;
  const stops = spaces.map((space, i) => (i < spaces.length - 1 ? spotsOn(space, 1, board.look)[0] : board.spotAfter(player, space)));
  const frames = [{ transform: placed(before), offset: 0, easing: "ease-out" }];
  for (const [i, stop] of stops.entries()) {
    frames.push({ transform: placed(between(before, stop, 1.14, 14)), offset: (i + 0.5) / stops.length, easing: "ease-in" });
    frames.push({ transform: placed(stop), offset: (i + 1) / stops.length, easing: "ease-out" });
    before = stop;
  }
  await travel(board, player, frames, before, Math.min(HOP * spaces.length, WALK_MAX) / pace, "linear");
}

/** In the air halfway between two places. @param {Spot} a @param {Spot} b @param {number} larger @param {number} [higher] @returns {Spot} */
const between = (a, b, larger, higher = 0) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - higher, r: Math.max(a.r, b.r) * larger });

/** @param {Board} board @param {number} player @param {Keyframe[]} frames @param {Spot} end @param {number} time @param {string} [easing] */
async function travel(board, player, frames, end, time, easing) {
  board.moving.add(player);
  await animated(board.pieceOf(player), frames, time, easing).finally(() => board.moving.delete(player));
  board.stoodAt(player, end);
}

/** @param {Spot} spot */
export const placed = ({ x, y, r }) => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${r.toFixed(2)})`;

const BARS_UP = { transform: "translateY(-60px)", opacity: 0 };
const BARS_DOWN = { transform: "none", opacity: 1 };

/** @param {Board} board @param {number} player @param {number} pace */
async function slideToJail(board, player, pace) {
  const start = board.spotNow(player);
  if (!start) return;
  const end = board.spotAfter(player, board.store.board.jail, true);
  const frames = [start, between(start, end, 1.5), end].map((spot) => ({ transform: placed(spot) }));
  await travel(board, player, frames, end, 650 / pace);
  await animated(board.querySelector(".jail-bars"), [BARS_UP, BARS_DOWN], 200 / pace, "ease-in");
}

/** A card comes from its deck, turns over, is read, and goes back. @param {Board} board @param {number} number @param {number} card @param {number} pace @param {() => void} turned */
async function turnOver(board, number, card, pace, turned) {
  const deck = board.store.board.decks[number];
  const printed = deck?.cards[card];
  const from = seen(board.querySelectorAll(`[data-deck="${number}"] .card-back`));
  const middle = seen(board.querySelectorAll(".centre"));
  if (!printed || !from || !middle) return;
  const kind = number ? "chest" : "chance";
  const content = [
    h(".card-back", icon(kind), h("span", deck.name)),
    h(".drawn-face", h("small", icon(kind), deck.name), h("strong", printed.title), printed.text && printed.text !== printed.title && h("p", printed.text)),
  ];
  const end = "translate(-50%, -50%)";
  await flying(`drawn ${kind}`, middle, content, async (holder) => {
    holder.style.setProperty("--wide", `${Math.min(middle.box.width * 0.86, 420)}px`);
    holder.style.transform = end;
    const start = `${end} translate(${from.x - middle.x}px, ${from.y - middle.y}px) perspective(900px) scale(${from.box.width / holder.offsetWidth}) rotateY(180deg)`;
    await animated(holder, [{ transform: start }, { transform: `${end} translate(0, 0) perspective(900px) scale(1.04) rotateY(90deg)`, offset: 0.6 }, { transform: end }], TURN / pace);
    turned();
    await during(READ / pace);
    await animated(holder, [{ opacity: 1 }, { transform: `${end} translateY(14px) scale(.94)`, opacity: 0 }], 160 / pace, "linear");
  });
}

/** Notes with the amount go from purse to purse. @param {Board} board @param {number} from @param {number} to @param {number} amount @param {number} pace */
async function slide(board, from, to, amount, pace) {
  const start = purse(board, from);
  const end = purse(board, to);
  if (!start || !end) return;
  /** On its way. @param {number} part @param {number} size @param {number} opacity @param {number} offset */
  const at = (part, size, opacity, offset) => {
    const lift = 104 * part * (1 - part);
    const transform = `translate(-50%, -50%) translate(${(end.x - start.x) * part}px, ${(end.y - start.y) * part - lift}px) scale(${size})`;
    return { transform, opacity, offset };
  };
  const frames = [at(0, 0.5, 0, 0), at(0, 1, 1, 0.15), at(0.5, 1.06, 1, 0.55), at(1, 1, 1, 0.9), at(1, 0.6, 0, 1)];
  await flying("flying-note", start, [icon("note"), h("span.money", money(amount))], (note) => animated(note, frames, SLIDE / pace));
}

/** Where a player's money is seen: a purse, or else the token. @param {Board} board @param {number} who */
function purse(board, who) {
  return seen(document.querySelectorAll(`[data-purse="${who}"]`)) ?? seen(board.querySelectorAll(who < 0 ? ".dice-tray" : `[data-piece="${who}"]`));
}

const RAISED = [{ transform: "none" }, { transform: "rotate(-24deg)", offset: 0.4 }, { transform: "rotate(10deg)", offset: 0.7 }, { transform: "none" }];

/** Which part of a Space comes to lie there, and how. @type {Record<Parameters<Stage["mark"]>[0], [selector: string, frames: Keyframe[]]>} */
const MARKS = {
  deed: [".tab", [{ opacity: 0, transform: "scale(1.5)" }, { opacity: 1, transform: "scale(1)" }]],
  building: [".building", [{ transform: "scale(0)" }, { transform: "scale(1.35)", offset: 0.65 }, { transform: "scale(1)" }]],
  mortgage: [".turned", [{ opacity: 0 }, { opacity: 1 }]],
};

/** @param {Board} board @param {keyof typeof MARKS} part @param {number[]} spaces @param {number} time */
async function mark(board, part, spaces, time) {
  const [selector, frames] = MARKS[part];
  const last = (/** @type {number} */ space) => [...board.querySelectorAll(`[data-mark="${space}"] ${selector}`)].at(-1);
  await Promise.all(spaces.map((space) => animated(last(space), frames, time, "ease-out")));
}

/** @param {Board} board @param {number} pace */
async function gavel(board, pace) {
  const tray = seen(board.querySelectorAll(".dice-tray"));
  if (tray) await flying("flying-gavel", { x: tray.x, y: tray.box.y }, icon("gavel"), (holder) => animated(holder.firstElementChild, RAISED, 420 / pace));
}
