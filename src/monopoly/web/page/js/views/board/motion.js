/**
 * Things that move and always arrive: an animation ends when it is over, when somebody skips, when the
 * tab is hidden, or when what moves is gone.
 */

import { patch } from "../../base/dom.js";

/** @type {Set<() => void>} */
const running = new Set();

/** Whether everything is being ended: what would follow in the same breath ends as well. */
let ending = false;

/** Everything that moves is at its end. */
export function finishAll() {
  ending = true;
  setTimeout(() => (ending = false));
  for (const finish of [...running]) finish();
}

document.addEventListener("visibilitychange", () => document.hidden && finishAll());

/** @param {number} milliseconds @param {Promise<unknown>} [early] what ends it before its time @returns {Promise<void>} */
export function during(milliseconds, early) {
  return new Promise((settle) => {
    const finish = () => {
      clearTimeout(timer);
      running.delete(finish);
      settle();
    };
    const timer = setTimeout(finish, milliseconds);
    running.add(finish);
    early?.then(finish, finish);
    if (ending) finish();
  });
}

/** @param {Element | null | undefined} element @param {Keyframe[]} frames @param {number} duration @param {string} [easing] */
export async function animated(element, frames, duration, easing = "ease-in-out") {
  if (!element?.isConnected || document.hidden || ending) return;
  const animation = element.animate(frames, { duration, easing });
  await during(duration, animation.finished);
  animation.cancel();
}

/** Something that flies over the page, in nobody's way, as long as its flight lasts. @param {string} kind @param {{ x: number, y: number }} from @param {import("../../base/dom.js").Content} content @param {(flying: HTMLElement) => Promise<void>} fly */
export async function flying(kind, { x, y }, content, fly) {
  const element = document.createElement("div");
  element.className = kind;
  element.style.cssText = `left:${x}px;top:${y}px`;
  document.getElementById("sky")?.append(element);
  patch(element, content);
  try {
    await fly(element);
  } finally {
    element.remove();
  }
}

/** The middle of the first of some elements that can be seen; null where none can. @param {Iterable<Element>} elements */
export function seen(elements) {
  for (const element of elements) {
    const box = element.getBoundingClientRect();
    if (!box.width && !box.height) continue;
    const within = (/** @type {number} */ at, /** @type {number} */ edge, /** @type {number} */ end) => Math.min(Math.max(at, edge), end - edge);
    return { x: within(box.x + box.width / 2, 24, innerWidth), y: within(box.y + box.height / 2, 16, innerHeight), box };
  }
  return null;
}
