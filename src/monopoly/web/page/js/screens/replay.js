/** The replay of a table's game, or of any record one has kept. */

import { Asked } from "../base/asked.js";
import { h } from "../base/dom.js";
import { define, View } from "../base/view.js";
import { words } from "../base/words.js";
import { AsyncTask } from "../components/async-task.js";
import { toastTrouble } from "../components/toast.js";
import { Timeline, timelineOf } from "../model/timeline.js";
import { http } from "../net/http.js";
import "../views/replay/view.js";
import { closedDoor } from "./closed.js";

/** @param {string} id "" for a record of one's own */
export async function replay(id) {
  if (!id) return h("mp-replay-door", { key: "door" });
  try {
    return h("mp-replay", { key: id, wish: { timeline: await timelineOf(id) } });
  } catch (trouble) {
    return closedDoor(trouble);
  }
}

class Door extends View {
  /** @type {import("../views/replay/view.js").Wish | null} */ #wish = null;
  #finished = new Asked(() => http.tables("over"));
  #task = new AsyncTask(() => this.invalidate());

  connectedCallback() {
    super.connectedCallback();
    document.title = words.replay.title;
  }

  drawn() {
    this.#finished.want(this, "", toastTrouble);
  }

  render() {
    if (this.#wish) return h("mp-replay", { wish: this.#wish });
    const tables = this.#finished.known?.tables ?? [];
    return h(
      "main.replay-door.on-table",
      h("header", h("h1", words.replay.title), h("a.button", { href: "/" }, words.common.back)),
      h("p.lead", words.replay.lead),
      h(
        "label.drop", // its field lies over all of it, and takes what is dropped there
        h("input", { type: "file", accept: ".jsonl,.ndjson,.json", "data-record-file": "", onchange: this.#chosen }),
        h("span.button", this.#task.busy ? words.replay.reading : words.replay.pick),
        h("span", words.replay.drop),
      ),
      this.#task.problem(),
      h("h2", words.replay.finished),
      tables.length ? h("ul", tables.map(row)) : h("p.lead", words.replay.none),
    );
  }

  /** @param {Event} event */
  #chosen = (event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    void this.#read(field.files?.[0]);
    field.value = ""; // the same one may be chosen again
  };

  /** @param {File | undefined} file */
  async #read(file) {
    if (!file) return;
    await this.#task.run(async () => {
      const record = await file.text();
      this.#wish = { timeline: new Timeline(await http.replayOf(record)), record };
    });
  }
}

/** @param {import("../../types/wire.d.ts").TableView} table */
function row(table) {
  const names = words.common.list(table.seats.map((seat) => seat.name));
  return h("li", { key: table.id }, h("a", { href: `/table/${table.id}/replay` }, h("b", table.title || words.common.title), h("span", names)));
}

define("mp-replay-door", Door);
