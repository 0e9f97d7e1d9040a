/** Amounts as the edition writes them: "$1,500", "£60". */

let sign = "$";

/** @param {string} currency */
export function useCurrency(currency) {
  sign = currency;
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
  for (const value of [500, 100, 50, 20, 10, 5, 1]) {
    const count = Math.floor(rest / value);
    rest -= count * value;
    if (count) found.push({ value, count });
  }
  return found;
}
