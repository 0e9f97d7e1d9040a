/** Rent and salary that must be asked for, before they lapse. */

import { h } from "../../base/dom.js";
import { money } from "../../base/money.js";
import { words } from "../../base/words.js";
import { actionButton } from "../../components/perform.js";
import { nameOf } from "../../model/seats.js";
import { heading, noteOf } from "./choices.js";

/** @typedef {import("../../model/live-table.js").LiveTable} LiveTable */

/** @param {LiveTable} store */
function claimed(store) {
  return (store.position?.claims ?? []).filter((claim) => claim.creditor === store.seat);
}

/** @param {LiveTable} store */
function salary(store) {
  return store.seat === null || store.seat < 0 ? 0 : (store.position?.salary_due[store.seat] ?? 0);
}

/** The server's button once nothing moves any more; until then the same line, at rest. @param {LiveTable} store @param {string} kind @param {string} label @param {number} [player] */
function claimButton(store, kind, label, player) {
  const known = store.legal(kind).find((legal) => player === undefined || legal.action.player === player);
  const legal = known ?? { action: { kind }, label: { words: label } };
  return actionButton(store, legal, { class: "main", disabled: !known || store.waits, key: `${kind}${player ?? ""}` });
}

/** @type {import("./index.js").Prompt} */
export const claims = {
  key: "claims",
  wanted: (store) => store.position?.phase !== "over" && (claimed(store).length > 0 || salary(store) > 0),
  view: (store) => {
    const due = salary(store);
    const rents = claimed(store);
    return [
      heading("coin", words.table.claims.title),
      due > 0 && [h(".choices", claimButton(store, "collect-salary", words.table.claims.salary(money(due)))), h("p.about", noteOf(store, "collect-salary"))],
      rents.map((claim) =>
        h(
          ".choices",
          { key: claim.debtor },
          claimButton(store, "demand-rent", words.table.claims.rent(nameOf(store, claim.debtor), money(claim.amount), store.board.spaces[claim.space]?.name ?? ""), claim.debtor),
        ),
      ),
      rents.length > 0 && h("p.about", noteOf(store, "demand-rent")),
    ];
  },
};
