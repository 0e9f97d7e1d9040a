/** When the game is over, and the last thing has been seen, the end is shown; once, unless asked for again. */

import { rememberCommitment } from "../../model/commitments.js";
import { openEnd } from "../sheets/open.js";

/** @typedef {import("../../model/live-table.js").LiveTable} LiveTable */

/** Watches a table until the given function is called. @param {LiveTable} store */
export function watchEnd(store) {
  const stop = () => store.removeEventListener("change", look);
  const look = () => {
    const { id, stage, commitment } = store.table;
    if (!store.ended) {
      if (stage !== "over") rememberCommitment(id, commitment);
    } else if (!store.sequencer.busy) {
      stop();
      if (!seen(`end-${id}`)) void openEnd(store);
    }
  };
  store.addEventListener("change", look);
  return stop;
}

/** Whether it was shown in this tab already; from now on it was. @param {string} key */
function seen(key) {
  try {
    const before = key in sessionStorage;
    sessionStorage[key] = "seen";
    return before;
  } catch {
    return false;
  }
}
