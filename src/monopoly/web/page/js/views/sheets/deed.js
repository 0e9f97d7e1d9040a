/**
 * A Space looked at closely: its Title Deed with every rent, its owner, what it has earned and who may
 * come there next; a deck's cards; or what a corner is for. Before the game it shows what is printed.
 */

import { h } from "../../base/dom.js";
import { money } from "../../base/money.js";
import { words } from "../../base/words.js";
import { clauseButton } from "../../components/clauses.js";
import { disc, icon, seatColor } from "../../components/icon.js";
import { patterned } from "../../components/things/patterns.js";
import { openSheet } from "../../components/sheet.js";
import { deedOf, oddsOf } from "../../model/answers.js";
import { tokenOf, whoIs } from "../../model/seats.js";
import { buildingsOf, groupOf, isMortgaged, pictureOf } from "../../model/spaces.js";

/** @typedef {import("../../base/dom.js").Content} Content */
/** @typedef {import("../../model/game.js").Game} Game */
/** @typedef {import("../../../types/wire.d.ts").Deed} Deed */
/** @typedef {import("../../../types/wire.d.ts").NextThrow} NextThrow */
/** @typedef {import("../../../types/wire.d.ts").SpaceView} SpaceView */

/** @param {Game} store @param {number} space */
export function showDeed(store, space) {
  const place = store.board.spaces[space];
  const { live } = store;
  const questions = live && { deed: deedOf(live, space), odds: oddsOf(live, space) };
  openSheet({
    key: "deed",
    title: place.price ? words.board.deed.title : place.name,
    class: "deed-sheet",
    source: store,
    content: () => {
      const deed = questions && live.answers.latest(questions.deed).value;
      const next = questions && live.answers.latest(questions.odds).value;
      return h("article.title-deed", { "data-deed": space }, place.price ? titleDeed(store, place, deed) : otherSpace(store, place), odds(store, next?.odds));
    },
    drawn: () => questions && store.position && live.answers.ask(place.price ? [questions.deed, questions.odds] : [questions.odds]),
  });
}

/** @param {Game} store @param {SpaceView} place @param {Deed | null} deed */
function titleDeed(store, place, deed) {
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
    store.position && owner(store, place.index, store.position.owner[place.index], deed),
    mortgaged && h("p.deed-turned", icon("mortgage"), words.board.deed.mortgaged),
    rents(store, place, deed, mortgaged),
    facts(
      {},
      [words.board.deed.price, money(place.price)],
      [words.board.deed.houseCost, place.house_cost && money(place.house_cost)],
      [words.board.deed.mortgage, place.mortgage && money(place.mortgage)],
      [words.board.deed.lift, deed?.mortgaged && money(deed.cost_to_lift)],
    ),
  ];
}

/** What there is to say, each with its label. @param {import("../../base/dom.js").Props} props @param {...[label: string, value: Content]} rows */
function facts(props, ...rows) {
  return h("dl.deed-facts", props, rows.map(([label, value]) => Boolean(value) && [h("dt", label), h("dd", value)]));
}

/** @param {Game} store @param {number} space @param {number} holder @param {Deed | null} deed */
function owner(store, space, holder, deed) {
  return facts(
    { "data-owner": holder },
    [words.board.deed.owner, holder < 0 ? words.board.deed.nobody : [disc(tokenOf(store, holder), holder), whoIs(store, holder)]],
    [words.board.deed.buildings, words.board.buildings(buildingsOf(store, space))],
    [words.board.deed.earned, deed?.visits ? words.board.deed.earnedIn(money(deed.earned), deed.visits) : ""],
  );
}

/** Every rent of the deed, that in force marked. @param {Game} store @param {SpaceView} place @param {Deed | null} deed @param {boolean} mortgaged */
function rents(store, place, deed, mortgaged) {
  const printed = deed?.rents.length ? deed.rents : place.rents;
  const isLot = place.kind === "lot";
  const inForce = !deed || deed.owner < 0 || mortgaged ? -1 : isLot ? deed.buildings : deed.group_owned - 1;
  const rows = printed.map((rent, i) => ({ label: rentLabel(store, place, i), text: place.kind === "utility" ? words.board.deed.times(rent) : money(rent), now: i === inForce }));
  // A color-group in one hand has a rent of its own before the first house.
  if (isLot) {
    const now = rows[0].now && deed?.rent === place.group_rent;
    if (now) rows[0].now = false;
    rows.splice(1, 0, { label: words.board.deed.group, text: money(place.group_rent), now });
  }
  return h(
    "table.deed-rents",
    h("caption.unseen", words.board.deed.rent),
    h(
      "tbody",
      rows.map(({ label, text, now }) => h("tr", { class: now && "in-force", "data-now": now }, h("th", { scope: "row" }, label, now && h("small", words.board.deed.now)), h("td.money", text))),
    ),
  );
}

/** @param {Game} store @param {SpaceView} place @param {number} row */
function rentLabel(store, place, row) {
  if (place.kind === "utility") return words.board.deed.utilities(row + 1);
  if (place.kind === "railroad") return words.board.deed.lines(row + 1, place.group === "station");
  return row === 0 ? words.board.deed.alone : row >= store.board.hotel ? words.board.deed.hotel : words.board.deed.houses(row);
}

/** Corners, taxes and decks. @param {Game} store @param {SpaceView} place */
function otherSpace({ board }, place) {
  const deck = board.decks[["chance", "community-chest"].indexOf(place.kind)];
  return [
    h(".other-space", { class: place.kind }, icon(pictureOf(board, place))),
    h("p", place.sentence, " ", clauseButton(place.clause)),
    deck && [h("h3", words.board.deed.cards), h("ol.deck-list", deck.cards.map(({ title, text }) => h("li", h("strong", title), text !== title && h("span", text))))],
  ];
}

/** Who may come to rest here with the next throw. @param {Game} store @param {NextThrow[] | undefined} all */
function odds(store, all) {
  if (!all?.length || store.position?.phase === "over") return null;
  const likely = all.filter((one) => one.chance > 0).sort((a, b) => b.chance - a.chance);
  return h(
    "section.odds",
    h("h3", words.board.deed.odds),
    likely.length === 0 && h("p", words.board.deed.noOdds),
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
