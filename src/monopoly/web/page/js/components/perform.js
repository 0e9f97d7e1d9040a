/** Doing what a button says: asked once where it cannot be undone, and refused with a sentence. */

import { h } from "../base/dom.js";
import { money } from "../base/money.js";
import { words } from "../base/words.js";
import { nameOf } from "../model/seats.js";
import { attempt } from "./async-task.js";
import { confirmed } from "./sheet.js";
import { cited } from "./clauses.js";

/** @typedef {import("../model/live-table.js").LiveTable} LiveTable */
/** @typedef {import("../model/live-table.js").Action} Action */
/** @typedef {import("../model/live-table.js").Legal} Legal */
/** @typedef {import("../../types/wire.d.ts").Label} Label */
/** @typedef {{ title: string, text: import("../base/dom.js").Content, yes: string }} Question */

/** What must be asked before, if anything; what there is to know is the server's word. @param {LiveTable} store @param {Action} action @param {string} label @returns {Question | null} */
function questionOf(store, action, label) {
  const ask = words.table.ask;
  const note = store.legal(action.kind)[0]?.label?.note;
  /** @param {string} title @param {Question["text"]} [text] */
  const asked = (title, text = note && cited(note.text, note.clause)) => ({ title, text, yes: label });
  switch (action.kind) {
    case "declare-bankruptcy":
      return asked(ask.bankruptcy, ruin(store));
    case "sell-hotels":
      return asked(ask.hotels);
    case "sell-building":
      return store.position?.buildings[Number(action.space)] === store.board.hotel ? asked(ask.hotel) : null;
    case "bid":
      return action.amount === store.position?.cash[store.seat ?? -1] ? asked(ask.all, ask.allText) : null;
    case "pay-percentage-tax":
      return asked(ask.tenth);
    case "call-skip":
      return asked(ask.skip);
    case "throw":
      return store.myTurn ? null : asked(ask.cutIn);
    case "end-turn": {
      const open = store.legal("collect-salary", "demand-rent").map(({ label }) => h("span.block", label?.words));
      return open.length ? asked(ask.unasked, [ask.unaskedText, open]) : null;
    }
    default:
      return null;
  }
}

/** What would happen, in a sentence. @param {LiveTable} store */
function ruin(store) {
  const { position, seat } = store;
  if (!position || seat === null) return "";
  const deeds = position.owner.filter((owner) => owner === seat).length;
  return words.table.ask.bankruptcyText(nameOf(store, position.debts[0]?.creditor ?? -1), money(position.cash[seat] ?? 0), deeds);
}

/** Asks once, where there is something to ask. @param {LiveTable} store @param {Action} action @param {string} label */
export async function isSure(store, action, label) {
  const question = questionOf(store, action, label);
  return !question || confirmed(question);
}

/** @param {LiveTable} store @param {Action} action @param {string} [label] @returns {Promise<boolean>} whether it was done */
export async function perform(store, action, label = "") {
  if (store.waits || !(await isSure(store, action, label))) return false;
  return attempt(() => store.act(action));
}

/** The action itself and, smaller, what follows from it: "Buy Boardwalk for $400", "leaves $212". @param {Pick<Label, "words" | "then">} label */
export function labelParts({ words, then = [] }) {
  return [h("span.what", words), then.length > 0 && h("small.then", then.join(" · "))];
}

/**
 * A button that does a legal action.
 * @param {LiveTable} store @param {Legal} legal @param {Record<string, unknown>} [props]
 * @param {import("../base/dom.js").Content} [more] what else it says
 */
export function actionButton(store, legal, props = {}, more = null) {
  const action = /** @type {Action} */ (legal.action);
  return h(
    "button",
    {
      "data-action": action.kind,
      "data-space": action.space,
      "aria-disabled": String(store.waits),
      onclick: () => void perform(store, action, legal.label?.words),
      ...props,
    },
    labelParts(legal.label ?? { words: action.kind }),
    more,
  );
}
