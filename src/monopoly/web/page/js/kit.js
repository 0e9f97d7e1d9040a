/** What nearly every part of the page needs, in one place to import from. */

export { art, disc, icon, seatColor, symbol } from "./board/icon.js";
export { h, heard, patch } from "./dom.js";
export { money, notesOf, useMoney } from "./money.js";
export { settings } from "./settings.js";
export { closeSheets, confirmed, openSheet } from "./sheet.js";
export { cited, clauseButton, toast, toastTrouble } from "./toast.js";
export { define, Panel, View } from "./view.js";
export { words } from "./words.js";
