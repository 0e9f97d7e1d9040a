/** Instead of a screen that cannot be shown: why. */

import { h, words } from "../kit.js";
import { Trouble } from "../net/http.js";

/** @param {unknown} trouble */
export function closedDoor(trouble) {
  const sentence = trouble instanceof Trouble ? trouble.message : words.trouble.broken;
  return h("main.nowhere.on-table", h("h1", sentence), h("a.button", { href: "/" }, words.common.back));
}
