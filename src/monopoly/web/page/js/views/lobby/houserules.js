/** House rules: every option of the rules as a switch, a choice or a number, with its clause. */

import { h } from "../../base/dom.js";
import { words } from "../../base/words.js";
import { field, numberInput, select, toggle } from "../../components/controls.js";
import { clauseButton } from "../../components/clauses.js";
import { optionTitle, valueText } from "../../model/rules.js";

/** @typedef {import("../../model/draft.js").Draft} Draft */
/** @typedef {import("../../model/rules.js").OptionView} OptionView */

/** @type {Record<string, string[]>} */
const GROUPS = {
  money: ["free_parking", "income_tax", "luxury_tax", "rent_claim", "salary_claim", "double_rent_beside_houses"],
  building: ["houses_before_hotel", "hotel_sale", "houses", "hotels"],
  jail: ["jail_fine_early", "jail_turns", "jail_sit_out", "jail_business"],
  turns: ["opening_throw_moves", "turn_skipping", "business"],
  ends: ["starting_cash", "dealt_deeds", "dealt_deeds_paid", "ending"],
  board: ["edition", "decks", "banker", "joke_card"],
};

/** @param {Draft} draft @param {() => void} changed */
export function houseRules(draft, changed) {
  // What is laid over the rules as a whole has a switch of its own already.
  const overlays = draft.all.overlays.map((overlay) => Object.keys(overlay.options)).filter((names) => names.length === 1);
  const named = new Set([...Object.values(GROUPS), ...overlays].flat());
  const more = draft.all.options.filter((option) => !named.has(option.name)).map((option) => option.name);
  const groups = Object.entries({ ...GROUPS, more }).filter(([, names]) => names.length);
  return groups.map(([group, names]) => {
    const options = names.flatMap((name) => draft.all.options.find((option) => option.name === name) ?? []);
    const title = /** @type {Record<string, string>} */ (words.lobby.make.groups)[group];
    return h("fieldset.house-rules", { key: group }, h("legend", title), options.map((option) => control(draft, option, changed)));
  });
}

/** @param {Draft} draft @param {OptionView} option @param {() => void} changed */
function control(draft, option, changed) {
  const { name } = option;
  const values = draft.values(option);
  const value = draft.value(name);
  const isChanged = name in draft.options;
  const set = (/** @type {import("../../model/rules.js").Value} */ chosen) => {
    draft.choose(name, chosen);
    changed();
  };
  const usual = isChanged && h("em", ` ${words.lobby.make.usual(valueText(name, draft.usual(name)))}. `);
  const hint = [option.summary, " ", usual, clauseButton(option.clause)];
  const input = values.length
    ? select(String(value), values.map((one) => [String(one), valueText(name, one)]), (text) => set(values.find((one) => String(one) === text) ?? option.default))
    : numberInput(Number(value), option.least, option.most, set);
  return h(
    ".option",
    { key: name, class: isChanged && "changed", "data-option": name },
    typeof value === "boolean" ? toggle(name, optionTitle(name), hint, value, set) : field(optionTitle(name), input, hint),
  );
}
