/** An amount of money, to be typed or stepped to. */

import { h } from "../base/dom.js";

const STEP = 10;
const DIGITS = 7;

/**
 * @typedef {object} StepperWish
 * @property {string} label
 * @property {string} currency
 * @property {number} amount
 * @property {number} [low] where stepping ends; one may type anything
 * @property {number} [high]
 * @property {number[]} [leaps] larger steps up
 * @property {(amount: number) => void} set
 * @property {import("../base/dom.js").Props} field what else its field has
 */

/** @param {StepperWish} wish @param {...import("../base/dom.js").Content} more what stands behind it */
export function stepper({ label, currency, amount, low = 0, high = Infinity, leaps = [], set, field }, ...more) {
  /** @param {number} by @param {string} name @param {string} [text] */
  const step = (by, name, text) =>
    h("button", { class: !text && "by", "aria-label": name, disabled: by < 0 ? amount <= low : amount >= high, onclick: () => set(Math.min(Math.max(amount + by, low), high)) }, text ?? name);
  return h(
    ".stepper",
    { role: "group", "aria-label": label },
    step(-STEP, `−${STEP}`, "−"),
    h(
      "label.amount",
      h("span", { "aria-hidden": "true" }, currency),
      h("input", {
        inputmode: "numeric",
        autocomplete: "off",
        "aria-label": label,
        value: String(amount),
        onfocus: (/** @type {Event} */ event) => fieldOf(event).select(),
        oninput: (/** @type {Event} */ event) => set(Number(fieldOf(event).value.replace(/\D/g, "").slice(0, DIGITS))),
        ...field,
      }),
    ),
    step(STEP, `+${STEP}`, "+"),
    leaps.map((by) => step(by, `+${by}`)),
    more,
  );
}

/** @param {Event} event */
const fieldOf = (event) => /** @type {HTMLInputElement} */ (event.target);
