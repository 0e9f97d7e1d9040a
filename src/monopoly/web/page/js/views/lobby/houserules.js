/** House rules: every option of the rules as a switch, a choice or a number, with its clause. */

import { h } from "../../base/dom.js";
import { words } from "../../base/words.js";
import { field, numberInput, select, toggle } from "../../components/controls.js";
import { clauseButton } from "../../components/clauses.js";
import { optionTitle, valueText } from "../../model/rules.js";

/** @typedef {import("../../model/draft.js").Draft} Draft */
/** @typedef {import("../../model/rules.js").OptionView} OptionView */

/** @param {Draft} draft @param {() => void} changed */
export function houseRules(draft, changed) {
  const { groups, options, overlays } = draft.all;
  // What is laid over the rules as a whole has a switch of its own already.
  const laid = overlays.map((overlay) => Object.keys(overlay.options)).filter((names) => names.length === 1).flat();
  return groups.map((group) => {
    const shown = options.filter((option) => option.group === group && !laid.includes(option.name));
    return h("fieldset.house-rules", { key: group }, h("legend", group), shown.map((option) => control(draft, option, changed)));
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
    ? select(String(value), values.map((one) => [String(one.value), one.title]), (text) => set(values.find((one) => String(one.value) === text)?.value ?? option.default))
    : numberInput(Number(value), option.least, option.most, set);
  return h(
    ".option",
    { key: name, class: isChanged && "changed", "data-option": name },
    typeof value === "boolean" ? toggle(name, optionTitle(name), hint, value, set) : field(optionTitle(name), input, hint),
  );
}
