/** Rent and salary that must be asked for, before they lapse. */

import { h, money, words } from "../kit.js";
import { nameOf } from "../panels/seat.js";
import { actionButton } from "../table/perform.js";
import { heading, noteOf } from "./choices.js";

/** @typedef {import("../table/store.js").TableStore} TableStore */

/** @param {TableStore} store */
function claimed(store) {
  return (store.shown?.claims ?? []).filter((claim) => claim.creditor === store.seat);
}

/** @param {TableStore} store */
function salary(store) {
  return store.seat === null || store.seat < 0 ? 0 : (store.shown?.salary_due[store.seat] ?? 0);
}

/** The server's button once nothing moves any more; until then the same line, at rest. @param {TableStore} store @param {string} kind @param {string} label @param {number} [player] */
function claimButton(store, kind, label, player) {
  const known = store.legal(kind).find((legal) => player === undefined || legal.action.player === player);
  const legal = known ?? { action: { kind }, label };
  return actionButton(store, legal, { class: "main", disabled: !known || store.sending, key: `${kind}${player ?? ""}` });
}

/** @type {import("./index.js").Prompt} */
export const claims = {
  key: "claims",
  wanted: (store) => store.shown?.phase !== "over" && (claimed(store).length > 0 || salary(store) > 0),
  view: (store) => {
    const w = words.table.claims;
    const due = salary(store);
    const rents = claimed(store);
    return [
      heading("coin", w.title),
      due > 0 && [h(".choices", claimButton(store, "collect-salary", w.salary(money(due)))), h("p.about", noteOf(store, "collect-salary"))],
      rents.map((claim) =>
        h(
          ".choices",
          { key: claim.debtor },
          claimButton(store, "demand-rent", w.rent(nameOf(store, claim.debtor), money(claim.amount), store.board.spaces[claim.space]?.name ?? ""), claim.debtor),
        ),
      ),
      rents.length > 0 && h("p.about", noteOf(store, "demand-rent")),
    ];
  },
};
