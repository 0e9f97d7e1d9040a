/**
 * A game to be shown: what the views read, whether the game is being played at (live-table.js) or looked at
 * again (replay.js). It sends `change` whenever any of it is different.
 *
 * What is shown is always something that has happened: `position` is what lies on the board, `decision` the
 * moment it belongs to (legal actions and all), null while something is still moving.
 */

/** @typedef {import("../../types/wire.d.ts").BoardView} BoardView */
/** @typedef {import("../../types/wire.d.ts").TableView} TableView */
/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("../../types/wire.d.ts").Legal} Legal */
/** @typedef {import("../../types/wire.d.ts").Place} Place */
/** @typedef {import("./events.js").Stage} Stage */
/** @typedef {import("./events.js").Word} Word */
/** @typedef {import("./lines.js").Line} Line */
/** @typedef {import("./live-table.js").LiveTable} LiveTable */
/** @typedef {import("../../types/wire.d.ts").Now} Now */
/** The wire leaves out what is as usual; here it is all there. @typedef {Required<Omit<Now, "position" | "worth" | "called">> & { position: Position | null }} Decision */
/** What is known of the table a game is played at. @typedef {Pick<TableView, "id" | "title" | "preset" | "overlays" | "options" | "stage" | "seats" | "banker" | "banks">} ShownTable */
/** How it is shown, as far as views may have a say in that. @typedef {{ readonly busy: boolean, stage: Stage | null, rate: number, skip(): void }} Playback */

/**
 * @typedef {object} Shown
 * @property {BoardView} board
 * @property {ShownTable} table
 * @property {Position | null} position
 * @property {Decision | null} decision
 * @property {number | null} seat where this browser sits; null for a watcher, -1 for who only banks
 * @property {boolean} sits whether this browser has a seat to act from
 * @property {boolean} myTurn whether the game waits for this seat, and nothing is still moving
 * @property {Line[]} lines the story so far, oldest first
 * @property {Word[]} round what has been said in the auction or shortage that is on
 * @property {string} telling what is being told right now; "" when nothing is
 * @property {{ winners: number[], places: Place[] } | null} ended where the game ended, once that has been shown
 * @property {Set<number>} connected
 * @property {number} watchers
 * @property {number} heardAt when `decision` came, to tell how much of a clock is left
 * @property {Playback} sequencer
 * @property {LiveTable | null} live where questions are asked and things done; null where the game is only looked at
 * @property {(...kinds: string[]) => Legal[]} legal the legal actions of these kinds
 * @property {() => void} changed
 */

/** @typedef {EventTarget & Shown} Game */

export {};
