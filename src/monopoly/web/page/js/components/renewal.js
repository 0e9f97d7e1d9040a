/**
 * After an upgrade of the server this page is one of before: what it has not loaded yet cannot be had any
 * more. It says so, and offers to load the new one; it never does that by itself.
 */

import { h, patch } from "../base/dom.js";
import { words } from "../base/words.js";

const GONE = 410; // to whoever asks for a file of another state of the page

/** Asked when something has failed that never should, and when a lost line is back. */
export async function checkRenewal() {
  const answer = await fetch(import.meta.url, { method: "HEAD", cache: "no-store" }).catch(() => null);
  const place = document.getElementById("renewal");
  if (answer?.status !== GONE || !place) return;
  patch(place, [h("p", words.trouble.renewed), h("button.main", { onclick: () => location.reload() }, words.trouble.reload)]);
  place.showPopover();
}

/** @param {EventTarget & { lost: boolean, status: string }} socket @returns {() => void} ends it */
export function watchRenewal(socket) {
  let lost = false;
  const look = () => {
    if (lost && socket.status === "open") void checkRenewal();
    lost = socket.lost;
  };
  socket.addEventListener("status", look);
  return () => socket.removeEventListener("status", look);
}
