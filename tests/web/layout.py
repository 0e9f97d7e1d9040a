"""Whether what is written on the page can be read: nothing cut off, nothing on top of another."""

import base64
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

SCRIPT: Final = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")
CONTRAST: Final = (Path(__file__).parent / "contrast.js").read_text(encoding="utf-8")
# Without texts and tokens, or with texts so fat that only their color is seen, or as it is.
DRESS: Final = """dress => {
  for (const text of document.querySelectorAll(".board-paper text")) {
    text.style.visibility = dress === "bare" ? "hidden" : "";
    text.style.stroke = dress === "fat" ? getComputedStyle(text).fill : "";
    text.style.strokeWidth = dress === "fat" ? "0.5em" : "";
  }
  document.querySelector(".board-pieces").style.visibility = dress ? "hidden" : "";
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
    pictures = []
    for dress in ("bare", "fat"):
        page.evaluate(DRESS, dress)
        pictures.append(base64.b64encode(page.screenshot()).decode())
    page.evaluate(DRESS, "")
    found: list[str] = page.evaluate(CONTRAST, pictures)
    assert not found, f"{what}:\n" + "\n".join(found[:SHOWN_MAX])


SETTLED: Final = """async () => {
  const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
  const board = document.querySelector("mp-board");
  const fits = () => !board || Math.abs(board.clientWidth / 1000 - board.look.scale) < 0.004;
  let last = "";
  for (let quiet = 0, turn = 0; quiet < 3 && turn < 400; turn++) {
    await wait(25);
    const ends = (one) => one.effect?.getComputedTiming().endTime !== Infinity;
    const moving = document.getAnimations().some((one) => one.playState === "running" && ends(one));
    const now = `${innerWidth} ${document.body.scrollHeight} ${document.body.textContent.length}`;
    quiet = now === last && !moving && fits() ? quiet + 1 : 0;
    last = now;
  }
}"""


def settled(page: Page) -> None:
    """Waits until the page has drawn itself and nothing moves any more."""
    page.evaluate(SETTLED)


def use_theme(page: Page, theme: str) -> None:
    """As the settings do, and no color is still on its way."""
    page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
    settled(page)
