/** Tabs, of which one is open: by a tap, or by the arrow keys from the one beside it. */

import { h } from "../base/dom.js";

/**
 * @template {string} T
 * @typedef {object} TabsWish
 * @property {string} label
 * @property {Record<T, string>} tabs their names
 * @property {T} open
 * @property {(tab: T) => void} choose draws it at once
 * @property {string} hook the attribute by which each is found
 * @property {(tab: T) => import("../base/dom.js").Content} [beside] what stands behind a name
 */

/** @template {string} T @param {TabsWish<T>} wish */
export function tablist({ label, tabs, open, choose, hook, beside }) {
  const all = /** @type {T[]} */ (Object.keys(tabs));
  const onkeydown = (/** @type {KeyboardEvent} */ event) => {
    const by = ["ArrowLeft", "", "ArrowRight"].indexOf(event.key) - 1;
    if (Math.abs(by) !== 1) return;
    event.preventDefault();
    choose(all[(all.indexOf(open) + by + all.length) % all.length]);
    /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.currentTarget).querySelector("[aria-selected=true]"))?.focus();
  };
  return h(
    "div",
    { role: "tablist", "aria-label": label, onkeydown },
    all.map((tab) =>
      h("button.quiet", { role: "tab", [hook]: tab, "aria-selected": String(tab === open), tabindex: tab === open ? "0" : "-1", onclick: () => choose(tab) }, tabs[tab], beside?.(tab)),
    ),
  );
}
