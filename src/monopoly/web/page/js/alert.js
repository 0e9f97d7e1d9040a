/** Calling whoever is wanted: a sound, the title of the tab, a spoken line and, if wished, a notification. */

import { settings, words } from "./kit.js";
import { play, soundOf } from "./sound.js";

/** @typedef {import("./table/store.js").TableStore} TableStore */

/** Watches a table until the given function is called. @param {TableStore} store */
export function watchTable(store) {
  const title = document.title;
  /** Who was to decide when things last stood still. @type {number | null} */
  let actor = null;
  /** The newest offer that was known. @type {number | null} */
  let offer = null;

  const look = () => {
    const { now, shown } = store;
    document.title = store.myTurn ? words.story.titleTurn(nameOf(store)) : nameOf(store);
    if (!now) return;
    if (store.myTurn && actor !== store.seat) {
      call(words.story.yourTurnTo(now.legal[0]?.label ?? ""), store);
      // who comes to the table on their turn is not startled
      if (actor !== null) play("turn");
    } else if (!store.myTurn) speak("");
    actor = now.actor;
    const newest = Math.max(0, ...(shown?.offers ?? []).filter(({ receiver }) => receiver === store.seat).map(({ number }) => number));
    if (newest > (offer ?? newest)) call(words.story.offered, store);
    offer = Math.max(newest, offer ?? 0);
  };

  store.addEventListener("change", look);
  store.director.onevent = soundOf;
  look();
  return () => {
    store.removeEventListener("change", look);
    store.director.onevent = null;
    document.title = title;
    speak("");
  };
}

/** @param {TableStore} store */
const nameOf = ({ table }) => table.title || words.common.title;

/** @param {string} text @param {TableStore} store */
function call(text, store) {
  speak(text);
  if (!document.hidden || !settings.values.notify || window.Notification?.permission !== "granted") return;
  try {
    const note = new Notification(nameOf(store), { body: text, tag: store.table.id, icon: "/favicon.svg" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // some phones allow them and have none
  }
}

/** Turns notifications on, if the browser and its owner agree. @returns {Promise<boolean>} */
export async function allowNotes() {
  const granted = (await window.Notification?.requestPermission()) === "granted";
  settings.set("notify", granted);
  return granted;
}

/** Read out at once by a screen reader. @param {string} text */
function speak(text) {
  const place = document.getElementById("call");
  if (place && place.textContent !== text) place.textContent = text;
}
