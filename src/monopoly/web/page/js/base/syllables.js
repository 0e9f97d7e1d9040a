/** Where words may be broken. */

import { words } from "./words.js";

const ONSET = /(?:[cpst]h|[bcdfgpt]r|[bcfgp]l|qu|[^aeiouy])$/i; // what a syllable may begin with

/** Where a word may be broken: as the language's list says, else near enough, never close to its ends. @param {string} word */
export function syllables(word) {
  const listed = words.board.breaks[word];
  if (listed) return listed.split("-");
  const parts = [""];
  for (const { 0: piece, index = 0 } of word.matchAll(/[aeiouy]+[^aeiouy]*|^[^aeiouy]+/gi)) {
    const last = parts.pop() ?? "";
    const [run] = /[^aeiouy]*$/i.exec(last) ?? [""];
    const onset = run.length < index ? ONSET.exec(run)?.[0].length ?? 0 : 0;
    const cut = last.length - onset;
    if (onset && cut > 1) parts.push(last.slice(0, cut), last.slice(cut) + piece);
    else parts.push(last + piece);
  }
  if (parts.length > 1 && (parts.at(-1) ?? "").length < 3) parts.push(parts.splice(-2).join(""));
  return parts;
}

/** A name that may break at its syllables where a line ends. @param {string} name */
export const soft = (name) => name.split(" ").map((word) => syllables(word).join("\u00ad")).join(" ");
