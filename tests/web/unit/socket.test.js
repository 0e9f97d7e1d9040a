import assert from "node:assert/strict";
import { mock, test } from "node:test";

globalThis.addEventListener = globalThis.removeEventListener = () => {};
globalThis.document = { hidden: false, addEventListener() {}, removeEventListener() {} };
globalThis.location = { protocol: "http:", host: "table" };

/** Lines that were opened; each is lost when the test says so. */
const opened = [];
globalThis.WebSocket = class {
  constructor() {
    opened.push(this);
  }

  close() {}
};

const { TableSocket } = await import("../../../src/monopoly/web/page/js/net/socket.js");

/** After how many milliseconds a lost line is sought again, try after try. @param {() => number} random */
function waits(random) {
  mock.timers.enable({ apis: ["setTimeout"] });
  try {
    opened.length = 0;
    const socket = new TableSocket("A", random);
    socket.connect();
    return Array.from({ length: 6 }, () => {
      const before = opened.length;
      opened.at(-1).onclose({ code: 1006 });
      let waited = 0;
      for (; opened.length === before; waited++) mock.timers.tick(1);
      return waited;
    });
  } finally {
    mock.timers.reset();
  }
}

test("a lost line is sought less and less often", () => {
  assert.deepEqual(waits(() => 1), [300, 700, 1500, 3000, 5000, 5000]);
});

test("those who lost it at once do not all come back at once", () => {
  assert.deepEqual(waits(() => 0), [150, 350, 750, 1500, 2500, 2500]);
  assert.deepEqual(waits(() => 0.5), [225, 525, 1125, 2250, 3750, 3750]);
});
