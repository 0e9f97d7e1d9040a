/** The Banker's part of an auction where a player calls it: the calls, and the gavel. */

import { h } from "../../base/dom.js";
import { words } from "../../base/words.js";
import { icon } from "../../components/icon.js";
import { because } from "../../components/clauses.js";
import { answer } from "../../model/answers.js";
import { nameOf } from "../../model/seats.js";

/** @typedef {import("../../model/live-table.js").LiveTable} LiveTable */

const KNOCK_DOWN = { kind: "knock-down" };

/** @param {LiveTable} store @param {(doing: () => Promise<unknown>) => void} attempt */
export function bankersPart(store, attempt) {
  const { banks = null, banker } = store.table;
  if (banks === null) return null;
  if (store.seat !== banks) return h("p.quietly", words.sheets.bankerIs(banks < 0 ? (banker?.name ?? "") : nameOf(store, banks)));
  const gavel = store.legal(KNOCK_DOWN.kind).at(0);
  // Why not yet; each call may change that.
  const why = !gavel && answer(store, `gavel ${store.position?.auction?.call}`, () => store.whyNot(KNOCK_DOWN));
  const waits = String(!store.decision || store.sending);
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
