/** Tabs, of which one is open: by a tap, or by the arrow keys, Home and End from another. */

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
 * @property {(tab: T) => string} [pane] the id of what it opens, where that is there all the time
 * @property {string} [class] of the list
 * @property {string} [look] the class of each tab
 */

/** @template {string} T @param {TabsWish<T>} wish */
export function tablist({ label, tabs, open, choose, hook, beside, pane, class: kind, look = "quiet" }) {
  const all = /** @type {T[]} */ (Object.keys(tabs));
  const onkeydown = (/** @type {KeyboardEvent} */ event) => {
    const at = all.indexOf(open);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    choose(all[(to + all.length) % all.length]);
    /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.currentTarget).querySelector("[aria-selected=true]"))?.focus();
  };
  return h(
    "div",
    { class: kind, role: "tablist", "aria-label": label, onkeydown },
    all.map((tab) => {
      const props = { role: "tab", class: look, [hook]: tab, "aria-selected": String(tab === open), "aria-controls": pane?.(tab), tabindex: tab === open ? "0" : "-1" };
      return h("button", { ...props, onclick: () => choose(tab) }, tabs[tab], beside?.(tab));
    }),
  );
}
