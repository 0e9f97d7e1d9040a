/** Controls that are the same in the lobby, the room and the settings. */

import { h } from "../base/dom.js";
import { settings } from "../base/settings.js";
import { words } from "../base/words.js";

/** @typedef {import("../base/dom.js").Content} Content */
/** A value, how it is shown, and what it is called where that does not tell. @typedef {[value: string, label: Content, title?: string]} Choice */

/** One of a few, side by side. @param {string} name @param {Content} legend @param {string} value @param {Choice[]} choices @param {(value: string) => void} pick @param {string} [kind] its class */
export function segments(name, legend, value, choices, pick, kind) {
  return h(
    "fieldset.segments",
    { class: kind, "data-choice": name },
    h("legend", legend),
    h(
      "div",
      choices.map(([key, label, title]) =>
        h(
          "label",
          { key, title },
          h("input", { type: "radio", name: `choice-${name}`, value: key, checked: key === value, onchange: () => pick(key) }),
          h("span", label),
        ),
      ),
    ),
  );
}

/** On or off. @param {string} name @param {Content} label @param {Content} hint @param {boolean} on @param {(on: boolean) => void} set */
export function toggle(name, label, hint, on, set) {
  return h(
    ".switch",
    { "data-switch": name },
    h("label", h("input", { type: "checkbox", role: "switch", checked: on, onchange: (/** @type {Event} */ event) => set(inputOf(event).checked) }), h("span", label)),
    hint && h("p.fine", hint),
  );
}

/** A label above its field. @param {string} label @param {Content} control @param {Content} [hint] */
export function field(label, control, hint) {
  return h(".field", h("label", h("span", label), control), hint && h("p.fine", hint));
}

/** One of many. @param {string} value @param {[value: string, label: string][]} choices @param {(value: string) => void} pick */
export function select(value, choices, pick) {
  return h(
    "select",
    { onchange: (/** @type {Event} */ event) => pick(inputOf(event).value) },
    choices.map(([key, label]) => h("option", { key, value: key, selected: key === value }, label)),
  );
}

/** A number between two others. @param {number} value @param {number} min @param {number} max @param {(value: number) => void} set */
export function numberInput(value, min, max, set) {
  const onchange = (/** @type {Event} */ event) => set(Math.min(max, Math.max(min, Math.round(Number(inputOf(event).value)))));
  return h("input", { type: "number", inputmode: "numeric", min, max, value: String(value), onchange });
}

/** What one is called, remembered as it is written. */
export function nameInput() {
  return h("input", {
    value: settings.values.name,
    maxlength: 24,
    placeholder: words.lobby.guest,
    autocomplete: "nickname",
    "data-field": "name",
    oninput: (/** @type {Event} */ event) => settings.set("name", inputOf(event).value),
  });
}

/** The field an event comes from. @param {Event} event */
export const inputOf = (event) => /** @type {HTMLInputElement} */ (event.target);

/** A leaf of paper with a title; a part of a screen. @param {string} title @param {import("../base/dom.js").Props} props @param {...Content} content */
export const leaf = (title, props, ...content) => h("section.leaf", props, h("h2", title), ...content);
