/** What the game asks for right now beyond one button: each prompt is a panel of its own. */

import { h } from "../../base/dom.js";
import { define } from "../../base/view.js";
import { words } from "../../base/words.js";
import { icon } from "../../components/icon.js";
import { Panel } from "../../components/panel.js";
import { PROMPTS } from "../prompts/index.js";

/** @typedef {import("../../model/live-table.js").LiveTable} LiveTable */

/** @extends {Panel<LiveTable>} */
class Prompts extends Panel {
  /** Which prompts were folded away, to look at the board behind them on a small screen. */
  #folded = "";

  render() {
    const { store } = this;
    const wanted = PROMPTS.filter((prompt) => prompt.wanted(store));
    const keys = wanted.map((prompt) => prompt.key).join();
    const folded = keys !== "" && keys === this.#folded;
    return [
      keys && this.#handle(keys, folded),
      h(
        ".asked",
        { key: "asked", hidden: folded || !keys },
        wanted.map((prompt) => h("section", { class: `prompt prompt-${prompt.key}`, key: prompt.key, "data-prompt": prompt.key }, prompt.view(store))),
      ),
    ];
  }

  questions() {
    const { store } = this;
    return PROMPTS.filter((prompt) => prompt.wanted(store)).flatMap((prompt) => prompt.questions?.(store) ?? []);
  }

  /** @param {string} keys @param {boolean} folded */
  #handle(keys, folded) {
    const fold = () => {
      this.#folded = folded ? "" : keys;
      this.draw();
    };
    const label = folded ? words.table.prompts.show : words.table.prompts.hide;
    return h("button", { key: "handle", class: "handle", "aria-expanded": String(!folded), "aria-label": label, "data-fold": true, onclick: fold }, icon(folded ? "left" : "right"));
  }
}

define("mp-prompts", Prompts);
