/** Going through a replay: by steps, by turns, by what happens, or by itself. */

import { h, icon, toast, words } from "../kit.js";

/** @typedef {import("./store.js").ReplayStore} ReplayStore */

const RATES = [0.5, 1, 2, 4, 8];
const say = words.replay;

/** What one may jump to, by the kinds of events. @type {Record<keyof typeof say.kinds, RegExp>} */
const JUMPS = {
  purchase: /bought|auction-won/,
  rent: /rent-paid/,
  trade: /trade-done/,
  building: /built/,
  jail: /sent-to-jail/,
  debt: /debt-stands/,
  bankruptcy: /bankrupt|left-table|laughing/,
};
/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;

/** @param {ReplayStore} store */
export function controls(store) {
  const { index, last, playing, shown, moments, lines, told } = store;
  const where = shown.turn ? say.turn(shown.turn, moments.turns.length - 1) : say.opening;
  return h(
    "section.replay-controls",
    { "aria-label": say.controls },
    h("p", h("b", where), h("span.number", say.step(index, last))),
    h("input", {
      type: "range",
      max: last,
      value: index,
      "aria-label": say.position,
      "aria-valuetext": `${where}. ${lines[told - 1]?.text ?? ""}`,
      "data-scrubber": "",
      oninput: (/** @type {Event} */ event) => store.go(Number(valueOf(event))),
    }),
    h(
      ".replay-buttons",
      button("previous", say.lastTurn, "last-turn", () => store.turn(-1), !index),
      button("left", say.back, "back", () => store.go(index - 1), !index),
      playing ? button("pause", say.pause, "pause", () => store.pause()) : button("play", say.play, "play", () => void store.play()),
      button("right", say.forward, "forward", () => store.forward(), index === last),
      button("next", say.nextTurn, "next-turn", () => store.turn(1), index === last),
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

/** @param {ReplayStore} store */
function speed({ director }) {
  return h(
    "select",
    { "aria-label": say.speed, title: say.speed, "data-speed": "", onchange: (/** @type {Event} */ event) => (director.rate = Number(valueOf(event))) },
    RATES.map((rate) => h("option", { value: String(rate), selected: rate === director.rate }, rate, "×")),
  );
}

/** @param {ReplayStore} store */
function jump(store) {
  const onchange = (/** @type {Event} */ event) => {
    const kinds = JUMPS[/** @type {keyof typeof JUMPS} */ (valueOf(event))];
    /** @type {HTMLSelectElement} */ (event.target).value = "";
    if (kinds && !store.find(kinds)) toast(say.noMore);
  };
  return h(
    "select",
    { "aria-label": say.jumpLabel, "data-jump": "", onchange },
    h("option", { value: "" }, say.jump),
    Object.entries(say.kinds).map(([value, name]) => h("option", { value }, name)),
  );
}

/** @param {ReplayStore} store @param {KeyboardEvent} event */
export function keyed(store, event) {
  const at = /** @type {Element} */ (event.target);
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || at.closest("input, select, textarea, dialog, mp-board, [role=slider]")) return;
  if (event.key === " " && !at.closest("button, a, summary")) store.playing ? store.pause() : void store.play();
  else if (event.key === "ArrowRight") event.shiftKey ? store.turn(1) : store.forward();
  else if (event.key === "ArrowLeft") event.shiftKey ? store.turn(-1) : store.go(store.index - 1);
  else return;
  event.preventDefault();
}
