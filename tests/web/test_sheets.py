"""The style sheets as they are written: in layers, and every color by its name."""

import re
from pathlib import Path
from typing import Final

import pytest

from monopoly.web.files import MODULES

CSS: Final = MODULES / "css"
INDEX: Final = (CSS / "index.css").read_text("utf-8")
LAYERS: Final = ("reset", "tokens", "base", "components", "screens")
IMPORTED: Final = re.findall(r'@import "([^"]+)" layer\((\w+)\);', INDEX)
SHEETS: Final = sorted(set(CSS.rglob("*.css")) - {CSS / "index.css"})
TOKENS: Final = CSS / "tokens.css"
COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
# A color by its figures, or by a name that is no token's: values only, not selectors.
FIGURES: Final = re.compile(r"#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(")
NAMES: Final = re.compile(
    r":[^;{}]*(?<![-\w])(?:white|black|red|green|blue|yellow|orange|purple|pink|brown|gr[ae]y"
    r"|gold|silver|navy|teal|maroon|beige|ivory|tan)(?![-\w])[^;{}]*;"
)
SET_BY_SCRIPT: Final = {"--bar", "--group", "--pile", "--seat", "--wide"}

pytestmark = pytest.mark.once


def written(path: Path) -> str:
    return COMMENT.sub("", path.read_text("utf-8"))


def test_every_sheet_is_in_the_layer_of_its_folder() -> None:
    assert f"@layer {', '.join(LAYERS)};" in INDEX
    assert sorted(CSS / name for name, _ in IMPORTED) == SHEETS
    for name, layer in IMPORTED:
        assert layer == Path(name).parts[0].removesuffix(".css"), name
    layers = [LAYERS.index(layer) for _, layer in IMPORTED]
    assert layers == sorted(layers), "in the order in which they win"


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.stem)
def test_a_color_has_its_name_from_the_tokens(path: Path) -> None:
    if path == TOKENS:
        assert FIGURES.search(written(path))
        return
    assert not FIGURES.findall(written(path))
    assert not NAMES.findall(written(path))


def test_every_token_is_defined_and_used() -> None:
    whole = "".join(map(written, SHEETS))
    drawn = [*MODULES.rglob("*.svg"), *MODULES.rglob("*.js")]
    elsewhere = "".join(path.read_text("utf-8") for path in drawn)
    defined = set(re.findall(r"(--[a-z0-9-]+):", whole))
    used = set(re.findall(r"var\((--[a-z0-9-]+)", whole + elsewhere))
    assert not used - defined - SET_BY_SCRIPT - {"--seat-"}
    tokens = set(re.findall(r"(--[a-z0-9-]+):", written(TOKENS)))
    by_number = {token for token in tokens if re.match(r"--(seat|text|space)-\d", token)}
    assert not tokens - by_number - used
