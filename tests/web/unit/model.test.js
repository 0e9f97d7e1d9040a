import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.addEventListener = () => {}; // settings of other tabs: there are none

const page = "../../../src/monopoly/web/page/js";
const { money, notesOf, useMoney } = await import(`${page}/base/money.js`);
const { soft, syllables } = await import(`${page}/base/syllables.js`);
const { eventLines } = await import(`${page}/model/lines.js`);
const { LiveTable } = await import(`${page}/model/live-table.js`);
const { ReplayGame } = await import(`${page}/model/replay.js`);
const { Timeline } = await import(`${page}/model/timeline.js`);
const { fieldsOf, noTerms, termsOf, toggled } = await import(`${page}/model/trade-terms.js`);

const board = { currency: "£", notes: [500, 100, 50, 20, 10, 5, 1], spaces: ["GO", "Old Road"].map((position_name, index) => ({ index, position_name })), tokens: ["hat", "dog"], decks: [{ key: "chance", name: "Chance" }], hotel: 5, house_item: 40, hotel_item: 41 };
const tempo = { still: true, speed: 1, hidden: false };

/** Until nothing is left to be shown; promises alone are waited for. @param {{ busy: boolean }} sequencer */
async function settled(sequencer) {
  for (let turn = 0; sequencer.busy; turn++) {
    assert.ok(turn < 1000, "it never comes to rest");
    await Promise.resolve();
  }
}

test("amounts are written as the edition writes them", () => {
  useMoney(board);
  assert.deepEqual([money(1500), money(0), money(-60)], ["£1,500", "£0", "−£60"]);
  assert.deepEqual(notesOf(1536).map(({ value, count }) => value * count), [1500, 20, 10, 5, 1]);
});

test("a word breaks where it may be read, never close to its ends", () => {
  for (const word of ["Mediterranean", "Pennsylvania", "Marvin", "St.", "B&O"]) assert.equal(syllables(word).join(""), word);
  for (const part of syllables("Connecticut")) assert.ok(part.length > 1, part);
  assert.equal(soft("Ventnor Avenue").replaceAll("\u00ad", ""), "Ventnor Avenue");
});

test("the end of a turn is told by the next one's heading", () => {
  const events = [{ kind: "turn-ended", player: 0 }, { kind: "turn-began", player: 1, turn: 7 }, { kind: "rent-paid", player: 1, owner: 0, amount: 5 }];
  const told = events.map(({ kind }) => ({ text: kind, clause: "" }));
  const lines = eventLines(events, told, 12, 0);
  assert.deepEqual(lines.map(({ key, topic, seat, turn }) => ({ key, topic, seat, turn })), [
    { key: "12.1", topic: "moves", seat: 1, turn: 7 },
    { key: "12.2", topic: "money", seat: 1, turn: 0 },
  ]);
});

test("an offer reads from both sides, and goes back as it came", () => {
  const offer = { proposer: 0, receiver: 1, give_deeds: [1], give_cash: 20, give_cards: [], get_deeds: [3], get_cash: 0, get_cards: [0] };
  assert.deepEqual(termsOf(offer, 0).give, termsOf(offer, 1).get);
  const { proposer, receiver, ...fields } = offer;
  assert.deepEqual(fieldsOf(termsOf(offer, proposer)), fields);
  assert.notEqual(receiver, proposer);
  assert.deepEqual(toggled(toggled(noTerms().give, "deeds", 5), "deeds", 5), noTerms().give);
});

const players = [{ name: "Ann", cash: 100, space: "GO" }, { name: "Bob", cash: 100, space: "GO" }];
const opening = { players, turn: { player: "Ann", number: 0, stage: "opening", throw_again: false }, phase: "opening", bid_turn: "Ann", bank: { cash: 900, houses: 32, hotels: 12 }, actor: "Ann", rules: "statutes", revision: 2 };
const frame = (turn, events, position, worth) => ({ turn, seat: 0, by: "player", at: 0, action: null, events, told: events.map(({ kind }) => ({ text: kind, clause: "" })), position, worth });
const replay = {
  id: "", title: "", rules: "statutes", preset: "statutes", overlays: [], options: {}, players: ["Ann", "Bob"], tokens: ["hat", "dog"], banks: null, board, places: [], winners: [0],
  frames: [
    frame(0, [], opening, [100, 100]),
    frame(1, [{ kind: "turn-began", player: 0, turn: 1 }], { turn: { number: 1, stage: "before-throw" } }),
    frame(1, [{ kind: "bought", player: 0, space: 1, price: 60 }], { players: { 0: { cash: 40, deeds: ["Old Road"] } } }),
    frame(2, [{ kind: "turn-began", player: 1, turn: 2 }], { turn: { number: 2, player: "Bob" } }, [90, 100]),
    frame(2, [{ kind: "went-bankrupt", player: 1, creditor: 0 }], { players: { 1: { retired: 1, cash: 0 } }, actor: null, winners: ["Ann"] }, [190, 0]),
  ],
};

test("every moment of a replay can be had whole", () => {
  const timeline = new Timeline(replay);
  const { turn, current, worth, retired, cash, owner, actor } = timeline.position(3);
  assert.deepEqual({ turn, current, worth, retired, cash, owner, actor }, { turn: 2, current: 1, worth: [90, 100], retired: [0, 0], cash: [40, 100], owner: [-1, 0], actor: 0 });
  assert.deepEqual([timeline.position(4).actor, timeline.position(4).winners], [-1, [0]]);
  assert.deepEqual(timeline.position(0).owner, [-1, -1], "what was is not changed");
  assert.deepEqual(timeline.turns, [0, 1, 3]);
  assert.equal(timeline.turnAt(2), 1);
  assert.deepEqual(timeline.worth, [[100, 100, 190], [100, 100, 0]]);
});

test("a replay steps, jumps, and finds what happens", async () => {
  const game = new ReplayGame(new Timeline(replay), tempo);
  game.forward();
  game.forward();
  await settled(game.sequencer);
  assert.equal(game.index, 2);
  assert.equal(game.telling, "bought");
  assert.ok(game.find("bankruptcy"));
  assert.deepEqual([game.index, game.position.retired], [4, [0, 1]]);
  assert.ok(!game.find("purchase"));
  game.turn(-1);
  assert.equal(game.index, 3);
  assert.deepEqual(game.legal(), []);
  assert.equal(game.live, null);
});

/** A table that is never connected: what the server tells is handed to it. */
function table(more = {}) {
  const seats = [{ seat: 0, name: "Ann", token: "hat" }, { seat: 1, name: "Bob", token: "dog" }];
  const view = { id: "A", title: "", version: 3, began: 3, stage: "playing", seats, banker: null, banks: null, ...more };
  return new LiveTable(view, board, tempo);
}
const now = { version: 4, moved: 4, seat: 0, actor: 0, phase: "to-throw", legal: [{ action: { kind: "throw" } }], position: { ...opening, phase: "to-throw" }, worth: [160, 100] };

test("what the server tells is shown, and then there is something to decide", async () => {
  const live = table();
  const changes = [];
  live.addEventListener("change", () => changes.push(live.myTurn));
  const events = [{ kind: "turn-began", player: 0, turn: 1 }];
  live.hear({ type: "update", entries: [{ what: "played", version: 4, at: 0, seat: 0, by: "player", action: {}, events, digest: "", told: [{ text: "Ann begins.", clause: "" }] }], now });
  await settled(live.sequencer);
  assert.equal(live.position, live.decision?.position);
  assert.deepEqual([live.position?.phase, live.position?.worth], ["to-throw", [160, 100]]);
  assert.ok(live.myTurn);
  assert.deepEqual(live.legal("throw", "buy"), now.legal);
  assert.deepEqual(live.lines.map(({ text }) => text), ["Ann begins."]);
  assert.equal(changes.at(-1), true);
});

test("who has lost the seat is told, once", async () => {
  const live = table();
  let told = 0;
  live.addEventListener("unseated", () => told++);
  live.hear({ type: "update", entries: [], now });
  for (const seat of [null, null]) live.hear({ type: "update", entries: [], now: { ...now, seat } });
  await settled(live.sequencer);
  assert.equal(told, 1);
  assert.ok(!live.sits && !live.myTurn);
});

const said = (version) => ({ what: "said", version, at: 0, seat: 0, name: "Ann", text: `line ${version}` });
const texts = ({ lines }) => lines.map(({ text }) => text);

test("who comes late is told the end of the story, and what was before when asked", async () => {
  const live = table();
  const asked = [];
  live.socket.ask = async (message) => {
    asked.push(message);
    return { entries: [{ what: "sat", version: 1, at: 0, seat: 0, name: "Ada", token: "", bot: "" }, { what: "worded", version: 2, at: 0, seat: 1, words: "abc" }, { what: "began", version: 3, at: 0, players: ["Ann", "Bob"], commitment: "c", events: [] }, { what: "returned", version: 4, at: 0, seat: 1 }] };
  };
  live.hear({ entries: [{ what: "replaced", version: 5, at: 0, seat: 1, bot: "easy", why: "away" }, said(6)], now: { ...now, version: 6, seat: null } });
  await settled(live.sequencer);
  const { lines } = live;
  assert.deepEqual(texts(live), ["Bob is away: a bot plays on until they come back.", "line 6"]);
  assert.deepEqual([live.hasEarlier, live.earlier], [true, 0]);
  await live.tellEarlier();
  assert.deepEqual(asked, [{ type: "story", before: 5, count: 100 }]);
  assert.deepEqual(texts(live), ["Ada sits down.", "Somebody gives words to the dice: “abc”.", "The game begins. The dice are bound: c…", "Bob is back.", "Bob is away: a bot plays on until they come back.", "line 6"]);
  assert.deepEqual([live.hasEarlier, live.earlier], [false, 4]);
  assert.equal(live.lines, lines, "the same list, which has grown");
});

test("what is told after a gap is another story, and what lies between can be asked for", async () => {
  const live = table();
  live.hear({ entries: [said(4)], now });
  await settled(live.sequencer);
  const { lines } = live;
  live.hear({ entries: [said(90), said(91)], now: { ...now, version: 91 } });
  await settled(live.sequencer);
  assert.deepEqual(texts(live), ["line 90", "line 91"]);
  assert.notEqual(live.lines, lines);
  live.socket.ask = async ({ before }) => ({ entries: [said(before - 1)] });
  await live.tellEarlier();
  assert.deepEqual([...texts(live), live.hasEarlier], ["line 89", "line 90", "line 91", true]);
});

test("an answer that comes after a gap is of the story before it", async () => {
  const live = table();
  live.hear({ entries: [said(40)], now });
  await settled(live.sequencer);
  let answer = (_) => {};
  live.socket.ask = () => new Promise((settle) => (answer = settle));
  const asking = live.tellEarlier();
  live.hear({ entries: [said(90)], now: { ...now, version: 90 } });
  await settled(live.sequencer);
  answer({ entries: [said(39)] });
  await asking;
  assert.deepEqual(texts(live), ["line 90"]);
});

test("who comes after the end is told how it ended, however much was said since", async () => {
  const live = table({ stage: "over", winners: [1], places: [{ seat: 1, place: 1, worth: 5, retired: false }], secret: "ab" });
  assert.equal(live.ended, null);
  live.hear({ entries: [said(80)], now: { ...now, version: 80 } });
  await settled(live.sequencer);
  assert.deepEqual(live.ended, { winners: [1], places: [{ seat: 1, place: 1, worth: 5, retired: false }], secret: "ab" });
});
