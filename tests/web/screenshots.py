"""Pictures of the page: lobby, board, auction, trade, debt, end, replay … as a phone, a laptop and
a very large screen show them, in build/screenshots.

    python -m tests.web.screenshots [SCENE …] [--dark] [--readme]

`--readme` makes only the picture that the README opens with.
"""

import argparse
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from monopoly.client import Server
from tests.server.positions import AT_POSITIONS
from tests.server.program import Program
from tests.web import chromium, scenes
from tests.web.company import Company
from tests.web.guest import Guest
from tests.web.layout import SIZES, settled
from tests.web.visit import Visit

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / "build" / "screenshots"
README: Final = ROOT / "docs" / "table.png"
LARGE: Final = 176  # colors


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("scene", nargs="*", help=f"one of {', '.join(scenes.SCENES)}; else all")
    parser.add_argument("--dark", action="store_true", help="by lamplight")
    parser.add_argument("--readme", action="store_true", help="only the README's picture")
    wish = parser.parse_args()
    unknown = [name for name in wish.scene if name not in scenes.SCENES]
    if unknown:
        parser.error(f"there is no scene {unknown[0]!r}: {', '.join(scenes.SCENES)}")
    path = chromium.find()
    if path is None:
        raise SystemExit(chromium.MISSING)
    with (
        tempfile.TemporaryDirectory() as data,
        Program(Path(data), start=AT_POSITIONS) as program,
    ):
        server = program.start()
        with sync_playwright() as playwright, Company(server) as company:
            browser = playwright.chromium.launch(
                executable_path=path, args=chromium.arguments(), chromium_sandbox=False
            )
            if wish.readme:
                _readme(browser, server, company)
            else:
                _all(browser, server, company, wish.scene or list(scenes.SCENES), dark=wish.dark)
            browser.close()


def _all(
    browser: Browser, server: Server, company: Company, names: list[str], *, dark: bool
) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names:
        visit = Visit(browser, server.url)
        page = visit(None, theme="dark" if dark else "light")
        scenes.SCENES[name](Guest(page), company)
        for width, height in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            file = FOLDER / f"{name}{'-dark' if dark else ''}-{width}.png"
            _take(page, file)
            print(file.relative_to(ROOT))
        visit.close()


def _readme(browser: Browser, server: Server, company: Company) -> None:
    """A game under way, small enough for a repository."""
    visit = Visit(browser, server.url)
    page = visit(None, width=1280, height=800)
    scenes.midgame(Guest(page), company)
    _take(page, README)
    _shrink(README)
    visit.close()
    print(README.relative_to(ROOT))


def _take(page: Page, file: Path) -> None:
    settled(page)
    page.screenshot(path=file)


def _shrink(file: Path) -> None:
    """A palette is enough: most of it for large things, the rest for small ones of rare colors."""
    from PIL import Image

    with Image.open(file) as read:
        image = read.convert("RGB")
    often = image.quantize(LARGE, method=Image.Quantize.MEDIANCUT, kmeans=2).getpalette() or []
    rare = image.quantize(256 - LARGE, method=Image.Quantize.MAXCOVERAGE).getpalette() or []
    palette = Image.new("P", (1, 1))
    palette.putpalette([*often[: 3 * LARGE], *rare[: 3 * (256 - LARGE)]])
    image.quantize(palette=palette, dither=Image.Dither.NONE).save(file, optimize=True)


if __name__ == "__main__":
    main()
