/** From one click, or from an address, to a running game. */

import { settings } from "../base/settings.js";
import { words } from "../base/words.js";
import { http } from "../net/http.js";
import { choices, written } from "./rules.js";

/** @typedef {import("./rules.js").Value} Value */
/** @typedef {{ name?: string, rules: string, bots: string[], options?: Record<string, Value>, minutes?: number }} PlayWish */

const MINUTES = 60; // of a game with a time limit, where nobody has said otherwise

export function ownName() {
  return settings.values.name.trim() || words.lobby.guest;
}

/** Lays a private table and starts it; where it is. @param {PlayWish} wish @returns {Promise<string>} */
export async function playNow({ name = ownName(), rules, bots, options = {}, minutes }) {
  const [preset, ...overlays] = rules.split("-"); // as in the address, and as `POST /api/tables` wants it
  const ending = options.ending ?? written(await choices.get(), { preset, overlays }).ending;
  const { table } = await http.open({
    name,
    rules,
    options,
    bots,
    seats: bots.length + 1,
    private: true,
    minutes: ending === "time-limit" ? (minutes ?? MINUTES) : null,
  });
  await http.start(table.id, "").catch(() => {}); // it can be begun in its room as well
  return `/table/${table.id}`;
}

/**
 * What an address like `/?play=1&rules=london&bots=hard,easy&name=Ann&option=free_parking%3Dfines` asks for.
 * @param {URLSearchParams} query @returns {Promise<PlayWish | null>}
 */
export async function wishOf(query) {
  if (!query.has("play")) return null;
  const all = await choices.get();
  /** @type {Record<string, Value>} */
  const options = {};
  for (const text of query.getAll("option")) {
    const [name, value = ""] = text.split("=", 2);
    const usual = all.options.find((option) => option.name === name)?.default;
    options[name] = typeof usual === "boolean" ? value === "true" : typeof usual === "number" ? Number(value) : value;
  }
  const name = query.get("name")?.trim();
  if (name) settings.set("name", name);
  const bots = (query.get("bots") ?? "").split(",").map((bot) => bot.trim()).filter(Boolean);
  return {
    name: name || undefined,
    rules: query.get("rules") || all.presets[0].name,
    bots: bots.length ? bots : ["easy", "medium", "hard"],
    options,
    minutes: Number(query.get("minutes")) || undefined,
  };
}
