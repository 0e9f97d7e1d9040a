import assert from "node:assert/strict";
import { test } from "node:test";

const { flowsOf, paid, positionAfter, roundAfter, treatmentOf } = await import("../../../src/monopoly/web/page/js/model/events.js");

const board = { spaces: Array(40).fill({}), jail: 10, hotel: 5, house_item: 40, hotel_item: 41 };
const position = {
  current: 0, actor: 0, turn: 1, dice: [0, 0, 0], for_sale: 39,
  cash: [1500, 1500], space: [0, 39], jail: [0, 0], retired: [0, 0],
  owner: Array(40).fill(-1), buildings: Array(40).fill(0), mortgaged: [],
};
const after = (event) => positionAfter(position, event, board);

test("a position is a value: what was is not changed", () => {
  const moved = after({ kind: "moved", player: 1, start: 39, space: 3, forward: true });
  assert.deepEqual(moved.space, [0, 3]);
  assert.deepEqual(position.space, [0, 39]);
});

test("events change what they are about, and nothing else", () => {
  /** @type {[object, object][]} */
  const cases = [
    [{ kind: "turn-began", player: 1, turn: 2 }, { current: 1, actor: 1, turn: 2 }],
    [{ kind: "thrown", player: 0, die1: 3, die2: 4, die3: 2 }, { dice: [3, 4, 2] }],
    [{ kind: "thrown-for-start", player: 0, die1: 3, die2: 4 }, { dice: [3, 4, 0] }],
    [{ kind: "sent-to-jail", player: 1 }, { space: [0, 10], jail: [0, 1] }],
    [{ kind: "bought", player: 1, space: 39, price: 400 }, { owner: position.owner.with(39, 1), for_sale: -1 }],
    [{ kind: "auction-won", player: 0, item: 5, amount: 10 }, { owner: position.owner.with(5, 0) }],
    [{ kind: "auction-won", player: 0, item: 40, amount: 10 }, {}],
    [{ kind: "house-built", player: 0, space: 1, cost: 50, houses: 3 }, { buildings: position.buildings.with(1, 3) }],
    [{ kind: "hotel-built", player: 0, space: 1, cost: 50 }, { buildings: position.buildings.with(1, 5) }],
    [{ kind: "mortgaged", player: 0, space: 1, amount: 30 }, { mortgaged: [1] }],
    [{ kind: "trade-done", player: 0, receiver: 1, give_deeds: [1, 3], get_deeds: [5], give_cash: 0, get_cash: 0 }, { owner: position.owner.with(1, 1).with(3, 1).with(5, 0) }],
    [{ kind: "went-bankrupt", player: 1, creditor: 0 }, { retired: [0, 1] }],
    [{ kind: "declined", player: 1, space: 39 }, {}],
  ];
  for (const [event, change] of cases) assert.deepEqual(after(event), { ...position, ...change }, JSON.stringify(event));
});

test("money goes from hand to hand, and none is seen where none goes", () => {
  assert.deepEqual(flowsOf({ kind: "rent-paid", player: 0, owner: 1, amount: 32 }), [{ from: 0, to: 1, amount: 32 }]);
  assert.deepEqual(flowsOf({ kind: "trade-done", player: 0, receiver: 1, give_cash: 0, get_cash: 7 }), [{ from: 1, to: 0, amount: 7 }]);
  assert.deepEqual(flowsOf({ kind: "tax-paid", player: 0, payee: -2, amount: 0 }), []);
  assert.deepEqual(flowsOf({ kind: "moved" }), []);
});

test("what is paid is conserved between players", () => {
  assert.deepEqual(paid(position, { from: 0, to: 1, amount: 200 }).cash, [1300, 1700]);
  assert.deepEqual(paid(position, { from: -1, to: 1, amount: 200 }).cash, [1500, 1700]);
});

test("a round of bids begins with each auction, wishes of a shortage stay with theirs", () => {
  const round = [
    { kind: "shortage-declared", player: 0 },
    { kind: "wanted", player: 1, count: 2 },
    { kind: "auction-opened", item: 40 },
    { kind: "bid-made", player: 1, item: 40, amount: 90 },
    { kind: "bidder-passed", player: 0, item: 40 },
  ].reduce((known, event) => roundAfter(known, event, board), []);
  assert.deepEqual(round, [
    { what: "want", seat: 0, amount: 1 },
    { what: "want", seat: 1, amount: 2 },
    { what: "bid", seat: 1, amount: 90 },
    { what: "pass", seat: 0, amount: 0 },
  ]);
  assert.deepEqual(roundAfter(round, { kind: "auction-opened", item: 5 }, board), []);
});

test("an event of a newer server is shown as nothing in particular", () => {
  assert.deepEqual(treatmentOf({ kind: "meteor-struck" }), { topic: "moves" });
  assert.equal(after({ kind: "meteor-struck" }), position);
});
