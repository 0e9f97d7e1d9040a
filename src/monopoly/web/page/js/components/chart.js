/** `<mp-chart>`: what everybody was worth, turn by turn. Lines in the seats' colors, each ending in its token. */

import { h } from "../base/dom.js";
import { money } from "../base/money.js";
import { define, View } from "../base/view.js";
import { words } from "../base/words.js";
import { seatColor, symbol } from "./icon.js";

/** @typedef {import("../model/timeline.js").Timeline} Timeline */
/**
 * @typedef {object} Looking
 * @property {number} [at] the turn that is looked at, given from outside
 * @property {(turn: number) => void} [onpick]
 */
/** @typedef {{ step: number, top: number, x: (turn: number) => number, y: (worth: number) => number }} Scale */

const EDGE = { top: 14, right: 40, bottom: 26, left: 62 };
const DISC = 11;
const DASHES = ["", "7 3", "2 3", "9 3 2 3"];
const STEPS = /** @type {Record<string, number>} */ ({ ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10, Home: -Infinity, End: Infinity });

/** @param {Timeline} timeline @param {Looking} [looking] */
export const chart = (timeline, looking) => h("mp-chart", { data: { timeline, ...looking } });

class Chart extends View {
  /** @type {{ timeline: Timeline } & Looking | null} */ #data = null;
  /** The turn under the pointer or chosen by key; null the last. @type {number | null} */ #at = null;
  /** Drawn in pixels of ordinary text: on large screens all of it is larger. */
  #unit = 1;
  #width = 0;
  #height = 0;
  #sized = new ResizeObserver(([entry]) => {
    const { width } = entry.contentRect;
    if (Math.abs(width - this.#width * this.#unit) < 1) return;
    this.#unit = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    this.#width = width / this.#unit;
    this.#height = Math.round(Math.max(170, Math.min(this.#width * 0.42, (innerHeight * 0.34) / this.#unit)));
    this.invalidate();
  });

  /** @param {{ timeline: Timeline } & Looking} data */
  set data(data) {
    this.#data = data;
    this.invalidate();
  }

  connectedCallback() {
    this.#sized.observe(this);
    super.connectedCallback();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#sized.disconnect();
  }

  render() {
    if (!this.#data || !this.#width) return null;
    const { timeline, onpick, at: given } = this.#data;
    const lines = timeline.worth;
    const last = lastOf(timeline);
    const at = Math.min(this.#at ?? given ?? last, last);
    const scale = this.#scale(lines, last);
    const worth = worthAt(timeline, at);
    return [
      h(
        "svg",
        {
          viewBox: `0 0 ${this.#width} ${this.#height}`,
          role: "slider",
          tabindex: "0",
          "aria-label": words.end.chart,
          "aria-valuemin": 0,
          "aria-valuemax": last,
          "aria-valuenow": at,
          "aria-valuetext": [words.common.turn(at), ...worth.map(({ text }) => text)].join(", "),
          onpointermove: (/** @type {PointerEvent} */ event) => this.#look(event, scale, last),
          onpointerleave: () => this.#set(null),
          onclick: () => onpick?.(at),
          onkeydown: (/** @type {KeyboardEvent} */ event) => this.#key(event, at, last),
        },
        grid(scale, last, this.#width, this.#height),
        h("line", { x1: scale.x(at), x2: scale.x(at), y1: EDGE.top, y2: this.#height - EDGE.bottom }),
        lines.map((line, player) => lineOf(line, player, scale)),
        ends(timeline, scale, this.#height),
      ),
      h("p.readout", h("b", words.common.turn(at)), worth.map(({ seat, text }) => h("span", { style: seatColor(seat) }, text))),
    ];
  }

  /** @param {number[][]} lines @param {number} last @returns {Scale} */
  #scale(lines, last) {
    const most = Math.max(1, ...lines.flat());
    const step = niceStep(most / 5);
    const top = Math.ceil(most / step) * step;
    const wide = this.#width - EDGE.left - EDGE.right;
    const high = this.#height - EDGE.top - EDGE.bottom;
    return { step, top, x: (turn) => EDGE.left + (wide * turn) / (last || 1), y: (worth) => EDGE.top + high * (1 - worth / top) };
  }

  /** @param {PointerEvent} event @param {Scale} scale @param {number} last */
  #look(event, { x }, last) {
    const at = (event.clientX - /** @type {Element} */ (event.currentTarget).getBoundingClientRect().left) / this.#unit;
    this.#set(between(Math.round((last * (at - x(0))) / (x(last) - x(0) || 1)), last));
  }

  /** @param {number | null} at */
  #set(at) {
    if (at === this.#at) return;
    this.#at = at;
    this.invalidate();
  }

  /** @param {KeyboardEvent} event @param {number} at @param {number} last */
  #key(event, at, last) {
    if (event.key === "Enter") this.#data?.onpick?.(at);
    const by = STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    this.#set(between(at + by, last));
  }
}

/** @param {number} turn @param {number} last */
const between = (turn, last) => Math.min(last, Math.max(0, turn));

/** The last turn. @param {Timeline} timeline */
const lastOf = ({ worth }) => Math.max(...worth.map((line) => line.length)) - 1;

/** @param {number} least */
function niceStep(least) {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return power * ([1, 2, 2.5, 5].find((digit) => digit * power >= least) ?? 10);
}

/** @param {Scale} scale @param {number} last @param {number} width @param {number} height */
function grid({ step, top, x, y }, last, width, height) {
  const lines = [];
  for (let worth = 0; worth <= top; worth += step) {
    const at = y(worth);
    lines.push(
      h("line.grid", { x1: EDGE.left, x2: width - EDGE.right, y1: at, y2: at }),
      h("text", { x: EDGE.left - 8, y: at + 4, "text-anchor": "end" }, money(worth)),
    );
  }
  const apart = Math.ceil(niceStep(last / Math.max(2, width / 90)));
  for (let turn = 0; turn <= last; turn += apart) lines.push(h("text", { x: x(turn), y: height - 6, "text-anchor": "middle" }, turn));
  return lines;
}

/** @param {number[]} line @param {number} player @param {Scale} scale */
function lineOf(line, player, { x, y }) {
  const points = line.map((worth, turn) => [x(turn), y(worth)].map((at) => at.toFixed(1)).join()).join(" ");
  return h("polyline", { style: seatColor(player), "stroke-dasharray": DASHES[player % DASHES.length], points });
}

/** The tokens at the ends, moved apart where they would lie on each other. @param {Timeline} timeline @param {Scale} scale @param {number} height */
function ends({ worth, replay }, scale, height) {
  const marks = worth
    .map((line, player) => ({ player, x: scale.x(line.length - 1) + DISC + 3, y: scale.y(line.at(-1) ?? 0) }))
    .sort((a, b) => a.x - b.x || a.y - b.y);
  for (const [i, mark] of marks.entries()) {
    const away = mark.y < height / 2 ? 2 : -2; // from the edge that is nearer
    while (marks.slice(0, i).some(({ x, y }) => Math.hypot(x - mark.x, y - mark.y) < DISC * 2)) mark.y += away;
  }
  return marks.map(({ player, x, y }) =>
    h("g", { style: seatColor(player) }, h("circle", { cx: x, cy: y, r: DISC }), h("use", { href: symbol(replay.tokens[player]), x: x - 8, y: y - 8, width: 16, height: 16 })),
  );
}

/** Richest first. @param {Timeline} timeline @param {number} turn */
function worthAt({ worth, replay }, turn) {
  return worth
    .flatMap((line, seat) => (turn in line ? [{ seat, value: line[turn], text: `${replay.players[seat]} ${money(line[turn])}` }] : []))
    .sort((a, b) => b.value - a.value);
}

define("mp-chart", Chart);
