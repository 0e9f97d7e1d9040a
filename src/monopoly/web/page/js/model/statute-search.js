/** Searching the book: every word must occur somewhere in a clause; in a title it weighs more. */

/** @typedef {import("./statute-book.js").Found} Found */

/** @param {string} query @returns {string[]} */
export function wordsOf(query) {
  return query
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((word) => (word.length > 3 ? word.replace(/e?s$/, "") : word));
}

/** The clauses that have all words, best first. @param {Found[]} all @param {string[]} wanted @returns {Found[]} */
export function search(all, wanted) {
  return all
    .map((found) => ({ found, score: scoreOf(found, wanted) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ found }) => found);
}

/** @param {Found} found @param {string[]} wanted */
function scoreOf({ section, clause }, wanted) {
  /** @type {[string, number][]} */
  const places = [
    [clause.citation, 12],
    [clause.title, 8],
    [section.title, 5],
    [section.keywords.join(" "), 4],
    [clause.text.map((part) => part.text).join(""), 1],
  ];
  let sum = 0;
  for (const word of wanted) {
    let best = 0;
    for (const [text, weight] of places) {
      const at = text.toLowerCase().indexOf(word);
      if (at < 0) continue;
      const begins = at === 0 || /[^a-z0-9]/i.test(text[at - 1]);
      best += begins ? weight : weight / 3;
    }
    if (!best) return 0;
    sum += best;
  }
  return sum;
}
