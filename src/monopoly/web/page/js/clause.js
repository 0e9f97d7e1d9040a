/** Any clause, anywhere on the page, opens the statute book at its place. */

/** @param {string} clause */
export async function openClause(clause) {
  const { showClause } = await import("./sheets/rulebook.js");
  showClause(clause);
}
