/** Doing what a button says: asked once where it cannot be undone, and refused with a sentence. */

import { confirmed, h, money, toastTrouble, words } from "../kit.js";
import { nameOf } from "../panels/seat.js";

/** @typedef {import("./store.js").TableStore} TableStore */
/** @typedef {import("./store.js").Action} Action */
/** @typedef {import("./store.js").Legal} Legal */
/** @typedef {{ title: string, text: import("../dom.js").Content, yes: string }} Question */

/** What must be asked before, if anything. @param {TableStore} store @param {Action} action @param {string} label @returns {Question | null} */
function questionOf(store, action, label) {
  const ask = words.table.ask;
  const lots = store.shown?.buildings ?? [];
  switch (action.kind) {
    case "declare-bankruptcy":
      return { title: ask.bankruptcy, text: ruin(store), yes: label || ask.bankruptcyYes };
    case "sell-hotels":
      return { title: ask.hotels, text: ask.hotelsText, yes: label };
    case "sell-building":
      if (lots[Number(action.space)] !== store.board.hotel) return null;
      return { title: ask.hotel, text: ask.hotelsText, yes: label };
    case "bid":
      if (Number(action.amount) < (store.shown?.cash[store.seat ?? -1] ?? 0)) return null;
      return { title: ask.all, text: ask.allText, yes: label };
    case "pay-percentage-tax":
      return { title: ask.tenth, text: ask.tenthText, yes: label };
    case "call-skip":
      return { title: ask.skip, text: ask.skipText, yes: label };
    case "throw":
      if (store.myTurn) return null;
      return { title: ask.cutIn, text: ask.cutInText, yes: label };
    case "end-turn": {
      const open = store.legal("collect-salary", "demand-rent").map((legal) => legal.label ?? "");
      return open.length ? { title: ask.unasked, text: ask.unaskedText(open), yes: label } : null;
    }
    default:
      return null;
  }
}

/** What would happen, in a sentence. @param {TableStore} store */
function ruin(store) {
  const { shown, seat } = store;
  if (!shown || seat === null) return "";
  const deeds = shown.owner.filter((owner) => owner === seat).length;
  return words.table.ask.bankruptcyText(nameOf(store, shown.debts[0]?.creditor ?? -1), money(shown.cash[seat] ?? 0), deeds);
}

/** Asks once, where there is something to ask. @param {TableStore} store @param {Action} action @param {string} label */
export async function isSure(store, action, label) {
  const question = questionOf(store, action, label);
  return !question || confirmed(question);
}

/** @param {TableStore} store @param {Action} action @param {string} [label] @returns {Promise<boolean>} whether it was done */
export async function perform(store, action, label = "") {
  if (store.sending || !(await isSure(store, action, label))) return false;
  try {
    await store.act(action);
    return true;
  } catch (trouble) {
    toastTrouble(trouble);
    return false;
  }
}

/** The action itself and, smaller, what follows from it: "Buy Boardwalk for $400 · leaves $212". @param {string} label */
export function labelParts(label) {
  const [first = "", ...rest] = label.split(" · ");
  return [h("span.what", first), rest.length > 0 && h("small.then", rest.join(" · "))];
}

/**
 * A button that does a legal action.
 * @param {TableStore} store @param {Legal} legal @param {Record<string, unknown>} [props]
 * @param {import("../dom.js").Content} [more] what else it says
 */
export function actionButton(store, legal, props = {}, more = null) {
  const action = /** @type {Action} */ (legal.action);
  return h(
    "button",
    {
      "data-action": action.kind,
      "data-space": action.space,
      "aria-disabled": String(store.sending),
      onclick: () => void perform(store, action, legal.label ?? ""),
      ...props,
    },
    labelParts(legal.label || action.kind),
    more,
  );
}
