/**
 * The line to one table. It comes back by itself, says what it has seen, and sends again what was not
 * answered: each message has an id, and the server does the same id once.
 *
 * Events: `update` (detail: entries, now), `presence`, `welcome`, `status`.
 */

import { notWhileDrawing } from "../base/drawing.js";
import { words } from "../base/words.js";
import { Trouble } from "./http.js";

/** @typedef {"connecting" | "open" | "lost" | "closed"} Status */

const PROTOCOL = 3;
const TAIL = 60; // entries of the log: more than the story shows at once
const WAITS = [300, 700, 1500, 3000, 5000]; // milliseconds before the next try, at most
const SILENCE = 45_000; // a line that says nothing for so long is asked whether it is there
const ANSWER = 12_000; // an answer that takes longer means the line is dead
const WAKING = 3_000; // … or that long after a sleep, when it is likely to be

export class TableSocket extends EventTarget {
  /** @type {WebSocket | null} */
  #socket = null;
  /** @type {Map<string, { text: string, settle: (answer: any) => void, fail: (why: Trouble) => void }>} */
  #open = new Map();
  #tries = 0;
  #random;
  #count = 0;
  #retry = 0;
  #watch = 0;
  /** The last version seen; null before the first. @type {number | null} */
  #since = null;
  #tag = crypto.getRandomValues(new Uint32Array(2)).join("-");
  /** @type {Status} */
  status = "connecting";
  /** Why it was closed for good. */
  reason = "";
  /** Whether it is missing and being sought. */
  lost = false;
  /** The tab is looked at again, or there is a network again. */
  #wake = () => {
    if (document.hidden || this.status === "closed") return;
    if (this.status !== "open") return this.reconnect();
    this.ask({ type: "ping" }).catch(() => {});
    this.#listen(WAKING);
  };

  /** @param {string} id @param {() => number} random from 0 up to 1 */
  constructor(id, random = Math.random) {
    super();
    this.id = id;
    this.#random = random;
  }

  connect() {
    if (this.status === "closed") return;
    clearTimeout(this.#retry);
    document.addEventListener("visibilitychange", this.#wake);
    addEventListener("online", this.#wake);
    this.#listen(ANSWER);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/play`);
    this.#socket = socket;
    socket.onopen = () => {
      const hello = { type: "hello", protocol: PROTOCOL, since: this.#since, tail: TAIL, want: ["story", "labels", "positions"] };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data));
    socket.onclose = (closing) => {
      if (socket === this.#socket) this.#lose(closing.code);
    };
  }

  /** For good. */
  close() {
    this.#end("");
  }

  /** Drops a line that may be dead and takes it up again at once. */
  reconnect() {
    if (this.status === "closed") return;
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#tries = 0;
    this.#set("connecting");
    this.connect();
  }

  /**
   * Sends a message and waits for its answer, over as many lines as it takes.
   * @param {Record<string, unknown>} message @returns {Promise<any>}
   */
  ask(message) {
    notWhileDrawing(String(message.type));
    if (this.status === "closed") return Promise.reject(new Trouble("closed", this.reason || words.trouble.closed));
    const id = `${this.#tag}-${++this.#count}`;
    const text = JSON.stringify({ ...message, id });
    return new Promise((settle, fail) => {
      this.#open.set(id, { text, settle, fail });
      if (this.status === "open") this.#socket?.send(text);
      this.#listen(ANSWER);
    });
  }

  /** @param {any} message */
  #hear(message) {
    this.#listen(this.#open.size ? ANSWER : SILENCE);
    switch (message.type) {
      case "welcome":
        this.#tries = 0;
        this.lost = false;
        this.#set("open");
        this.#tell("welcome", message);
        for (const { text } of this.#open.values()) this.#socket?.send(text);
        break;
      case "update":
        for (const entry of message.entries) this.#since = entry.version;
        if (message.now && this.#since === null) this.#since = message.now.version;
        this.#tell("update", message);
        break;
      case "presence":
        this.#tell("presence", message);
        break;
      case "bye":
        if (!message.again) this.#end(message.sentence);
        break;
      default:
        this.#settle(message);
    }
  }

  /** @param {any} message */
  #settle(message) {
    const waiting = this.#open.get(message.id);
    if (!waiting) return;
    if (message.type === "error" && message.code === "too-fast") {
      setTimeout(() => this.status === "open" && this.#socket?.send(waiting.text), 1000 * (message.retry_after || 1));
      return;
    }
    this.#open.delete(message.id);
    if (message.type === "refused" || message.type === "error") {
      const { sentence, clause = "" } = message.reason ?? message;
      const told = message.code === "stale" ? words.trouble.stale : sentence; // versions are the machine's own
      const trouble = new Trouble(message.code, told, 0, clause);
      trouble.stillLegal = message.still_legal ?? false;
      waiting.fail(trouble);
    } else {
      waiting.settle(message);
    }
  }

  /** A line that stays silent for too long is asked, and then taken up anew. @param {number} patience */
  #listen(patience) {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      if (this.status === "connecting" || (this.status === "open" && this.#open.size)) this.reconnect();
      else if (this.status === "open") this.ask({ type: "ping" }).catch(() => {});
    }, patience);
  }

  /** @param {number} code */
  #lose(code) {
    if (this.status === "closed") return;
    if (code === 4404) return this.#end(words.trouble.gone);
    if (code === 4401) return this.#end(words.trouble.elsewhere);
    this.lost = true;
    this.#set("lost");
    const most = WAITS[Math.min(this.#tries++, WAITS.length - 1)];
    // All who lost the line at once do not come back at once.
    const wait = most / 2 + (most / 2) * this.#random();
    this.#retry = setTimeout(() => {
      this.#set("connecting");
      this.connect();
    }, wait);
  }

  /** @param {string} reason */
  #end(reason) {
    clearTimeout(this.#retry);
    clearTimeout(this.#watch);
    document.removeEventListener("visibilitychange", this.#wake);
    removeEventListener("online", this.#wake);
    this.reason = reason;
    this.#set("closed");
    this.#socket?.close();
    this.#socket = null;
    for (const { fail } of this.#open.values()) fail(new Trouble("closed", reason || words.trouble.closed));
    this.#open.clear();
  }

  /** @param {Status} status */
  #set(status) {
    if (this.status === status) return;
    this.status = status;
    this.#tell("status", status);
  }

  /** @param {string} type @param {unknown} detail */
  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
