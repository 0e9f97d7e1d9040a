/** The dice of a game checked here, in this browser: every throw and shuffle drawn again (docs/fair-dice.md). */

import { hex, hmac, join, sha256, unhex } from "../base/sha256.js";

/** @typedef {{ verdict: "proved", throws: number, shuffles: number } | { verdict: "wrong", line: number } | { verdict: "commitment" } | { verdict: "none" }} Check */

const LABEL = "monopoly/fair-dice/1/";
const THIRD_DIE = [1, 2, 3, 4, 5, 5];

const utf8 = (/** @type {string} */ text) => new TextEncoder().encode(text);

/** @param {number} value @param {number} size */
function bytesOf(value, size) {
  const bytes = new Uint8Array(size);
  for (let i = size - 1; i >= 0; i--, value = Math.floor(value / 256)) bytes[i] = value % 256;
  return bytes;
}

/** @param {string} text */
const encoded = (text) => join(bytesOf(utf8(text).length, 4), utf8(text));

/** Names in this order are in that of their code points, as the record's maker sorts. @param {[string, string]} words */
const order = ([name]) => hex(utf8(name));

/** @param {Uint8Array} secret @param {string} table @param {[string, string][]} words */
export function gameKey(secret, table, words) {
  const said = words.filter(([, text]) => text).sort((a, b) => (order(a) < order(b) ? -1 : 1)).flat();
  return hmac(secret, join(utf8(`${LABEL}game`), ...[table, ...said].map(encoded)));
}

/** Numbers of one draw, each below its limit. @param {Uint8Array} key @param {"throw" | "shuffle"} label @param {number} number @param {number[]} limits */
function draw(key, label, number, limits) {
  const prefix = join(utf8(LABEL + label), bytesOf(number, 8));
  /** @type {number[]} */ let stream = [];
  let block = 0;
  return limits.map((limit) => {
    for (;;) {
      if (!stream.length) stream = [...hmac(key, join(prefix, bytesOf(block++, 4)))];
      const byte = stream.shift() ?? 255;
      if (byte < 256 - (256 % limit)) return byte % limit;
    }
  });
}

/** @param {Uint8Array} key @param {number} number @param {number} dice */
export function throwOf(key, number, dice) {
  const [first, second, third] = draw(key, "throw", number, [6, 6, 6]);
  return [1 + first, 1 + second, THIRD_DIE[third]].slice(0, dice);
}

/** @param {Uint8Array} key @param {number} number @param {number[]} found */
export function shuffleOf(key, number, found) {
  const cards = [...found].sort((a, b) => a - b);
  const places = cards.map((_, i) => i).reverse().slice(0, -1);
  const drawn = draw(key, "shuffle", number, places.map((i) => i + 1));
  for (const [step, i] of places.entries()) [cards[i], cards[drawn[step]]] = [cards[drawn[step]], cards[i]];
  return cards;
}

/** @param {string} record JSON Lines @param {string} bound what was published before the first throw @returns {Check} */
export function checkDice(record, bound) {
  const lines = record.split("\n").filter((line) => line.trim()).map((line) => JSON.parse(line));
  const { fair } = lines[0];
  const revealed = lines.findLast((line) => "secret" in line);
  if (!fair || !revealed) return { verdict: "none" };
  const secret = unhex(revealed.secret);
  if (hex(sha256(join(utf8(`${LABEL}commitment`), secret))) !== fair.commitment || (bound && bound !== fair.commitment)) return { verdict: "commitment" };
  const key = gameKey(secret, fair.table, fair.words);
  let throws = 0;
  let shuffles = 0;
  for (const [i, line] of lines.entries()) {
    const order = line.order ?? line.deal;
    if (!order && !line.dice) continue;
    const right = order ? shuffleOf(key, shuffles++, order) : throwOf(key, throws++, line.dice.length);
    if (String(right) !== String(order ?? line.dice)) return { verdict: "wrong", line: i + 1 };
  }
  return { verdict: "proved", throws, shuffles };
}
