/** What bound the dice of each table, as this browser saw it while nobody could know the secret. */

const KEY = "monopoly-dice";
const MOST = 60;

/** @returns {Record<string, string>} */
function all() {
  try {
    return JSON.parse(localStorage[KEY]) ?? {};
  } catch {
    return {};
  }
}

/** @param {string} id of the table */
export const commitmentOf = (id) => all()[id] ?? "";

/** @param {string} id @param {string} commitment */
export function rememberCommitment(id, commitment) {
  const before = all();
  if (!commitment || before[id]) return;
  const entries = [[id, commitment], ...Object.entries(before)].slice(0, MOST);
  try {
    localStorage[KEY] = JSON.stringify(Object.fromEntries(entries));
  } catch {
    // then it is for the player to remember
  }
}
