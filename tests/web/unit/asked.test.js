import assert from "node:assert/strict";
import { test } from "node:test";

const { Asked } = await import("../../../src/monopoly/web/page/js/base/asked.js");

/** A server that answers when the test says so, and a view that counts how often it is drawn again. */
function server() {
  const asked = [];
  const view = { drawn: 0, invalidate: () => view.drawn++ };
  return { asked, view, one: new Asked((about) => new Promise((settle, fail) => asked.push({ about, settle, fail }))) };
}

const heard = () => new Promise((settle) => setImmediate(settle));

test("everybody who wants to know is answered by one question", async () => {
  const { asked, view, one } = server();
  const other = { drawn: 0, invalidate: () => other.drawn++ };
  one.want(view);
  one.want(other);
  const told = one.get();
  assert.deepEqual([asked.length, one.known], [1, null]);
  asked[0].settle("yes");
  assert.equal(await told, "yes");
  await heard();
  assert.deepEqual([one.known, view.drawn, other.drawn], ["yes", 1, 1]);
  one.want(view);
  await heard();
  assert.deepEqual([asked.length, view.drawn], [1, 1], "a drawing that follows from the answer asks no more");
});

test("what was refused is told, and asked again the next time", async () => {
  const { asked, view, one } = server();
  const troubles = [];
  one.want(view, "", (trouble) => troubles.push(trouble));
  asked[0].fail("no");
  await heard();
  assert.deepEqual([troubles, one.known, view.drawn], [["no"], null, 0]);
  one.want(view);
  asked[1].settle("yes");
  await heard();
  assert.deepEqual([one.known, view.drawn], ["yes", 1]);
});

test("when the question changes the last answer stands until the next, and a late one is not heard", async () => {
  const { asked, view, one } = server();
  one.want(view, "old");
  one.want(view, "new");
  assert.deepEqual(asked.map(({ about }) => about), ["old", "new"]);
  asked[0].settle("of the old");
  await heard();
  assert.equal(one.known, null);
  asked[1].settle("of the new");
  await heard();
  one.want(view, "newest");
  assert.equal(one.known, "of the new");
});
