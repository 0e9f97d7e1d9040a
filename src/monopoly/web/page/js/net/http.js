/** The server's HTTP part (docs/protocol.md). Whatever goes wrong is a `Trouble` with a sentence. */

import { notWhileDrawing } from "../base/drawing.js";
import { words } from "../base/words.js";

/** @typedef {import("../../types/wire.d.ts").TableView} TableView */
/** @typedef {import("../../types/wire.d.ts").Seated} Seated */
/** @typedef {import("../../types/wire.d.ts").Me} Me */

export class Trouble extends Error {
  /** @param {string} code @param {string} sentence @param {number} [status] @param {string} [clause] */
  constructor(code, sentence, status = 0, clause = "") {
    super(sentence);
    this.code = code;
    this.status = status;
    this.clause = clause;
    /** Of something decided on an older moment: whether it could be done now. */
    this.stillLegal = false;
  }
}

/**
 * @param {string} method @param {string} path @param {object | string} [body] @param {boolean} [lines] whether the answer is JSON Lines
 * @returns {Promise<any>}
 */
function ask(method, path, body, lines) {
  notWhileDrawing(path);
  return send(method, path, body, lines);
}

/** @type {typeof ask} */
async function send(method, path, body, lines) {
  let response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body),
    });
  } catch {
    throw new Trouble("offline", words.trouble.offline);
  }
  if (response.ok && lines) return response.text();
  const answer = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer;
  throw new Trouble(
    answer?.code ?? "internal",
    answer?.sentence ?? words.trouble.strange(response.status),
    response.status,
    answer?.clause ?? "",
  );
}

/** @param {string} id */
const table = (id) => `/api/tables/${encodeURIComponent(id)}`;

export const http = {
  /** @returns {Promise<import("../../types/wire.d.ts").Choices>} */
  choices: () => ask("GET", "/api/choices"),
  /** @param {"open" | "playing" | "over"} stage @returns {Promise<import("../../types/wire.d.ts").TableList>} */
  tables: (stage) => ask("GET", `/api/tables?stage=${stage}`),
  /** @param {object} wish `NewTable` @returns {Promise<Seated>} */
  open: (wish) => ask("POST", "/api/tables", wish),
  /** @param {string} id @returns {Promise<TableView>} */
  table: (id) => ask("GET", table(id)),
  /** @param {string} id @returns {Promise<import("../../types/wire.d.ts").BoardView>} */
  board: (id) => ask("GET", `${table(id)}/board`),
  /** @param {string} id @returns {Promise<Me>} */
  me: (id) => ask("GET", `${table(id)}/me`),
  /** @param {string} id @param {string} name @param {string} token @param {string} invite @returns {Promise<Seated>} */
  sit: (id, name, token, invite) => ask("POST", `${table(id)}/seats`, { name, token, invite }),
  /** @param {string} id @param {number} seat @returns {Promise<TableView>} */
  remove: (id, seat) => ask("DELETE", `${table(id)}/seats/${seat}`),
  /** @param {string} id @param {number} person @returns {Promise<TableView>} */
  readmit: (id, person) => ask("POST", `${table(id)}/readmit`, { person }),
  /** @param {string} id @returns {Promise<import("../../types/wire.d.ts").TableInvite>} */
  tableInvite: (id) => ask("GET", `${table(id)}/invite`),
  /** @param {string} id @returns {Promise<import("../../types/wire.d.ts").TableInvite>} */
  renewLink: (id) => ask("POST", `${table(id)}/invite`, {}),
  /** @param {string} id @param {string} bot @returns {Promise<TableView>} */
  addBot: (id, bot) => ask("POST", `${table(id)}/bots`, { bot }),
  /** @param {string} id @param {string} text @returns {Promise<TableView>} */
  addWords: (id, text) => ask("POST", `${table(id)}/words`, { words: text }),
  /** @param {string} id @param {string} fill @returns {Promise<TableView>} */
  start: (id, fill) => ask("POST", `${table(id)}/start`, { fill }),
  /** @param {string} id @param {"bot" | "estate"} then @returns {Promise<TableView>} */
  leave: (id, then) => ask("POST", `${table(id)}/leave`, { then }),
  /** @param {string} id @param {number} seat @returns {Promise<TableView>} */
  handOver: (id, seat) => ask("POST", `${table(id)}/host`, { seat }),
  /** @param {string} id @returns {Promise<Seated>} */
  rematch: (id) => ask("POST", `${table(id)}/rematch`, {}),
  /** @param {string} id @returns {Promise<import("../../types/wire.d.ts").Replay>} */
  replay: (id) => ask("GET", `${table(id)}/replay`),
  /** @param {string} record @returns {Promise<import("../../types/wire.d.ts").Replay>} */
  replayOf: (record) => ask("POST", "/api/replays", record),
  /** @param {string} id @param {string} code of a link that was renewed @returns {Promise<{ link: string, reach: "everybody" | "network" | "this-machine" }>} */
  invite: (id, code) => ask("GET", `/invite/${encodeURIComponent(id)}${code && `?code=${encodeURIComponent(code)}`}`),
  /** @returns {Promise<import("../../types/wire.d.ts").Statutes>} */
  statutes: () => ask("GET", "/api/statutes"),
  /** @param {string} clause @returns {Promise<import("../../types/wire.d.ts").Scenarios>} */
  scenarios: (clause) => ask("GET", `/api/statutes/scenarios?clause=${encodeURIComponent(clause)}`),
  /** @param {string} id @returns {Promise<string>} */
  record: (id) => ask("GET", `${table(id)}/record`, undefined, true),
  /** @param {string} id */
  recordAddress: (id) => `${table(id)}/record`,
};
