import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { arrived, done, forget, root } from "./browser.js";

const { h, patch } = await import("../../../src/monopoly/web/page/js/base/dom.js");

const tags = (place) => place.childNodes.map((node) => node.localName ?? node.data);

beforeEach(forget);

test("what is described is there, with its classes and attributes", () => {
  const place = root();
  patch(place, [h("button.main", { class: ["wide", false && "narrow"], title: "Go", disabled: true, hidden: false }, "Throw ", 2), h(".row")]);
  const [button, row] = place.childNodes;
  assert.deepEqual(Object.fromEntries(button.attributes), { type: "button", class: "main wide", title: "Go", disabled: "" });
  assert.equal(button.textContent, "Throw 2");
  assert.equal(row.localName, "div");
});

test("nothing is touched where nothing has changed", () => {
  const place = root();
  const view = () => h("ul", [1, 2, 3].map((n) => h("li", { key: n }, n)), h("p", "end"));
  patch(place, view());
  forget();
  patch(place, view());
  assert.deepEqual(done, { inserted: 0, moved: 0, removed: 0, listened: 0 });
});

test("a child that comes or goes leaves those beside it what they are", () => {
  const place = root();
  const view = (problem) => [problem && h("p", problem), h("p", "Your bid"), h("input")];
  patch(place, view(""));
  const [, label, field] = place.childNodes;
  patch(place, view(null));
  assert.deepEqual(place.childNodes, [label, field]);
  patch(place, view("Too low."));
  assert.deepEqual(tags(place), ["p", "p", "input"]);
  assert.equal(place.childNodes[0].textContent, "Too low.");
  assert.equal(place.childNodes[1], label);
  assert.equal(place.childNodes[2], field);
  patch(place, view(false));
  assert.deepEqual(place.childNodes, [label, field]);
});

test("a list that grows leaves what stands after it where it is", () => {
  const place = root();
  const view = (count) => [Array.from({ length: count }, (_, i) => h("p", i)), h("p", "last")];
  patch(place, view(1));
  const last = place.childNodes.at(-1);
  patch(place, view(4));
  assert.equal(place.childNodes.at(-1), last);
  assert.equal(place.textContent, "0123last");
});

test("the first child may be missing as well", () => {
  const place = root();
  const view = (first) => h("div", first && h("b", "!"), h("input"));
  patch(place, view(null));
  const field = place.childNodes[0].childNodes[0];
  patch(place, view(true));
  assert.equal(place.childNodes[0].childNodes[1], field);
});

test("an element of another kind in the same place is made anew", () => {
  const place = root();
  patch(place, h("p", "text"));
  const before = place.childNodes[0];
  patch(place, h("b", "text"));
  assert.notEqual(place.childNodes[0], before);
  assert.deepEqual(tags(place), ["b"]);
});

test("an element listens once for each kind of event, and calls what was said last", () => {
  const place = root();
  const heard = [];
  const view = (word) => h("button", { onclick: word && (() => heard.push(word)) });
  for (const word of ["one", "two", "three"]) patch(place, view(word));
  assert.equal(done.listened, 1);
  const [button] = place.childNodes;
  button.fire("click");
  patch(place, view(null));
  button.fire("click");
  patch(place, view("four"));
  button.fire("click");
  assert.deepEqual(heard, ["three", "four"]);
  assert.equal(done.listened, 1);
});

const listed = (place) => place.childNodes.map((node) => Number(node.textContent));

for (const [before, after, moves] of [
  [[1, 2, 3, 4, 5], [5, 1, 2, 3, 4], 1],
  [[1, 2, 3, 4, 5], [2, 3, 4, 5, 1], 1],
  [[1, 2, 3, 4, 5], [1, 4, 3, 2, 5], 2],
  [[1, 2, 3, 4, 5], [5, 4, 3, 2, 1], 4],
  [[1, 2, 3], [1, 9, 2, 3], 0],
  [[1, 2, 3], [3, 1], 1],
  [[1, 2, 3], [], 0],
]) {
  test(`${before} becomes ${after || "nothing"} with ${moves} moves`, () => {
    const place = root();
    const view = (keys) => keys.map((key) => h("li", { key }, key));
    patch(place, view(before));
    const elements = new Map(place.childNodes.map((node) => [Number(node.textContent), node]));
    forget();
    patch(place, view(after));
    assert.deepEqual(listed(place), after);
    assert.equal(done.moved, moves);
    for (const node of place.childNodes) {
      const known = elements.get(Number(node.textContent));
      if (known) assert.equal(node, known);
    }
  });
}

test("what is new comes from the first to the last: a select chooses the first option it gets", () => {
  const place = root();
  patch(place, h("select", ["", "rent", "trade"].map((value) => h("option", { value }, value))));
  const options = arrived.filter(({ localName }) => localName === "option");
  assert.deepEqual(options, place.childNodes[0].childNodes);
});

test("any order comes out right", () => {
  const place = root();
  let seed = 7;
  const random = (below) => (seed = (seed * 48271) % 2147483647) % below;
  for (let round = 0; round < 300; round++) {
    const keys = Array.from({ length: 9 }, (_, i) => i).filter(() => random(3)).sort(() => random(3) - 1);
    patch(place, [keys.map((key) => h("li", { key }, key))]);
    assert.deepEqual(listed(place), keys);
  }
});

test("one key given twice makes two elements, that stay", () => {
  const place = root();
  const view = () => [h("li", { key: 1 }, "1"), h("li", { key: 1 }, "2")];
  patch(place, view());
  const before = [...place.childNodes];
  patch(place, view());
  assert.deepEqual(place.childNodes, before);
});

test("what a custom element holds is its own business", () => {
  const place = root();
  const view = (store) => h("mp-board", { store });
  patch(place, view({ turn: 1 }));
  const [board] = place.childNodes;
  patch(board, h("p", "its own"));
  patch(place, view({ turn: 2 }));
  assert.equal(board.textContent, "its own");
  assert.deepEqual(board.store, { turn: 2 });
});

test("within svg everything is svg", () => {
  const place = root();
  patch(place, h("svg.icon", h("g", h("rect"))));
  const [svg] = place.childNodes;
  assert.equal(svg.childNodes[0].childNodes[0].namespaceURI, "http://www.w3.org/2000/svg");
});
