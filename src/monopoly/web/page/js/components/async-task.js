/**
 * Something asked of the server by a button: whether it is under way, and what was wrong with it. A task
 * that leads to another screen lasts until that is shown: so it is never done twice. What is done where there is no place
 * to say what was wrong, or where that must outlast the button, is an `attempt`.
 */

import { h } from "../base/dom.js";
import { clauseButton } from "./clauses.js";
import { toastTrouble } from "./toast.js";

export class AsyncTask {
  busy = false;
  /** @type {{ message: string, clause?: string } | null} */
  trouble = null;

  /** @param {() => void} redraw called as things change */
  constructor(redraw) {
    this.redraw = redraw;
  }

  /** @param {() => Promise<unknown>} task */
  async run(task) {
    if (this.busy) return;
    this.busy = true;
    this.trouble = null;
    this.redraw();
    try {
      await task();
    } catch (trouble) {
      this.trouble = /** @type {Error} */ (trouble);
    }
    this.busy = false;
    this.redraw();
  }

  /** What the server refused, said where the button is. @param {string} [look] */
  problem(look = "problem") {
    const { trouble } = this;
    return h("p", { class: look, role: "alert", hidden: !trouble }, trouble?.message, " ", trouble?.clause && clauseButton(trouble.clause));
  }
}

/** Tries something, and says at the edge of the table why if it comes to nothing. @param {() => Promise<unknown>} task @returns {Promise<boolean>} whether it was done */
export async function attempt(task) {
  try {
    await task();
    return true;
  } catch (trouble) {
    toastTrouble(trouble);
    return false;
  }
}
