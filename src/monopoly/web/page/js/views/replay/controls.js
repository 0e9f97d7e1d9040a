/** Going through a replay: by steps, by turns, by what happens, or by itself. */

import { h } from "../../base/dom.js";
import { words } from "../../base/words.js";
import { icon } from "../../components/icon.js";
import { toast } from "../../components/toast.js";

/** @typedef {import("../../model/replay.js").ReplayGame} ReplayGame */

const RATES = [0.5, 1, 2, 4, 8];

/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;

/** @param {ReplayGame} store */
export function controls(store) {
  const { index, last, playing, position, timeline, lines, told } = store;
  const where = position.turn ? words.replay.turn(position.turn, timeline.turns.length - 1) : words.replay.opening;
  return h(
    "section.replay-controls",
    { "aria-label": words.replay.controls },
    h("p", h("b", where), h("span.number", words.replay.step(index, last))),
    h("input", {
      type: "range",
      max: last,
      value: index,
      "aria-label": words.replay.position,
      "aria-valuetext": `${where}. ${lines[told - 1]?.text ?? ""}`,
      "data-scrubber": "",
      oninput: (/** @type {Event} */ event) => store.go(Number(valueOf(event))),
    }),
    h(
      ".replay-buttons",
      button("previous", words.replay.lastTurn, "last-turn", () => store.turn(-1), !index),
      button("left", words.replay.back, "back", () => store.go(index - 1), !index),
      playing ? button("pause", words.replay.pause, "pause", () => store.pause()) : button("play", words.replay.play, "play", () => void store.play()),
      button("right", words.replay.forward, "forward", () => store.forward(), index === last),
      button("next", words.replay.nextTurn, "next-turn", () => store.turn(1), index === last),
      speed(store),
      jump(store),
    ),
  );
}

/** @param {string} name @param {string} label @param {string} step @param {() => void} onclick @param {boolean} [disabled] the main one never is */
function button(name, label, step, onclick, disabled) {
  const isMain = disabled === undefined;
  return h("button", { key: isMain ? "play" : name, class: isMain && "main", title: label, "aria-label": label, "data-step": step, disabled, onclick }, icon(name));
}

/** @param {ReplayGame} store */
function speed({ sequencer }) {
  return h(
    "select",
    { "aria-label": words.replay.speed, title: words.replay.speed, "data-speed": "", onchange: (/** @type {Event} */ event) => (sequencer.rate = Number(valueOf(event))) },
    RATES.map((rate) => h("option", { value: String(rate), selected: rate === sequencer.rate }, rate, "×")),
  );
}

/** @param {ReplayGame} store */
function jump(store) {
  const onchange = (/** @type {Event} */ event) => {
    const wanted = /** @type {import("../../model/events.js").Milestone | ""} */ (valueOf(event));
    /** @type {HTMLSelectElement} */ (event.target).value = "";
    if (wanted && !store.find(wanted)) toast(words.replay.noMore);
  };
  return h(
    "select",
    { "aria-label": words.replay.jumpLabel, "data-jump": "", onchange },
    h("option", { value: "" }, words.replay.jump),
    Object.entries(words.replay.kinds).map(([value, name]) => h("option", { value }, name)),
  );
}

/** @param {ReplayGame} store @param {KeyboardEvent} event */
export function keyed(store, event) {
  const at = /** @type {Element} */ (event.target);
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || at.closest("input, select, textarea, dialog, mp-board, [role=slider]")) return;
  if (event.key === " " && !at.closest("button, a, summary")) store.playing ? store.pause() : void store.play();
  else if (event.key === "ArrowRight") event.shiftKey ? store.turn(1) : store.forward();
  else if (event.key === "ArrowLeft") event.shiftKey ? store.turn(-1) : store.go(store.index - 1);
  else return;
  event.preventDefault();
}
