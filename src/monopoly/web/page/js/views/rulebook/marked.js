/** A text with the words in it that were looked for. */

import { h } from "../../base/dom.js";

/** A text with the words that were looked for marked. @param {string} text @param {string[]} wanted @returns {import("../../base/dom.js").Content} */
export function marked(text, wanted) {
  if (!wanted.length) return text;
  const pattern = new RegExp(`(${wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "gi");
  return text.split(pattern).map((part, i) => (i % 2 ? h("mark", part) : part));
}
