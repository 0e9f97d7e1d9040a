/** The name of it all, as it is written everywhere. */

import { h } from "../base/dom.js";
import { words } from "../base/words.js";

export function wordmark() {
  const [first, last] = words.common.title.split(" ");
  return [`${first} `, h("em", last)];
}
