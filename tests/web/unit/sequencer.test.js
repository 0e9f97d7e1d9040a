import assert from "node:assert/strict";
import { test } from "node:test";

const { Sequencer } = await import("../../../src/monopoly/web/page/js/model/sequencer.js");

const board = { spaces: Array(40).fill({}), jail: 10, hotel: 5, house_item: 40, hotel_item: 41 };
const start = { current: 0, actor: 0, turn: 1, dice: [0, 0, 0], cash: [100, 100], space: [0, 0], jail: [0, 0], retired: [0, 0], owner: Array(40).fill(-1), buildings: [], mortgaged: [] };
const THROW = { kind: "thrown", player: 0, die1: 3, die2: 4, die3: 0 };
const MOVE = { kind: "moved", player: 0, start: 0, space: 7, forward: true };
const RENT = { kind: "rent-paid", player: 0, owner: 1, space: 7, amount: 30 };
const STEP = { scenes: [{ events: [THROW, MOVE, RENT], told: [{ text: "a 7" }, { text: "to 7" }, { text: "pays" }], played: true }], moment: "after", atOnce: false };

/** A model and a stage that write down what happens to them; the stage can be made to wait. */
function shown(tempo = {}) {
  const log = [];
  const model = {
    board,
    position: start,
    names: { who: () => "Ann", deck: () => "Chance" },
    begin: () => log.push("begin"),
    take: ({ events }) => events.map(({ kind }, event) => ({ text: kind, event })),
    show: (position) => (model.position = position),
    say: (text) => text && log.push(`says ${text}`),
    tell: (lines, event = Infinity) => log.push(...lines.splice(0, lines.findLastIndex((line) => line.event <= event) + 1).map(({ text }) => `tells ${text}`)),
    arrive: (moment) => log.push(`arrives ${moment}`),
    changed: () => {},
  };
  const stage = {
    dice: async (faces, pace, landed) => (log.push(`dice ${faces}`), landed()),
    walk: async (player, from, to) => log.push(`walk ${player} ${from}-${to}`),
    pay: async (from, to, amount) => log.push(`pay ${from}-${to} ${amount}`),
    refresh: () => {},
    finish: () => log.push("finish"),
  };
  const sequencer = new Sequencer(model, { still: false, speed: 1, hidden: false, ...tempo });
  sequencer.stage = stage;
  return { log, model, stage, sequencer };
}

/** What the browser tells of errors nobody caught. @type {Error[]} */
const reported = [];
globalThis.reportError = (error) => reported.push(error);

/** Until nothing is left to be shown; promises alone are waited for. @param {{ busy: boolean }} sequencer */
async function settled(sequencer) {
  for (let turn = 0; sequencer.busy; turn++) {
    assert.ok(turn < 1000, "it never comes to rest");
    await Promise.resolve();
  }
}

test("a step is acted out event by event, told as it is seen, and then arrives", async () => {
  const { log, model, sequencer } = shown();
  sequencer.add(STEP);
  await settled(sequencer);
  assert.deepEqual(log, [
    "begin",
    ...[log[1], "dice 3,4", "says a 7", "tells thrown"], // what is said of chance before it has fallen: below
    ...["says to 7", "walk 0 0-7", "tells moved"],
    ...["says pays", "pay 0-1 30", "tells rent-paid"],
    "arrives after",
  ]);
  assert.match(log[1], /^says .*Ann/);
  assert.deepEqual(model.position.space, [7, 0]);
  assert.deepEqual(model.position.cash, [70, 130]);
});

for (const [why, tempo] of [["where nothing moves", { still: true }], ["while nobody looks", { hidden: true }]]) {
  test(`${why} it is told and arrives at once`, async () => {
    const { log, sequencer } = shown(tempo);
    sequencer.add(STEP);
    await settled(sequencer);
    assert.deepEqual(log, ["begin", "tells thrown", "tells moved", "tells rent-paid", "arrives after"]);
  });
}

test("a tap ends what moves, and what waits is not acted out", async () => {
  const { log, stage, sequencer } = shown();
  let end = () => {};
  stage.walk = () => new Promise((settle) => (end = settle));
  stage.finish = () => end();
  sequencer.add(STEP);
  sequencer.add({ ...STEP, moment: "second" });
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
  assert.equal(log.at(-1), "says to 7");
  sequencer.skip();
  await settled(sequencer);
  assert.ok(!log.includes("pay 0-1 30"));
  assert.deepEqual(log.filter((line) => line.startsWith("arrives")), ["arrives after", "arrives second"]);
  assert.equal(log.filter((line) => line.startsWith("dice")).length, 1);
});

test("what is behind by much is cut to the end", async () => {
  const { log, sequencer } = shown();
  for (let i = 0; i < 60; i++) sequencer.add({ ...STEP, moment: i });
  await settled(sequencer);
  const acted = log.filter((line) => line.startsWith("walk")).length;
  assert.ok(acted > 0 && acted < 60, `${acted}`);
  assert.equal(log.at(-1), "arrives 59");
});

test("what comes when one sits down is history: not acted out, and not heard", async () => {
  const { log, sequencer } = shown();
  const heard = [];
  sequencer.onevent = (event) => heard.push(event.kind);
  sequencer.add({ ...STEP, atOnce: true });
  await settled(sequencer);
  assert.ok(!log.some((line) => line.startsWith("dice")));
  assert.deepEqual(heard, []);
});

test("events are heard as they are shown", async () => {
  const { sequencer } = shown({ still: true });
  const heard = [];
  sequencer.onevent = (event) => heard.push(event.kind);
  sequencer.add(STEP);
  await settled(sequencer);
  assert.deepEqual(heard, ["thrown", "moved", "rent-paid"]);
});

test("a movement that fails does not hold the game up", async () => {
  const { log, stage, sequencer } = shown();
  stage.dice = async () => {
    throw new Error("the dice fell off the table");
  };
  sequencer.add(STEP);
  await settled(sequencer);
  assert.deepEqual(reported.map(({ message }) => message), ["the dice fell off the table"]);
  assert.equal(log.at(-1), "arrives after");
});

test("what is stopped stays as it is", async () => {
  const { log, stage, sequencer } = shown();
  stage.dice = async () => sequencer.stop();
  sequencer.add(STEP);
  for (let turn = 0; turn < 100; turn++) await Promise.resolve();
  assert.ok(!log.includes("arrives after"));
});
