import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.js";

const page = "../../../src/monopoly/web/page/js";
const { boxOf, cellOf, cut, sideOf, SIZE } = await import(`${page}/views/board/geometry.js`);
const { spots, spotsOn } = await import(`${page}/views/board/pieces.js`);

const look = { narrow: false, scale: 1, rooms: [] };
const overlap = (a, b) => Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > 0.01 && Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > 0.01;
const boxes = Array.from({ length: 40 }, (_, space) => boxOf(space));

test("forty Spaces lie around the board, none on another", () => {
  for (const [i, box] of boxes.entries()) {
    assert.ok(box.x > 0 && box.y > 0 && box.x + box.w < SIZE && box.y + box.h < SIZE);
    for (const other of boxes.slice(i + 1)) assert.ok(!overlap(box, other), `${i}`);
  }
});

test("each Space touches the next, and the last the first", () => {
  for (const [i, box] of boxes.entries()) {
    const next = boxes[(i + 1) % 40];
    const gaps = [next.x - box.x - box.w, box.x - next.x - next.w, next.y - box.y - box.h, box.y - next.y - next.h];
    assert.ok(gaps.some((gap) => Math.abs(gap) < 0.01), `${i}`);
  }
});

test("what is cut off a box and what is left are the box", () => {
  for (const space of [1, 11, 21, 31]) {
    for (const where of ["inner", "outer"]) {
      const box = boxOf(space);
      const [off, rest] = cut(box, sideOf(space), where, 20);
      assert.ok(Math.abs(off.w * off.h + rest.w * rest.h - box.w * box.h) < 0.01);
      assert.ok(!overlap(off, rest));
    }
  }
});

test("up to eight tokens share any Space, within it and beside one another", () => {
  for (const space of boxes.keys()) {
    for (let count = 1; count <= 8; count++) {
      const found = spotsOn(space, count, look);
      assert.equal(found.length, count);
      const { x, y, w, h } = boxOf(space);
      for (const [i, spot] of found.entries()) {
        assert.ok(spot.x - spot.r >= x && spot.x + spot.r <= x + w && spot.y - spot.r >= y && spot.y + spot.r <= y + h, `${space}: ${count}`);
        for (const other of found.slice(i + 1)) assert.ok(Math.hypot(spot.x - other.x, spot.y - other.y) >= spot.r + other.r - 0.01, `${space}: ${count}`);
      }
    }
  }
});

test("who is in Jail stands in its cell, who just visits beside it, and who is out nowhere", () => {
  const position = { space: [10, 10, 10], jail: [1, 0, 0], retired: [0, 0, 1] };
  const found = spots(position, { ...look, rooms: { 10: [{ ...boxOf(10), w: boxOf(10).w - cellOf(boxOf(10)).w }] } });
  assert.deepEqual([...found.keys()], [0, 1]);
  const { x, y, w, h } = cellOf(boxOf(10));
  const within = ({ x: atX, y: atY }) => atX > x && atX < x + w && atY > y && atY < y + h;
  assert.ok(within(found.get(0)));
  assert.ok(!within(found.get(1)));
});
