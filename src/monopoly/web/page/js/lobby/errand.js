/** Something asked of the server by a button: whether it is under way, and what was wrong with it. */

import { clauseButton, h } from "../kit.js";

export class Errand {
  busy = false;
  /** @type {{ message: string, clause?: string } | null} */
  trouble = null;

  /** @param {import("../view.js").View} view drawn again as things change */
  constructor(view) {
    this.view = view;
  }

  /** @param {() => Promise<unknown>} task */
  async run(task) {
    if (this.busy) return;
    this.busy = true;
    this.trouble = null;
    this.view.invalidate();
    try {
      await task();
    } catch (trouble) {
      this.trouble = /** @type {Error} */ (trouble);
    }
    this.busy = false;
    this.view.invalidate();
  }

  /** What the server refused, said where the button is. */
  problem() {
    const { trouble } = this;
    return h("p.problem", { role: "alert", hidden: !trouble }, trouble?.message, " ", trouble?.clause && clauseButton(trouble.clause));
  }
}
