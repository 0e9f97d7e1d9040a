import assert from "node:assert/strict";
import { test } from "node:test";

const { Absence } = await import("../../../src/monopoly/web/page/js/model/absence.js");

const OWN = 1;
/** @param {...[what: string, seat?: number, by?: string]} log what is told once it has happened */
function missed(...log) {
  const absence = new Absence();
  for (const [i, [what, seat = OWN, by = "bot"]] of log.entries()) absence.hear({ what, seat, by }, [{ text: `${i}` }], OWN);
  return absence.lines.map(({ text }) => text);
}

test("what a bot did in one's seat is told, and nothing else", () => {
  assert.deepEqual(missed(["played", 0], ["replaced"], ["played"], ["said"], ["played", 0], ["played"], ["returned"]), ["2", "5"]);
});

test("a later absence begins anew", () => {
  assert.deepEqual(missed(["replaced"], ["played"], ["returned"], ["replaced"], ["played"], ["returned"]), ["4"]);
});

test("who acts again has seen enough", () => {
  assert.deepEqual(missed(["replaced"], ["played"], ["returned"], ["played", OWN, "player"]), []);
});

test("who comes to the middle of the story is told as much of it as there is", () => {
  assert.deepEqual(missed(["played"], ["returned"]), ["0"]);
});

test("another's absence is nobody else's business", () => {
  assert.deepEqual(missed(["replaced", 0], ["played", 0], ["returned", 0]), []);
});
