/**
 * Shows what has happened, one thing after another, at the pace of the eye. Steps queue; each is
 * acted out event by event on the stage (the board), and then its position is what is shown. Behind
 * by much, on a hidden tab, with motion turned off, or when somebody taps, it cuts to the end.
 */

import { flowsOf, paid, positionAfter, treatmentOf } from "./events.js";

/** @typedef {import("../../types/wire.d.ts").Event} GameEvent */
/** @typedef {import("../../types/wire.d.ts").Sentence} Sentence */
/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("../../types/wire.d.ts").BoardView} BoardView */
/** @typedef {import("./events.js").Stage} Stage */
/** @typedef {import("./lines.js").Line} Line */
/** How fast things move; `hidden` while nobody can see them. @typedef {{ readonly still: boolean, readonly speed: number, readonly hidden: boolean }} Tempo */
/** Something that has happened: an entry of a log, a frame of a record. @typedef {{ events: GameEvent[], told: Sentence[], played: boolean }} Scene */

/**
 * What the sequencer writes to, and all it knows of a game.
 * @template {Scene} S
 * @template M
 * @typedef {object} Model
 * @property {BoardView} board
 * @property {Position | null} position
 * @property {import("./events.js").Names} names
 * @property {() => void} begin something moves from now on: there is nothing to decide
 * @property {(scene: S) => Line[]} take a scene has come: its lines
 * @property {(position: Position) => void} show
 * @property {(text: string) => void} say
 * @property {(lines: Line[], event?: number) => void} tell what is left of these lines, up to one of their events
 * @property {(moment: M) => void} arrive everything up to here is shown
 * @property {() => void} changed
 */

/** @template S @template M @typedef {{ scenes: S[], moment: M | null, atOnce: boolean }} Step */

const CROWDED = 6; // steps waiting: from here on they go faster
const HOPELESS = 40; // steps waiting: cut to the last

/**
 * @template {Scene} S
 * @template M
 */
export class Sequencer {
  /** @type {Step<S, M>[]} */
  #queue = [];
  #busy = false;
  #stopped = false;
  #hurry = false;
  /** @type {Stage | null} */
  stage = null;
  /** Heard by whoever makes sounds: called with each event as it is shown. @type {((event: GameEvent) => void) | null} */
  onevent = null;
  /** How much faster than usual. */
  rate = 1;
  /** @type {Model<S, M>} */
  #model;
  /** @type {Tempo} */
  #tempo;

  /** @param {Model<S, M>} model @param {Tempo} tempo */
  constructor(model, tempo) {
    this.#model = model;
    this.#tempo = tempo;
  }

  /** @param {Step<S, M>} step */
  add(step) {
    this.#queue.push(step);
    if (!this.#busy) void this.#run();
  }

  stop() {
    this.#stopped = true;
    this.#queue = [];
  }

  /** Whether something is still to be shown. */
  get busy() {
    return this.#busy;
  }

  /** A tap: what is moving is shown done, and what waits is not acted out. */
  skip() {
    if (this.#busy) this.#hurry = true;
    this.stage?.finish();
  }

  async #run() {
    const model = this.#model;
    this.#busy = true;
    while (!this.#stopped) {
      const step = this.#queue.shift();
      if (!step) break;
      if (step.scenes.some(({ played }) => played)) model.begin();
      for (const scene of step.scenes) {
        const lines = model.take(scene);
        if (!step.atOnce && !this.#cut) await this.#actOut(scene, lines).catch(reportError); // the game goes on
        else if (!step.atOnce) this.#sound(scene);
        model.tell(lines);
      }
      if (this.#stopped) return;
      model.say("");
      if (step.moment !== null) model.arrive(step.moment);
      else model.changed();
    }
    this.#busy = false;
    this.#hurry = false;
    model.changed();
  }

  get #cut() {
    return this.#hurry || this.#tempo.still || this.#tempo.hidden || !this.stage || !this.#model.position || this.#queue.length > HOPELESS;
  }

  get #pace() {
    const crowd = Math.max(1, this.#queue.length / CROWDED);
    return this.#tempo.speed * this.rate * crowd;
  }

  /** What is not acted out is heard all the same. @param {S} scene */
  #sound({ events, played }) {
    if (played && !this.#tempo.hidden && !this.#queue.length) events.forEach((event) => this.onevent?.(event));
  }

  /** @param {S} scene @param {Line[]} lines told one by one, when each has been seen */
  async #actOut({ events, told }, lines) {
    for (const [i, event] of events.entries()) {
      if (this.#cut || this.#stopped) return;
      const tell = () => this.#say(told[i]?.text ?? "");
      const suspense = treatmentOf(event).suspense?.(event, this.#model.names);
      if (suspense) this.#say(suspense);
      else tell();
      this.onevent?.(event);
      await this.#show(event, tell);
      this.#model.tell(lines, i);
    }
  }

  /** @param {string} text */
  #say(text) {
    this.#model.say(text);
    this.#model.changed();
  }

  /** @param {GameEvent} event @param {() => void} tell says what chance has brought, once that can be seen */
  async #show(event, tell) {
    const { stage } = this;
    if (!stage) return;
    const pace = this.#pace;
    const { motion, after } = treatmentOf(event);
    await motion?.(stage, event, pace, tell);
    for (const flow of flowsOf(event)) {
      await stage.pay(flow.from, flow.to, flow.amount, pace);
      this.#change((position) => paid(position, flow)); // the sums follow as it arrives
    }
    this.#change((position) => positionAfter(position, event, this.#model.board));
    if (!after) return;
    stage.refresh();
    await after(stage, event, pace);
  }

  /** What has been seen stays so until the position after the whole move comes. @param {(position: Position) => Position} change */
  #change(change) {
    const { position } = this.#model;
    if (!position) return;
    this.#model.show(change(position));
    this.#model.changed();
  }
}
