import assert from "node:assert/strict";
import { test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const page = "../../../src/monopoly/web/page/js";
const { timelineOf } = await import(`${page}/model/timeline.js`);

let asked = 0;
globalThis.fetch = async () => {
  asked++;
  return { ok: true, json: async () => ({ frames: [], players: [] }) };
};

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");
const nextTurn = () => new Promise((settle) => setTimeout(settle));

test("a replay is asked for once while it is shown, and again when it was dropped", async () => {
  /** @type {{ timeline: unknown }} */
  const screen = { timeline: null };
  const [one, other] = [timelineOf("A"), timelineOf("A")];
  screen.timeline = await one;
  assert.equal(await other, screen.timeline);
  assert.equal(await timelineOf("A"), screen.timeline);
  assert.equal(asked, 1);
  await timelineOf("B").then(() => {});
  await nextTurn(); // what was looked at in this turn is kept until its end
  collect();
  await timelineOf("B");
  assert.equal(asked, 3);
  assert.equal(await timelineOf("A"), screen.timeline);
  assert.equal(asked, 3);
});

test("a replay that did not come is asked for again", async () => {
  const answers = globalThis.fetch;
  globalThis.fetch = async () => ({ ok: false, status: 500, json: async () => null });
  await assert.rejects(timelineOf("C"));
  globalThis.fetch = answers;
  assert.ok(await timelineOf("C"));
});
