/** The seats around the table, taken and free, and what the host may do with them. */

import { h } from "../../base/dom.js";
import { words } from "../../base/words.js";
import { disc, icon } from "../../components/icon.js";
import { confirmed } from "../../components/sheet.js";
import { tokenName } from "../../components/things/token-picker.js";
import { http } from "../../net/http.js";

/** @typedef {import("../../model/live-table.js").LiveTable} LiveTable */
/** @typedef {import("../../../types/wire.d.ts").SeatView} SeatView */
/** @typedef {import("../../model/rules.js").Choices} Choices */
/** @typedef {(task: () => Promise<unknown>) => void} Do */

/** @param {LiveTable} store @param {Choices | null} all @param {Do} run */
export function seatList(store, all, run) {
  const { banker, seats, seats_max } = store.table;
  const taken = banker ? [banker, ...seats] : seats;
  return h(
    "ol.chairs",
    taken.map((seat) => place(store, seat, all, run)),
    Array.from({ length: Math.max(0, seats_max - seats.length) }, (_, i) => h("li.chair.free", { key: `free-${i}` }, h("span.empty"), words.lobby.room.free)),
  );
}

/** @param {LiveTable} store @param {SeatView} seat @param {Choices | null} all @param {Do} run */
function place(store, seat, all, run) {
  const { host } = store.table;
  return h(
    "li.chair",
    { key: seat.seat, "data-seat": seat.seat },
    seat.token ? disc(seat.token, seat.seat) : disc("bank", 7),
    h(".named", h("b", seat.name), h("span.fine", marks(store, seat, all).filter(Boolean).join(" · "))),
    store.seat === host && seat.seat !== host && h(".row", hostButtons(store.table.id, seat, run)),
  );
}

/** @param {LiveTable} store @param {SeatView} seat @param {Choices | null} all */
function marks(store, seat, all) {
  const { host, banker } = store.table;
  return [
    seat.seat === store.seat && words.lobby.room.you,
    seat.seat === host && words.lobby.room.host,
    seat.bot ? levelOf(seat.bot, all) : !store.connected.has(seat.seat) && words.lobby.room.away,
    seat.seat === banker?.seat && words.lobby.room.onlyBanks,
    tokenName(seat.token),
    seat.words && words.lobby.room.wordsGiven,
  ];
}

/** @param {string} name @param {Choices | null} all */
function levelOf(name, all) {
  const level = words.lobby.levels[all?.bots.find((bot) => bot.name === name)?.level ?? name];
  return level ? `${words.lobby.make.computer}: ${level.toLowerCase()}` : words.lobby.make.computer;
}

/** @param {string} id @param {SeatView} seat @param {Do} run */
function hostButtons(id, { seat, name, bot, person }, run) {
  const button = (/** @type {string} */ hook, /** @type {string} */ label, /** @type {string} */ picture, /** @type {() => void} */ onclick) =>
    h("button.quiet", { [hook]: seat, "aria-label": label, title: label, onclick }, icon(picture));
  const { removeOne, removeText, remove: yes } = words.lobby.room;
  const remove = async () => {
    if (bot || (await confirmed({ title: removeOne(name), text: removeText(name), yes }))) run(() => http.remove(id, seat));
  };
  return [
    person && button("data-hand-over", words.lobby.room.handOverTo(name), "crown", () => run(() => http.handOver(id, seat))),
    button("data-remove", words.lobby.room.removeOne(name), "cross", remove),
  ];
}

/** Whom the host has removed, to let them back in. @param {import("../../../types/wire.d.ts").TableView} table @param {Do} run */
export function removedList({ id, removed }, run) {
  if (!removed.length) return null;
  const back = (/** @type {number} */ person) => run(() => http.readmit(id, person));
  return [
    h("h3", words.lobby.room.removedTitle),
    h(
      "ul.removed",
      removed.map(({ person, name }) =>
        h("li.row", { key: person, "data-removed": person }, h("span", name), h("button", { "data-readmit": person, onclick: () => back(person) }, words.lobby.room.readmit)),
      ),
    ),
  ];
}
