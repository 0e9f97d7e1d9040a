"""Positions laid on the page alone, whatever the game says: the board shows what it is given."""

from typing import Final

from playwright.sync_api import Page

# A list may be given as the entries that differ from one value: {"16": 1, "else": -1}.
LAY: Final = """changes => {
  const { store } = document.querySelector("mp-table");
  store.sequencer.stop(); // nothing the server tells moves it again
  const shown = { ...store.position };
  for (const [name, value] of Object.entries(changes)) {
    const listed = value !== null && typeof value === "object" && !Array.isArray(value);
    shown[name] = listed ? shown[name].map((_, i) => value[i] ?? value.else) : value;
  }
  store.state.position = shown;
  store.changed();
}"""
FRAMES: Final = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))"""


def lay(page: Page, **changes: object) -> None:
    page.evaluate(LAY, changes)
    drawn(page)


def drawn(page: Page) -> None:
    """Waits until everything that has changed is on the screen."""
    page.evaluate(FRAMES)
