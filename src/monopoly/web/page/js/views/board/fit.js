/** Text that always fits its box, whatever the font: words wrap, long ones break at syllables, then it shrinks. */

import { syllables } from "../../base/syllables.js";

/** @typedef {{ lines: string[], size: number, height: number }} Fitted */

const LINE = 1.08; // height of a line
const BY = 0.97; // a step smaller
const SMALLEST = 4;

const context = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
/** @type {Map<string, number>} */
const widths = new Map();

/**
 * Calls back when a face has come in which texts are set: what was measured before is measured again.
 * @param {() => void} redraw @returns {() => void} ends it
 */
export function onFaces(redraw) {
  const come = () => {
    widths.clear();
    redraw();
  };
  document.fonts.addEventListener("loadingdone", come);
  return () => document.fonts.removeEventListener("loadingdone", come);
}

/** The width of a text of size 1. @param {string} text @param {string} font weight and family */
function widthOf(text, font) {
  const key = `${font}|${text}`;
  let known = widths.get(key);
  if (known === undefined) {
    context.font = font.replace(" ", " 100px ");
    known = context.measureText(text).width / 100;
    widths.set(key, known);
  }
  return known;
}

/**
 * The largest size at which a text fits a box. Breaking a word is worth it only where it gains much, or where
 * the text could not be read.
 * @param {string} text @param {{ w: number, h: number }} box @param {string} font @param {number} largest @param {number} [readable] @returns {Fitted}
 */
export function fit(text, box, font, largest, readable = 0) {
  const whole = largestOf(text.split(" "), box, font, largest);
  if (whole.size >= Math.max(0.85 * largest, readable)) return whole;
  const broken = largestOf(text.split(" "), box, font, largest, true);
  return broken.size > (whole.size < readable ? 1 : 1.14) * whole.size ? broken : whole;
}

/** @param {string[]} parts @param {{ w: number, h: number }} box @param {string} font @param {number} largest @param {boolean} [breaking] @returns {Fitted} */
function largestOf(parts, box, font, largest, breaking = false) {
  for (let size = largest; size > SMALLEST; size *= BY) {
    const width = box.w / size;
    const lines = wrap(parts, width, font, breaking);
    const height = (lines?.length ?? 0) * size * LINE;
    if (lines && height <= box.h) return { lines: balanced(parts, lines, width, font, breaking), size, height };
  }
  const text = parts.join(" ");
  const size = Math.min(SMALLEST, box.w / widthOf(text, font));
  return { lines: [text], size, height: size * LINE };
}

/** Words on lines of a width, or null where a word is too long. @param {string[]} parts @param {number} width @param {string} font @param {boolean} breaking @returns {string[] | null} */
function wrap(parts, width, font, breaking) {
  /** @type {string[]} */
  const lines = [];
  for (const word of parts) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (widthOf(longer, font) <= width) lines.splice(-1, 1, longer);
    else if (widthOf(word, font) <= width) lines.push(word);
    else {
      const pieces = breaking && broken(word, width, font);
      if (!pieces) return null;
      lines.push(...pieces);
    }
  }
  return lines;
}

/** The same number of lines, as even as can be. @param {string[]} parts @param {string[]} lines @param {number} width @param {string} font @param {boolean} breaking */
function balanced(parts, lines, width, font, breaking) {
  let best = lines;
  for (let narrower = width * 0.95; narrower > width * 0.4; narrower *= 0.95) {
    const found = wrap(parts, narrower, font, breaking);
    if (!found || found.length !== lines.length || hyphens(found) > hyphens(lines)) break;
    best = found;
  }
  return best;
}

/** @param {string[]} lines */
const hyphens = (lines) => lines.filter((line) => line.endsWith("-")).length;

/** @param {string} word @param {number} width @param {string} font @returns {string[] | null} */
function broken(word, width, font) {
  /** @type {string[]} */
  const pieces = [];
  const all = syllables(word);
  for (const [i, syllable] of all.entries()) {
    const fits = (/** @type {string} */ text) => widthOf(i < all.length - 1 ? `${text}-` : text, font) <= width;
    const longer = (pieces.at(-1) ?? "") + syllable;
    if (fits(longer)) pieces.splice(-1, 1, longer);
    else if (fits(syllable)) pieces.push(syllable);
    else return null;
  }
  return pieces.map((piece, i) => (i < pieces.length - 1 ? `${piece}-` : piece));
}
