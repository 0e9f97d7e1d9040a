/**
 * Small sounds, made on the spot: no files. Browsers let a page sound only after somebody has touched it,
 * so nothing is heard before the first tap or key. One switch turns them off.
 */

import { settings } from "../base/settings.js";
import { treatmentOf } from "../model/events.js";

/** @typedef {import("../model/events.js").Sound} Sound */
/**
 * One stroke of a sound: after how many milliseconds, its pitch, how long, how loud in hundredths; then the
 * shape of a tone that is not a sine, or a number: how sharp a hiss is around its pitch, like wood or paper.
 * @typedef {[delay: number, pitch: number, long: number, loud: number, shape?: OscillatorType | number]} Stroke
 */

const APART = 0.12; // seconds between two of the same sound

/** @type {AudioContext | null} */
let context = null;
/** When each was last heard. @type {Map<Sound, number>} */
const last = new Map();

function wake() {
  if (!settings.values.sound) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}
for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, wake, { capture: true, passive: true });

/** @param {Sound} sound */
export function play(sound) {
  if (!settings.values.sound || context?.state !== "running") return;
  const now = context.currentTime;
  if (now - (last.get(sound) ?? -1) < APART) return;
  last.set(sound, now);
  for (const stroke of sound === "dice" ? rattle() : SOUNDS[sound]) strike(context, now, stroke);
}

/** @param {import("../model/events.js").GameEvent} event */
export function soundOf(event) {
  const { sound } = treatmentOf(event);
  if (sound) play(sound);
}

// --- what they are made of

/** @type {Record<Exclude<Sound, "dice">, Stroke[]>} */
const SOUNDS = {
  coin: [
    [0, 1568, 120, 5, "triangle"],
    [60, 2093, 280, 6, "triangle"],
  ],
  gavel: [
    [0, 420, 120, 50, 3],
    [0, 150, 140, 25],
    [160, 420, 120, 50, 3],
    [160, 150, 140, 25],
  ],
  turn: [
    [0, 659, 500, 9],
    [140, 880, 700, 9],
  ],
  card: [[0, 3200, 160, 14, 0.7]],
  build: [
    [0, 700, 70, 40, 6],
    [130, 850, 70, 40, 6],
  ],
  jail: [
    [0, 220, 500, 6, "square"],
    [10, 311, 400, 5, "square"],
  ],
  offer: [
    [0, 784, 200, 6, "triangle"],
    [100, 988, 300, 6, "triangle"],
  ],
  end: [
    [0, 523, 800, 8],
    [130, 659, 800, 8],
    [260, 784, 800, 8],
    [390, 1047, 800, 8],
  ],
};

/** Dice never sound the same twice. @returns {Stroke[]} */
function rattle() {
  const rolls = Array.from({ length: 7 }, (_, i) => /** @type {Stroke} */ ([i * 55 + Math.random() * 25, 1400 + Math.random() * 1600, 50, 32 - i * 2.5, 5]));
  return [...rolls, [470, 900, 90, 30, 4]];
}

/** @param {AudioContext} audio @param {number} now @param {Stroke} stroke */
function strike(audio, now, [delay, frequency, long, loud, shape = "sine"]) {
  const isHiss = typeof shape === "number";
  const source = isHiss ? new AudioBufferSourceNode(audio, { buffer: noise(audio) }) : new OscillatorNode(audio, { type: shape, frequency });
  const voice = isHiss ? source.connect(new BiquadFilterNode(audio, { type: "bandpass", frequency, Q: shape })) : source;
  const fading = new GainNode(audio);
  const at = now + delay / 1000;
  const end = at + long / 1000;
  fading.gain.setValueAtTime(0.0001, at);
  fading.gain.exponentialRampToValueAtTime(loud / 100, at + 0.006);
  fading.gain.exponentialRampToValueAtTime(0.0001, end);
  voice.connect(fading).connect(audio.destination);
  source.start(at);
  source.stop(end);
}

/** @type {AudioBuffer | null} */
let hissing = null;

/** @param {AudioContext} audio */
function noise(audio) {
  if (hissing) return hissing;
  hissing = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  hissing.copyToChannel(
    Float32Array.from({ length: audio.sampleRate }, () => Math.random() * 2 - 1),
    0,
  );
  return hissing;
}
