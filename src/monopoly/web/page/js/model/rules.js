/** What a table plays, in words: its preset, what is laid over it, and where it differs. */

import { Asked } from "../base/asked.js";
import { http } from "../net/http.js";

/** @typedef {import("../../types/wire.d.ts").Choices} Choices */
/** @typedef {import("../../types/wire.d.ts").OptionView} OptionView */
/** @typedef {boolean | number | string} Value */
/** The preset, and the suffixes of what is laid over it. @typedef {{ preset: string, overlays: string[] }} Named */
/** @typedef {Named & { options: Record<string, Value>, minutes: number | null, clock: { decision?: number | null, reserve?: number } }} Played */

/** What a table may be opened with. @type {Asked<Choices>} */
export const choices = new Asked(() => http.choices());

/** What a table's rules are made of. @param {Choices} all @param {Named} rules */
export function partsOf(all, rules) {
  return {
    preset: all.presets.find(({ name }) => name === rules.preset) ?? all.presets[0],
    overlays: all.overlays.filter(({ suffix }) => rules.overlays.includes(suffix)),
  };
}

/** Every option as the named rules have it, on their own board or on another. @param {Choices} all @param {Named} rules @param {Value} [edition] @returns {Record<string, Value>} */
export function written(all, rules, edition) {
  const { preset, overlays } = partsOf(all, rules);
  const board = editionOf(all, edition ?? preset.edition)?.options;
  const found = Object.fromEntries(all.options.map((option) => [option.name, option.default]));
  Object.assign(found, board, preset.options, ...overlays.map((overlay) => overlay.options));
  return board?.decks ? { ...found, decks: board.decks } : found;
}

/** @param {Choices} all @param {Value} name */
export const editionOf = (all, name) => all.editions.find((edition) => edition.name === name);

/** "London · Third die" @param {Choices | null} all @param {Named} rules */
export function rulesTitle(all, rules) {
  if (!all) return "";
  const { preset, overlays } = partsOf(all, rules);
  return [preset.title, ...overlays.map((overlay) => overlay.title)].join(" · ");
}

/** @param {string} name */
export const optionOf = (name) => choices.known?.options.find((option) => option.name === name);

/** @param {string} name */
export const optionTitle = (name) => optionOf(name)?.title ?? name;

/** @param {string} name @param {Value} value */
export function valueText(name, value) {
  return optionOf(name)?.values.find((one) => one.value === value)?.title ?? value.toLocaleString("en-US");
}
