/** Calling whoever is wanted: a sound, the title of the tab, a spoken line and, if wished, a notification. */

import { words } from "../../base/words.js";
import { call, headingOf, speak } from "../../components/notifications.js";
import { play, soundOf } from "../../components/sound.js";

/** @typedef {import("../../model/live-table.js").LiveTable} LiveTable */

/** Watches a table until the given function is called. @param {LiveTable} store */
export function watchTable(store) {
  /** Who was to decide when things last stood still. @type {number | null} */
  let actor = null;
  /** The newest offer that was known. @type {number | null} */
  let offer = null;
  /** The moment that was looked at last: a change that brings no other leaves what was said. @type {import("../../model/game.js").Decision | null} */
  let seen = null;

  const look = () => {
    const { decision, position } = store;
    document.title = store.myTurn ? words.story.titleTurn(headingOf(store)) : headingOf(store);
    if (!decision || decision === seen) return;
    seen = decision;
    if (store.myTurn && actor !== store.seat) {
      call(words.story.yourTurnTo(decision.legal[0]?.label?.words ?? ""), store);
      // who comes to the table on their turn is not startled
      if (actor !== null) play("turn");
    } else if (!store.myTurn) speak("");
    actor = decision.actor;
    const newest = Math.max(0, ...(position?.offers ?? []).filter(({ receiver }) => receiver === store.seat).map(({ number }) => number));
    if (newest > (offer ?? newest)) call(words.story.offered, store);
    offer = Math.max(newest, offer ?? 0);
  };

  store.addEventListener("change", look);
  store.sequencer.onevent = soundOf;
  look();
  return () => {
    store.removeEventListener("change", look);
    store.sequencer.onevent = null;
    speak("");
  };
}
