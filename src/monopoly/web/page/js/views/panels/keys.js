/** Keys of the table: they are heard only where nothing else wants them. */

import { settings } from "../../base/settings.js";

const FIELDS = "input, textarea, select, [contenteditable]";
const PRESSED = "button, a[href], summary, [role=button], [role=tab], [role=option]";

/** Whether a key may mean something to the whole table. @param {KeyboardEvent} event */
export function keyIsFree(event) {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return false;
  const isLetter = event.key.length === 1 && event.key !== " ";
  if (isLetter && !settings.values.letters) return false;
  if (document.querySelector("dialog:modal")) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (!target) return true;
  if (target.closest(`${FIELDS}, dialog`)) return false;
  return event.key !== " " || !target.closest(PRESSED);
}
