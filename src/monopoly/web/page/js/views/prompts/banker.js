/** The Banker's part of an auction where a player calls it: the calls, and the gavel. */

import { h } from "../../base/dom.js";
import { words } from "../../base/words.js";
import { icon } from "../../components/icon.js";
import { because } from "../../components/clauses.js";
import { nameOf } from "../../model/seats.js";

/** @typedef {import("../../model/live-table.js").LiveTable} LiveTable */

const KNOCK_DOWN = { kind: "knock-down" };

/** Why the gavel cannot fall yet; each call may change that. @param {LiveTable} store */
export function gavelQuestions(store) {
  const { banks = null } = store.table;
  if (banks === null || store.seat !== banks || store.legal(KNOCK_DOWN.kind).length) return [];
  return [{ place: "gavel", about: String(store.position?.auction?.call), ask: () => store.whyNot(KNOCK_DOWN) }];
}

/** @param {LiveTable} store @param {(doing: () => Promise<unknown>) => void} attempt */
export function bankersPart(store, attempt) {
  const { banks = null, banker } = store.table;
  if (banks === null) return null;
  if (store.seat !== banks) return h("p.quietly", words.sheets.bankerIs(banks < 0 ? (banker?.name ?? "") : nameOf(store, banks)));
  const gavel = store.legal(KNOCK_DOWN.kind).at(0);
  const [question] = gavelQuestions(store);
  const why = question && store.answers.known(question);
  const waits = String(!store.decision || store.waits);
  return h(
    ".banker",
    { role: "group", "aria-label": words.sheets.banker },
    h("h3", words.sheets.banker),
    h(
      ".row",
      store.decision?.calls.map((call) => h("button", { key: call, "data-call-out": call, "aria-disabled": waits, onclick: () => attempt(() => store.call(call)) }, words.sheets.callButtons[call])),
      h(
        "button",
        { key: "gavel", class: gavel && "main", "data-action": KNOCK_DOWN.kind, disabled: !gavel, onclick: () => attempt(() => store.act(KNOCK_DOWN)) },
        icon("gavel"),
        gavel?.label?.words || words.sheets.knockDown,
      ),
    ),
    why && why.reason && h("p.fine", because(why.reason)),
  );
}
