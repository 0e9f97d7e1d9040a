/**
 * A Space looked at closely: its Title Deed with every rent, its owner, what it has earned and who may
 * come there next; a deck's cards; or what a corner is for. Before the game it shows what is printed.
 */

import { buildingsOf, groupOf, isMortgaged } from "../board/mini.js";
import { patterned } from "../board/patterns.js";
import { tokenOf } from "../board/pieces.js";
import { pictureOf } from "../board/space.js";
import { clauseButton, disc, h, icon, money, openSheet, seatColor, words } from "../kit.js";
import { whoIs } from "../panels/seat.js";

/** @typedef {import("../dom.js").Content} Content */
/** @typedef {import("../table/store.js").TableStore} Store */
/** @typedef {import("../../types/wire.d.ts").Deed} Deed */
/** @typedef {import("../../types/wire.d.ts").NextThrow} NextThrow */
/** @typedef {import("../../types/wire.d.ts").SpaceView} SpaceView */

/** What the server has told of a Space, and of which moment. @typedef {{ asked: number, deed: Deed | null, odds: NextThrow[] | null }} Facts */

const w = words.board.deed;

/** @param {Store} store @param {number} space */
export function showDeed(store, space) {
  const place = store.board.spaces[space];
  /** @type {Facts} */
  const known = { asked: -1, deed: null, odds: null };
  openSheet({
    key: "deed",
    title: place.price ? w.title : place.name,
    class: "deed-sheet",
    source: store,
    content: (sheet) => {
      void ask(store, place, known, () => sheet.draw());
      return h("article.title-deed", { "data-deed": space }, place.price ? titleDeed(store, place, known) : otherSpace(store, place), odds(store, known.odds));
    },
  });
}

/** @param {Store} store @param {SpaceView} place @param {Facts} facts @param {() => void} draw */
async function ask(store, place, facts, draw) {
  const moment = store.now?.moved ?? -1;
  if (!store.shown || !store.now || moment === facts.asked || typeof store.deed !== "function") return;
  facts.asked = moment;
  const [deed, next] = await Promise.allSettled([place.price ? store.deed(place.index) : null, store.odds(place.index)]);
  if (deed.status === "fulfilled") facts.deed = deed.value;
  if (next.status === "fulfilled") facts.odds = next.value.odds;
  draw();
}

/** @param {Store} store @param {SpaceView} place @param {Facts} facts */
function titleDeed(store, place, { deed }) {
  const group = groupOf(store, place.index);
  const mortgaged = isMortgaged(store, place.index);
  return [
    group &&
      h(
        "header.title-band",
        { style: `background: ${group.color}` },
        patterned(group.number),
        h("span.title-plate", h("strong", place.name), h("small", `${group.mark} · ${group.name}`)),
      ),
    store.shown && owner(store, place.index, store.shown.owner[place.index], deed),
    mortgaged && h("p.deed-turned", icon("mortgage"), w.mortgaged),
    rents(store, place, deed, mortgaged),
    facts(
      {},
      [w.price, money(place.price)],
      [w.houseCost, place.house_cost && money(place.house_cost)],
      [w.mortgage, place.mortgage && money(place.mortgage)],
      [w.lift, deed?.mortgaged && money(deed.cost_to_lift)],
    ),
  ];
}

/** What there is to say, each with its label. @param {import("../dom.js").Props} props @param {...[label: string, value: Content]} rows */
function facts(props, ...rows) {
  return h("dl.deed-facts", props, rows.map(([label, value]) => Boolean(value) && [h("dt", label), h("dd", value)]));
}

/** @param {Store} store @param {number} space @param {number} holder @param {Deed | null} deed */
function owner(store, space, holder, deed) {
  return facts(
    { "data-owner": holder },
    [w.owner, holder < 0 ? w.nobody : [disc(tokenOf(store, holder), holder), whoIs(store, holder)]],
    [w.buildings, words.board.buildings(buildingsOf(store, space))],
    [w.earned, deed?.visits ? w.earnedIn(money(deed.earned), deed.visits) : ""],
  );
}

/** Every rent of the deed, that in force marked. @param {Store} store @param {SpaceView} place @param {Deed | null} deed @param {boolean} mortgaged */
function rents(store, place, deed, mortgaged) {
  const printed = deed?.rents.length ? deed.rents : place.rents;
  const isLot = place.kind === "lot";
  const inForce = !deed || deed.owner < 0 || mortgaged ? -1 : isLot ? deed.buildings : deed.group_owned - 1;
  const rows = printed.map((rent, i) => ({ label: rentLabel(store, place, i), text: place.kind === "utility" ? w.times(rent) : money(rent), now: i === inForce }));
  // A color-group in one hand has a rent of its own before the first house.
  if (isLot) {
    const now = rows[0].now && deed?.rent === place.group_rent;
    if (now) rows[0].now = false;
    rows.splice(1, 0, { label: w.group, text: money(place.group_rent), now });
  }
  return h(
    "table.deed-rents",
    h("caption.unseen", w.rent),
    h(
      "tbody",
      rows.map(({ label, text, now }) => h("tr", { class: now && "in-force", "data-now": now }, h("th", { scope: "row" }, label, now && h("small", w.now)), h("td.money", text))),
    ),
  );
}

/** @param {Store} store @param {SpaceView} place @param {number} row */
function rentLabel(store, place, row) {
  if (place.kind === "utility") return w.utilities(row + 1);
  if (place.kind === "railroad") return w.lines(row + 1, place.group === "station");
  return row === 0 ? w.alone : row >= store.board.hotel ? w.hotel : w.houses(row);
}

/** Corners, taxes and decks. @param {Store} store @param {SpaceView} place */
function otherSpace({ board }, place) {
  const deck = board.decks[["chance", "community-chest"].indexOf(place.kind)];
  return [
    h(".other-space", { class: place.kind }, icon(pictureOf(board, place))),
    h("p", place.sentence, " ", clauseButton(place.clause)),
    deck && [h("h3", w.cards), h("ol.deck-list", deck.cards.map(({ title, text }) => h("li", h("strong", title), text !== title && h("span", text))))],
  ];
}

/** Who may come to rest here with the next throw. @param {Store} store @param {NextThrow[] | null} all */
function odds(store, all) {
  if (!all?.length || store.shown?.phase === "over") return null;
  const likely = all.filter((one) => one.chance > 0).sort((a, b) => b.chance - a.chance);
  return h(
    "section.odds",
    h("h3", w.odds),
    likely.length === 0 && h("p", w.noOdds),
    h(
      "ul",
      likely.map(({ player, chance }) =>
        h(
          "li",
          { key: player, "data-seat": player, style: seatColor(player) },
          disc(tokenOf(store, player), player),
          h("span", whoIs(store, player)),
          h("span.odds-bar", h("i", { style: `width: ${Math.min(100, chance * 400)}%` })),
          h("span.number", `${(100 * chance).toFixed(chance < 0.0995 ? 1 : 0)}%`),
        ),
      ),
    ),
  );
}
