/** What a bot has done in one's seat while one was away: told until one has acted again, or has read it. */

/** @typedef {import("../../types/wire.d.ts").LogEntry} LogEntry */
/** @typedef {import("./lines.js").Line} Line */

export class Absence {
  /** Oldest first. @type {Line[]} */
  lines = [];

  /** @param {LogEntry} entry @param {Line[]} lines what it tells @param {number | null} own one's seat */
  hear(entry, lines, own) {
    if (own === null || !("seat" in entry) || entry.seat !== own) return;
    if (entry.what === "replaced") this.forget();
    else if (entry.what !== "played") return;
    else if (entry.by === "bot") this.lines.push(...lines);
    else this.forget();
  }

  forget() {
    this.lines = [];
  }
}
