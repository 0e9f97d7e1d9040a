"""Whether what is written on the page can be read: nothing cut off, nothing on top of another."""

import base64
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

SCRIPT: Final = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")
CONTRAST: Final = (Path(__file__).parent / "contrast.js").read_text(encoding="utf-8")
BARE: Final = """bare => {
  for (const one of document.querySelectorAll(".board-paper text, .board-pieces"))
    one.style.visibility = bare ? "hidden" : "";
}"""
SIZES: Final = {360: 740, 1280: 800, 2560: 1440}
HUGE: Final = (3840, 2160)
SHOWN_MAX: Final = 25


def faults(page: Page) -> list[str]:
    found: list[str] = page.evaluate(SCRIPT)
    return found


def expect_legible(page: Page, what: str) -> None:
    found = faults(page)
    size = page.viewport_size
    where = f"{what} at {size['width']} × {size['height']}" if size else what
    assert not found, f"{where}: {len(found)} faults\n" + "\n".join(found[:SHOWN_MAX])


def expect_contrast(page: Page, what: str) -> None:
    """What is written on the board stands out from it, as AA wants it."""
    page.evaluate(BARE, True)
    picture = page.screenshot()
    page.evaluate(BARE, False)
    found: list[str] = page.evaluate(CONTRAST, base64.b64encode(picture).decode())
    assert not found, f"{what}:\n" + "\n".join(found[:SHOWN_MAX])


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
