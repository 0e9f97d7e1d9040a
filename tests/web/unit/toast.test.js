import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { root } from "./browser.js";

globalThis.addEventListener = () => {};
const place = Object.assign(root(), { matches: () => false, showPopover() {}, hidePopover() {} });
document.getElementById = () => place;

const { Trouble } = await import("../../../src/monopoly/web/page/js/net/http.js");
const { toast, toastTrouble } = await import("../../../src/monopoly/web/page/js/components/toast.js");

const HOUR = 3_600_000;
const shown = () => place.childNodes.map((one) => one.childNodes[0].textContent);
const dismiss = () => place.childNodes[0].childNodes[1].fire("click");

test("news goes away by itself, a refusal stays until it is dismissed", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  try {
    toast("Copied.");
    toastTrouble(new Trouble("refused", "You have no houses to sell."));
    assert.deepEqual(shown(), ["Copied.", "You have no houses to sell."]);
    mock.timers.tick(HOUR);
    assert.deepEqual(shown(), ["You have no houses to sell."]);
    dismiss();
    assert.deepEqual(shown(), []);
  } finally {
    mock.timers.reset();
  }
});

test("the same sentence stands there once, and not too many of them", () => {
  for (const text of ["a", "b", "a", "c", "d"]) toastTrouble(new Trouble("refused", text));
  assert.deepEqual(shown(), ["a", "c", "d"]);
});
