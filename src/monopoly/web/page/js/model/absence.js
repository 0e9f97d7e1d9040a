/** What a bot has done in one's seat while one was away: told until one has acted again, or has read it. */

/** @typedef {import("../../types/wire.d.ts").LogEntry} LogEntry */
/** @typedef {import("./lines.js").Line} Line */

export class Absence {
  /** Oldest first. @type {Line[]} */
  lines = [];
  #away = false;

  /** @param {LogEntry} entry @param {Line[]} lines what it tells @param {number | null} own one's seat */
  hear(entry, lines, own) {
    if (own === null || !("seat" in entry) || entry.seat !== own) return;
    if (entry.what === "replaced") {
      this.#away = true;
      this.forget();
    } else if (entry.what === "returned") this.#away = false;
    else if (entry.what !== "played") return;
    else if (this.#away) this.lines.push(...lines);
    else if (entry.by === "player") this.forget();
  }

  forget() {
    this.lines = [];
  }
}
