/** Amounts as the edition writes them: "$1,500", "£60". */

let sign = "$";
/** @type {number[]} */
let notes = [];

/** @param {import("../../types/wire.d.ts").BoardView} board */
export function useMoney(board) {
  sign = board.currency;
  notes = board.notes;
}

/** @param {number} amount */
export function money(amount) {
  const shown = `${sign}${Math.abs(amount).toLocaleString("en-US")}`;
  return amount < 0 ? `−${shown}` : shown;
}

/** The notes of an amount, largest first, as few as can be. @param {number} amount @returns {{ value: number, count: number }[]} */
export function notesOf(amount) {
  const found = [];
  let rest = amount;
  for (const value of notes) {
    const count = Math.floor(rest / value);
    rest -= count * value;
    if (count) found.push({ value, count });
  }
  return found;
}
