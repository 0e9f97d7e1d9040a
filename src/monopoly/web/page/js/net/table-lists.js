/** The tables one may go to: asked for again every few seconds while somebody looks. */

import { settings } from "../base/settings.js";
import { Trouble, http } from "./http.js";

/** @typedef {import("../../types/wire.d.ts").TableView} TableView */

const SECONDS = 5;
const OWN_EVERY = 4; // times the lists are asked for, one's own games once
const OWN_MAX = 8;

export class Lists extends EventTarget {
  /** @type {TableView[]} */ open = [];
  /** @type {TableView[]} */ playing = [];
  /** One's own games that are not over. @type {TableView[]} */ mine = [];
  /** What is wrong with the server, or "". */
  trouble = "";
  /** Whether there has been an answer. */
  known = false;
  #timer = 0;
  #rounds = 0;
  #look = () => {
    if (!document.hidden) void this.#ask();
  };

  start() {
    this.#rounds = 0;
    void this.#ask();
    this.#timer = setInterval(this.#look, SECONDS * 1000);
    document.addEventListener("visibilitychange", this.#look);
  }

  stop() {
    clearInterval(this.#timer);
    document.removeEventListener("visibilitychange", this.#look);
  }

  /** Games this browser sat at to their end. */
  get finished() {
    return settings.values.tables.filter((table) => table.over);
  }

  async #ask() {
    try {
      const own = this.#rounds++ % OWN_EVERY === 0 ? this.#askOwn() : null;
      const [open, playing] = await Promise.all([http.tables("open"), http.tables("playing"), own]);
      const ofOthers = (/** @type {TableView} */ table) => !settings.known(table.id);
      this.open = open.tables.filter(ofOthers);
      this.playing = playing.tables.filter(ofOthers);
      this.trouble = "";
      this.known = true;
    } catch (trouble) {
      this.trouble = /** @type {Error} */ (trouble).message;
    }
    this.dispatchEvent(new Event("change"));
  }

  async #askOwn() {
    const own = settings.values.tables.filter((table) => !table.over).slice(0, OWN_MAX);
    const found = await Promise.all(own.map((table) => lookAt(table.id)));
    this.mine = found.flatMap((table) => (table && table.stage !== "over" ? table : []));
  }
}

/** A table one knows; null, and forgotten, if it is gone. @param {string} id @returns {Promise<TableView | null>} */
async function lookAt(id) {
  try {
    const table = await http.table(id);
    const known = settings.known(id);
    if (table.stage === "over" && known) settings.remember({ ...known, over: true });
    return table;
  } catch (trouble) {
    if (trouble instanceof Trouble && trouble.status === 404) settings.forget(id);
    return null;
  }
}
