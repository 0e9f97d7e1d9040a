/** Instead of a screen that cannot be shown: why. */

import { h } from "../base/dom.js";
import { words } from "../base/words.js";
import { Trouble } from "../net/http.js";
import { checkRenewal } from "../components/renewal.js";

/** @param {unknown} trouble */
export function closedDoor(trouble) {
  const known = trouble instanceof Trouble;
  document.title = words.common.title;
  if (!known) void checkRenewal();
  return h(
    "main.nowhere.on-table",
    h("h1", known ? trouble.message : words.trouble.unread),
    known ? h("a.button", { href: "/" }, words.common.back) : h("button", { onclick: () => location.reload() }, words.trouble.reload),
  );
}
