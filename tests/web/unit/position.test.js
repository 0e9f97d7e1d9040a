import assert from "node:assert/strict";
import { test } from "node:test";

const { readPosition, withChanges } = await import("../../../src/monopoly/web/page/js/model/position.js");

const board = {
  spaces: ["GO", "Old Road", "first Chance", "New Road", "second Chance", "Jail"].map((position_name, index) => ({ index, position_name })),
  tokens: ["hat", "dog"],
  decks: [{ key: "chance" }, { key: "community-chest" }],
  hotel: 5,
  house_item: 40,
  hotel_item: 41,
};
const told = {
  players: [
    { name: "Ann", cash: 320, space: "second Chance", token: "dog", deeds: ["Old Road", "New Road"], buildings: { "Old Road": 3, "New Road": "hotel" }, jail_cards: ["community-chest"], salary_due: 200 },
    { name: "Bob", cash: 5, space: "Jail", in_jail: true, failed_throws: 2 },
    { name: "Cy", cash: 7, space: "Jail", in_jail: true, fine_sat_out: true },
    { name: "Dora", cash: 0, space: "GO", retired: 1 },
  ],
  turn: { player: "Ann", number: 9, stage: "after-throw", throw_again: true, dice: [4, 4, "mr-m"], doubles: 1, for_sale: "Old Road" },
  phase: "to-bid",
  actor: "Bob",
  bid_turn: "Bob",
  bank: { cash: 1, houses: 29, hotels: 11, pot: 60 },
  rules: "statutes",
  revision: 2,
};

test("names become numbers, and what is left out is as usual", () => {
  assert.deepEqual(readPosition(told, board, [1, 2, 3, 4]), {
    phase: "to-bid", actor: 1, current: 0, turn: 9, dice: [4, 4, 5], doubles: 1,
    cash: [320, 5, 7, 0], worth: [1, 2, 3, 4], space: [4, 5, 5, 0], jail: [0, 3, 9, 0], retired: [0, 0, 0, 1], token: [1, -1, -1, -1], salary_due: [200, 0, 0, 0],
    owner: [-1, 0, -1, 0, -1, -1], buildings: [0, 3, 0, 5, 0, 0], mortgaged: [], jail_cards: [-1, 0],
    houses: 29, hotels: 11, pot: 60, for_sale: 1, auction: null, shortage: null, debts: [], claims: [], offers: [], winners: [],
  });
});

test("the Bank, whoever only banks, and nobody are no seat", () => {
  for (const actor of ["Bank", undefined]) assert.equal(readPosition({ ...told, actor }, board).actor, -1);
});

test("what is to be settled is read by its numbers", () => {
  const found = readPosition(
    {
      ...told,
      players: told.players.map((player) => (player.name === "Ann" ? { ...player, mortgaged: ["Old Road"] } : player)),
      auction: { item: "hotel", passed: ["Dora", "Cy"], bid: 30, bidder: "Bob" },
      shortage: { building: "house", asker: "Ann", asked: "Bob", left: 2 },
      debts: [{ debtor: "Bob", creditor: "Bank", amount: 50, cause: "fine" }, { debtor: "Cy", creditor: "Ann", amount: 9, cause: "rent", item: "New Road" }],
      claims: [{ owner: "Ann", debtor: "Bob", amount: 8, space: "Old Road", turn: 8 }],
      offers: [{ number: 3, proposer: "Bob", receiver: "Ann", give: { cash: 5 }, get: { deeds: ["New Road"], jail_cards: ["community-chest"] } }],
      winners: ["Ann"],
    },
    board,
    [],
    "twice",
  );
  assert.deepEqual(found.mortgaged, [1]);
  assert.deepEqual(found.auction, { item: 41, bid: 30, bidder: 1, passed: [3, 2], call: "twice" });
  assert.deepEqual(found.shortage, { building: 40, asker: 0, asked: 1, left: 2 });
  assert.deepEqual(found.debts, [{ debtor: 1, creditor: -1, amount: 50, space: -1 }, { debtor: 2, creditor: 0, amount: 9, space: 3 }]);
  assert.deepEqual(found.claims, [{ debtor: 1, creditor: 0, amount: 8, space: 1 }]);
  assert.deepEqual(found.offers, [
    { number: 3, proposer: 1, receiver: 0, give_deeds: [], give_cash: 5, give_cards: [], get_deeds: [3], get_cash: 0, get_cards: [1] },
  ]);
  assert.deepEqual(found.winners, [0]);
});

test("changes go field by field, players by their seats, and what is left out again is gone", () => {
  const before = structuredClone(told);
  const now = withChanges(told, { players: { 0: { cash: 20, buildings: { "New Road": null } }, 3: { retired: null } }, turn: { dice: [1, 2], for_sale: null }, actor: null, winners: ["Ann"] });
  const { buildings, ...ann } = now.players[0];
  assert.deepEqual([ann.cash, ann.deeds, buildings], [20, ["Old Road", "New Road"], { "Old Road": 3 }]);
  assert.deepEqual(now.players[1], told.players[1]);
  assert.deepEqual(now.players[3], { name: "Dora", cash: 0, space: "GO" });
  assert.deepEqual(now.turn, { player: "Ann", number: 9, stage: "after-throw", throw_again: true, dice: [1, 2], doubles: 1 });
  assert.deepEqual(["actor" in now, now.winners], [false, ["Ann"]]);
  assert.deepEqual(told, before);
});
