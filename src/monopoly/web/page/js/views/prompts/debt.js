/** A debt that the cash does not cover: what is owed, what could be raised, and how. */

import { h } from "../../base/dom.js";
import { money } from "../../base/money.js";
import { words } from "../../base/words.js";
import { actionButton } from "../../components/perform.js";
import { rentsOf } from "../../components/things/rents.js";
import { effectOf, fundsOf } from "../../model/answers.js";
import { nameOf, whoIs } from "../../model/seats.js";
import { openTrade } from "../sheets/open.js";
import { heading } from "./choices.js";

/** @typedef {import("../../model/live-table.js").LiveTable} LiveTable */
/** @typedef {import("../../../types/wire.d.ts").Owed} Owed */

const FORESEEN = 16; // so many ways are told with what they would do

/** @param {LiveTable} store @returns {Owed | null} */
function owed(store) {
  return (store.position?.phase === "to-settle" && store.position.debts[0]) || null;
}

/** What it is for, as far as the Space tells. @param {LiveTable} store @param {Owed} debt */
function forWhat(store, debt) {
  const name = store.board.spaces[debt.space]?.name;
  return name ? words.table.debt.forSpace(name) : "";
}

/** @type {import("./index.js").Prompt} */
export const debt = {
  key: "debt",
  wanted: (store) => owed(store) !== null,
  questions: (store) => (owed(store)?.debtor === store.seat ? [fundsOf(store), ...waysOf(store).slice(0, FORESEEN).map(({ action }) => effectOf(store, action))] : []),
  view: (store) => {
    const first = owed(store);
    if (!first) return null;
    const amount = money(first.amount);
    const why = forWhat(store, first);
    if (first.debtor !== store.seat) return heading("warning", words.table.debt.others(nameOf(store, first.debtor), whoIs(store, first.creditor), amount, why));
    const more = (store.position?.debts ?? []).filter((one) => one.debtor === store.seat).length - 1;
    return [
      heading("warning", words.table.debt.title(nameOf(store, first.creditor), amount), [why && words.table.debt.because(why), more > 0 && ` ${words.table.debt.more(more)}`]),
      funds(store, first),
      store.decision && ways(store),
      store.decision && h(".row.last", h("button", { "data-open": "trade", onclick: () => openTrade(store) }, words.table.debt.trade), bankrupt(store)),
    ];
  },
};

/** What there is and what it could become, against what is owed. @param {LiveTable} store @param {Owed} first */
function funds(store, first) {
  const known = store.answers.known(fundsOf(store));
  const cash = store.position?.cash[first.debtor] ?? 0;
  const scale = Math.max(known?.total ?? 0, first.amount, 1);
  const part = (/** @type {string} */ kind, /** @type {number} */ sum) => h("span", { class: `part ${kind}`, style: `width: ${(100 * sum) / scale}%` });
  const legend = (/** @type {string} */ kind, /** @type {string} */ name, /** @type {number} */ sum) =>
    sum > 0 && h("li", { class: kind }, h("span", name), " ", h("b.money", money(sum)));
  return h(
    ".funds",
    h(
      ".funds-bar",
      { role: "img", "aria-label": known ? words.table.debt.bar(money(first.amount), money(known.total)) : "" },
      part("cash", cash),
      known && [part("buildings", known.buildings), part("mortgages", known.mortgages)],
      h("span.owed", { style: `left: ${(100 * first.amount) / scale}%` }),
    ),
    h("ul.legend", legend("cash", words.table.debt.cash, cash), known && [legend("buildings", words.table.debt.buildings, known.buildings), legend("mortgages", words.table.debt.mortgages, known.mortgages)]),
    known && verdict(known.enough, known.enough ? words.table.debt.enough(money(first.amount - cash)) : words.table.debt.short(money(known.total), money(known.owed))),
    known && known.owed_all > known.owed && verdict(known.enough_for_all, words.table.debt.all(money(known.owed_all), known.enough_for_all)),
  );
}

/** @param {boolean} enough @param {string} text */
const verdict = (enough, text) => h("p.funds-verdict", { class: !enough && "short" }, text);

/** The ways to raise money, what helps most first. @param {LiveTable} store */
function waysOf(store) {
  return store
    .legal("sell-building", "sell-hotels", "mortgage")
    .map((legal) => ({ legal, action: /** @type {import("../../model/live-table.js").Action} */ (legal.action), amount: legal.label?.amount ?? 0 }))
    .sort((a, b) => b.amount - a.amount);
}

/** Each says what it costs in rent. @param {LiveTable} store */
function ways(store) {
  const found = waysOf(store);
  if (!found.length) return h("p.about", words.table.debt.nothing);
  return h(
    "ul.ways",
    found.map(({ legal, action }, i) => {
      const effect = i < FORESEEN ? store.answers.known(effectOf(store, action)) : null;
      return h("li", { key: JSON.stringify(action) }, actionButton(store, legal, {}, effect && rentsOf(store, effect)));
    }),
  );
}

/** Never by mistake: small, last, asked once, and only where there is no other way. @param {LiveTable} store */
function bankrupt(store) {
  return store.legal("declare-bankruptcy").map((legal) => actionButton(store, legal, { class: "danger" }));
}
