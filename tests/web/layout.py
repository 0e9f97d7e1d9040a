"""Whether what is written on the page can be read: nothing cut off, nothing on top of another."""

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

SCRIPT: Final = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")
SIZES: Final = {360: 740, 1280: 800, 2560: 1440}
SHOWN_MAX: Final = 25


def faults(page: Page) -> list[str]:
    found: list[str] = page.evaluate(SCRIPT)
    return found


def expect_legible(page: Page, what: str) -> None:
    found = faults(page)
    size = page.viewport_size
    where = f"{what} at {size['width']} × {size['height']}" if size else what
    assert not found, f"{where}: {len(found)} faults\n" + "\n".join(found[:SHOWN_MAX])


SETTLED: Final = """async () => {
  const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
  let last = "";
  for (let quiet = 0, turn = 0; quiet < 3 && turn < 60; turn++) {
    await wait(25);
    const ends = (one) => one.effect?.getComputedTiming().endTime !== Infinity;
    const moving = document.getAnimations().some((one) => one.playState === "running" && ends(one));
    const now = `${innerWidth} ${document.body.scrollHeight} ${document.body.textContent.length}`;
    quiet = now === last && !moving ? quiet + 1 : 0;
    last = now;
  }
}"""


def settled(page: Page) -> None:
    """Waits until the page has drawn itself and nothing moves any more."""
    page.evaluate(SETTLED)
