"""The page's text face: what it needs of Crimson Pro, as `make fonts` writes it beside the page.

    python fonts/subset.py FOLDER

FOLDER holds the package that fonts/package.json names. The upright face keeps the weights the
sheets ask for and the Latin letters of Western Europe, as players' names have them; the italic is
for the few letters of the wordmark and the like. What is left out is drawn in the next face of the
list.
"""

import io
import shutil
import sys
from pathlib import Path
from typing import Final

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

TARGET: Final = Path(__file__).parents[1] / "src" / "monopoly" / "web" / "page" / "fonts"
ASCII: Final = frozenset(range(0x20, 0x7F))
SIGNS: Final = frozenset(map(ord, "–—‘’“”•…−€"))
LATIN: Final = ASCII | SIGNS | frozenset(range(0xA0, 0x100)) | frozenset(map(ord, "ıŒœ"))
# Kerning, ligatures, accents, and figures of one width for amounts.
FEATURES: Final = ["kern", "liga", "mark", "mkmk", "ccmp", "locl", "tnum"]
LIGHTEST, BOLDEST = 400, 700
ITALIC: Final = 600


def main(folder: Path) -> None:
    package = folder / "@fontsource-variable" / "crimson-pro"
    files = package / "files"
    TARGET.mkdir(exist_ok=True)
    upright = TTFont(files / "crimson-pro-latin-wght-normal.woff2")
    write(cut(upright, (LIGHTEST, BOLDEST), LATIN), "crimson-pro.woff2")
    italic = TTFont(files / "crimson-pro-latin-wght-italic.woff2")
    write(cut(italic, ITALIC, ASCII), "crimson-pro-italic.woff2")
    shutil.copyfile(package / "LICENSE", TARGET / "LICENSE.txt")


def cut(font: TTFont, weight: float | tuple[float, float], signs: frozenset[int]) -> TTFont:
    """The font with these weights and signs alone."""
    font = loaded(instantiateVariableFont(font, {"wght": weight}))
    options = Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.name_IDs = [1, 2, 13, 14]  # its names and its licence
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=signs)
    subsetter.subset(font)
    return font


def loaded(font: TTFont) -> TTFont:
    """As read from a file: the subsetter needs tables that nobody has changed."""
    font.flavor = None
    data = io.BytesIO()
    font.save(data)
    data.seek(0)
    return TTFont(data)


def write(font: TTFont, name: str) -> None:
    font.flavor = "woff2"
    path = TARGET / name
    font.save(path)
    print(f"{path.name}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
