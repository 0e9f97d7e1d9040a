import assert from "node:assert/strict";
import { mock, test } from "node:test";

const page = "../../../src/monopoly/web/page/js";
const { Answers, PATIENCE } = await import(`${page}/model/answers.js`);

/** A table at which questions are answered when the test says so. */
function table() {
  const asked = [];
  const live = {
    decision: { moved: 1 },
    changes: 0,
    changed: () => live.changes++,
  };
  const question = (place, about = "", patience) => ({
    place,
    about,
    patience,
    ask: () => new Promise((settle, fail) => asked.push({ about, settle, fail })),
  });
  return { live, answers: new Answers(live), asked, question };
}

/** What was settled has been heard. */
const heard = () => new Promise((settle) => setImmediate(settle));

test("a question is asked once, and its answer tells of itself", async () => {
  const { live, answers, asked, question } = table();
  answers.ask([question("funds")]);
  answers.ask([question("funds")]);
  assert.equal(asked.length, 1);
  assert.equal(answers.known(question("funds")), null);
  asked[0].settle(120);
  await heard();
  assert.equal(answers.known(question("funds")), 120);
  assert.equal(live.changes, 1);
});

test("an answer is of its moment; the last can be shown until the next comes", async () => {
  const { live, answers, asked, question } = table();
  answers.ask([question("funds")]);
  asked[0].settle(120);
  await heard();
  live.decision = null;
  assert.deepEqual([answers.known(question("funds")), answers.latest(question("funds")).value], [null, 120]);
  live.decision = { moved: 2 };
  answers.ask([question("funds")]);
  assert.deepEqual(answers.latest(question("funds")), { value: 120, fresh: false });
  asked[1].settle(90);
  await heard();
  assert.deepEqual(answers.latest(question("funds")), { value: 90, fresh: true });
});

test("a place has one question: the answer to an earlier one is not shown as its answer", async () => {
  const { live, answers, asked, question } = table();
  answers.ask([question("deal", "ten")]);
  answers.ask([question("deal", "twenty")]);
  asked[0].settle("of ten");
  await heard();
  assert.deepEqual([answers.known(question("deal", "twenty")), live.changes], [null, 0]);
  asked[1].settle("of twenty");
  await heard();
  assert.equal(answers.known(question("deal", "twenty")), "of twenty");
  assert.equal(answers.known(question("deal", "ten")), null);
});

test("who is still typing is asked about once", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  try {
    const { answers, asked, question } = table();
    for (const about of ["1", "10", "100"]) answers.ask([question("deal", about, PATIENCE)]);
    mock.timers.tick(PATIENCE);
    assert.deepEqual(asked.map(({ about }) => about), ["100"]);
  } finally {
    mock.timers.reset();
  }
});

test("what could not be answered is asked again with the next drawing", async () => {
  const { live, answers, asked, question } = table();
  answers.ask([question("funds")]);
  asked[0].fail(new Error("the line was lost"));
  await heard();
  assert.equal(live.changes, 0);
  answers.ask([question("funds")]);
  assert.equal(asked.length, 2);
});

test("nothing is asked while something moves", () => {
  const { live, answers, asked, question } = table();
  live.decision = null;
  answers.ask([question("funds")]);
  assert.equal(asked.length, 0);
});
