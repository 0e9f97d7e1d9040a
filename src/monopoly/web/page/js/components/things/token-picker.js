/** Tokens to choose among. */

import { h } from "../../base/dom.js";
import { words } from "../../base/words.js";
import { segments } from "../controls.js";
import { icon } from "../icon.js";

/** "rocking horse", "top hat": as one says it. @param {string} token */
export const tokenName = (token) => token.replaceAll("-", " ");

/** @param {string[]} tokens @param {string} value @param {(token: string) => void} pick */
export function tokenPicker(tokens, value, pick) {
  const { token: legend, anyToken } = words.lobby.make;
  const choices = tokens.map((token) => /** @type {import("../controls.js").Choice} */ ([token, [icon(token), h("span.unseen", tokenName(token))], tokenName(token)]));
  return segments("token", legend, value, [["", anyToken], ...choices], pick, "tokens");
}
