/** A building shortage: who asked, what is left, what the others answered, and how many you want. */

import { h } from "../../base/dom.js";
import { words } from "../../base/words.js";
import { perform } from "../../components/perform.js";
import { buildingOf } from "../../model/events.js";
import { nameOf } from "../../model/seats.js";
import { header, nameFor, person } from "./people.js";

/** @typedef {import("../../model/live-table.js").LiveTable} LiveTable */

/** @type {import("./index.js").Prompt} */
export const shortage = {
  key: "shortage",
  wanted: (store) => store.position?.phase === "to-want" && Boolean(store.position.shortage),
  view,
};

/** @param {LiveTable} store */
function view(store) {
  const { position, round = [] } = store;
  if (!position?.shortage) return null;
  const { asker, asked, building } = position.shortage;
  const what = buildingOf(store.board, building) || "house";
  const said = round.filter((word) => word.what === "want");
  return [
    header(store, what, words.sheets.shortage),
    h("p", words.sheets.asks(nameFor(store, asker), asker === store.seat, what, position[`${what}s`])),
    h("p.quietly", words.sheets.asksAll),
    h(
      "ul.bidders",
      said.map(({ seat, amount }) => person(store, seat, "", words.sheets.wants(amount), { "data-wants": amount })),
      asked >= 0 && person(store, asked, "deciding", ""),
    ),
    store.legal("want").length ? ask(store, words.sheets.howMany(what)) : h("p.quietly", words.sheets.waitsFor(nameOf(store, position.actor))),
  ];
}

/** @param {LiveTable} store @param {string} question */
function ask(store, question) {
  return [
    h("h3", question),
    h(
      ".counts",
      { role: "group", "aria-label": question },
      store.legal("want").map(({ action, label }) => {
        const count = Number(action.count);
        return h(
          "button",
          { key: count, "data-action": "want", "data-count": count, "aria-label": label?.words, disabled: store.waits, onclick: () => void perform(store, { kind: "want", count }, label?.words) },
          count || words.sheets.none,
        );
      }),
    ),
  ];
}
