import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.js";

globalThis.addEventListener = () => {};

const page = "../../../src/monopoly/web/page/js";
const { h } = await import(`${page}/base/dom.js`);
const { drawing } = await import(`${page}/base/drawing.js`);
const { View } = await import(`${page}/base/view.js`);
const { TableState } = await import(`${page}/model/table-state.js`);
const { http } = await import(`${page}/net/http.js`);
const { TableSocket } = await import(`${page}/net/socket.js`);

/** @param {(view: InstanceType<typeof View>) => unknown} look what it does while it is drawn */
function drawn(look) {
  const view = new (class extends View {
    render() {
      look(this);
      return h("p", "drawn");
    }
  })();
  view.draw();
  return view.textContent;
}

test("a view is drawn from what it says of itself", () => {
  assert.equal(drawn(() => {}), "drawn");
});

/** What a drawing must leave alone. @type {Record<string, (view: InstanceType<typeof View>) => unknown>} */
const FORBIDDEN = {
  "a request": () => http.choices(),
  "a message to the table": () => new TableSocket("A").ask({ type: "funds" }),
  "an event": (view) => view.dispatchEvent(new Event("unread")),
  "another drawing": (view) => view.invalidate(),
  "a change of what is shown": () => new TableState({ seats: [] }, { decks: [] }).changed(),
};
for (const [name, look] of Object.entries(FORBIDDEN)) {
  test(`a drawing that makes ${name} fails`, () => {
    assert.throws(() => drawn(look), /not while drawing/);
  });
}

test("what failed while drawing stands in nobody's way", () => {
  assert.throws(() => drawing(() => assert.fail()));
  assert.equal(drawn(() => {}), "drawn");
});

test("once it is drawn, a view may ask", () => {
  let asked = 0;
  const view = new (class extends View {
    drawn() {
      asked++;
      this.dispatchEvent(new Event("unread"));
    }
  })();
  view.draw();
  assert.equal(asked, 1);
});
