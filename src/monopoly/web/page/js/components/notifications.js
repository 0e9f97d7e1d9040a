/** Calling somebody to the table: a spoken line and, if wished, a notification of the system. */

import { settings } from "../base/settings.js";
import { words } from "../base/words.js";

/** @typedef {import("../model/live-table.js").LiveTable} LiveTable */

/** What a call is headed with. @param {LiveTable} store */
export const headingOf = ({ table }) => table.title || words.common.title;

/** @param {string} text @param {LiveTable} store */
export function call(text, store) {
  speak(text);
  if (!document.hidden || !settings.values.notify || window.Notification?.permission !== "granted") return;
  try {
    const note = new Notification(headingOf(store), { body: text, tag: store.table.id, icon: "/favicon.svg" });
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
export function speak(text) {
  const place = document.getElementById("call");
  if (place && place.textContent !== text) place.textContent = text;
}
