/** A building shortage: who asked, what is left, what the others answered, and how many you want. */

import { h, words } from "../kit.js";
import { nameOf } from "../panels/seat.js";
import { perform } from "../table/perform.js";
import { buildingOf } from "../table/round.js";
import { header, nameFor, person } from "./people.js";

/** @typedef {import("../table/store.js").TableStore} TableStore */

const say = words.sheets;

/** @type {import("./index.js").Prompt} */
export const shortage = {
  key: "shortage",
  wanted: (store) => store.shown?.phase === "to-want" && Boolean(store.shown.shortage),
  view,
};

/** @param {TableStore} store */
function view(store) {
  const { shown, round = [] } = store;
  if (!shown?.shortage) return null;
  const { asker, asked, building } = shown.shortage;
  const what = buildingOf(store.board, building) || "house";
  const said = round.filter((word) => word.what === "want");
  return [
    header(store, what, say.shortage),
    h("p", say.asks(nameFor(store, asker), asker === store.seat, what, shown[`${what}s`])),
    h("p.quietly", say.asksAll),
    h(
      "ul.bidders",
      said.map(({ seat, amount }) => person(store, seat, "", say.wants(amount), { "data-wants": amount })),
      asked >= 0 && person(store, asked, "deciding", ""),
    ),
    store.legal("want").length ? ask(store, say.howMany(what)) : h("p.quietly", say.waitsFor(nameOf(store, shown.actor))),
  ];
}

/** @param {TableStore} store @param {string} question */
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
          { key: count, "data-action": "want", "data-count": count, "aria-label": label, disabled: store.sending, onclick: () => void perform(store, { kind: "want", count }, label) },
          count || say.none,
        );
      }),
    ),
  ];
}
