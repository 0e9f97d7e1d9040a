export const common = {
  title: "Monopoly, whole",
  close: "Close",
  cancel: "Cancel",
  back: "Back",
  bank: "the Bank",
  you: "you",
  You: "You",
  /** @param {number} number */
  turn: (number) => `Turn ${number}`,
  /** @param {string[]} parts */
  list: (parts) => (parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`),
  /** @param {number} count @param {string} noun */
  counted: (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`,
};
