"""The style sheets as they are written: in layers, each within its component, every color by its
name, sizes from their scales."""

import re
from collections.abc import Iterator
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
COMPONENTS: Final = CSS / "components"
COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
# A color by its figures, or by a name that is no token's: values only, not selectors.
FIGURES: Final = re.compile(r"#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(")
NAMES: Final = re.compile(
    r":[^;{}]*(?<![-\w])(?:white|black|red|green|blue|yellow|orange|purple|pink|brown|gr[ae]y"
    r"|gold|silver|navy|teal|maroon|beige|ivory|tan)(?![-\w])[^;{}]*;"
)
SET_BY_SCRIPT: Final = {"--bar", "--group", "--pile", "--seat", "--wide"}
# Most are the element, the class or the sheet that the file is named after. Some dress what HTML
# has, and some are made of two.
ROOTS: Final = {
    "controls/button": ("button", ".button"),
    "controls/details": ("details",),
    "controls/field": ("input", "select", "textarea", ".field"),
    "things/buildings": (".house", ".hotel"),
}
BOARD: Final = ("mp-board",)  # of which every file in its folder is a part
# What grows with the window, or is made of another size, is no step of a scale.
MADE: Final = re.compile(r"\b(?:calc|clamp|min|max)\((?:[^()]|\([^()]*\))*\)")
TYPE: Final = re.compile(r"\bfont(?:-size)?:[^;]*?\d(?:rem)\b[^;]*;")
SPACE: Final = re.compile(
    r"(?<![-\w])(?:gap|[a-z]+-gap|(?:padding|margin)[-a-z]*):[^;]*?\d(?:rem)\b[^;]*;"
)
DEPTH: Final = re.compile(r"z-index:(?! var\(--z-)[^;]*;")

pytestmark = pytest.mark.once


def written(path: Path) -> str:
    return COMMENT.sub("", path.read_text("utf-8"))


def named(path: Path) -> str:
    return path.relative_to(CSS).with_suffix("").as_posix()


def test_every_sheet_is_in_the_layer_of_its_folder() -> None:
    assert f"@layer {', '.join(LAYERS)};" in INDEX
    assert sorted(CSS / name for name, _ in IMPORTED) == SHEETS
    for name, layer in IMPORTED:
        assert layer == Path(name).parts[0].removesuffix(".css"), name
    layers = [LAYERS.index(layer) for _, layer in IMPORTED]
    assert layers == sorted(layers), "in the order in which they win"


def roots(path: Path) -> tuple[str, ...]:
    """What the selectors of a component begin with."""
    name = path.stem
    if path.parent == COMPONENTS / "board":
        return BOARD
    usual = (f"mp-{name}", f".{name}", f"#{name}", f".{name}-sheet", f".prompt-{name}")
    return ROOTS.get(path.relative_to(COMPONENTS).with_suffix("").as_posix(), usual)


def outermost(text: str) -> Iterator[str]:
    """The selectors that stand in no other rule, one by one."""
    rules: list[str] = []
    for before, brace in re.findall(r"([^{};]*)([{};])", text):
        if brace == "}":
            rules.pop()
        elif brace == "{":
            rule = " ".join(before.split())
            if not rule.startswith("@") and all(
                one.startswith(("@media", "@container")) for one in rules
            ):
                yield from map(str.strip, re.split(r",(?![^(]*\))", rule))
            rules.append(rule)


def begins_with(selector: str, root: str) -> bool:
    return re.match(rf"{re.escape(root)}(?![-\w])", selector) is not None


@pytest.mark.parametrize("path", [path for path in SHEETS if COMPONENTS in path.parents], ids=named)
def test_a_component_dresses_nothing_but_itself(path: Path) -> None:
    found = list(outermost(written(path)))
    assert found
    astray = [one for one in found if not any(begins_with(one, root) for root in roots(path))]
    assert not astray, f"{named(path)} begins with {' or '.join(roots(path))}"


def test_what_goes_astray_is_found() -> None:
    text = "mp-hand { .purse {} } @media (x) { .deeds, mp-hand .chip {} } @keyframes a { from {} }"
    assert list(outermost(text)) == ["mp-hand", ".deeds", "mp-hand .chip"]
    assert not begins_with("mp-handle", "mp-hand")
    assert begins_with("mp-hand:hover > .chip", "mp-hand")


@pytest.mark.parametrize("path", SHEETS, ids=named)
def test_a_color_has_its_name_from_the_tokens(path: Path) -> None:
    if path == TOKENS:
        assert FIGURES.search(written(path))
        return
    assert not FIGURES.findall(written(path))
    assert not NAMES.findall(written(path))


@pytest.mark.parametrize("path", [one for one in SHEETS if one != TOKENS], ids=named)
def test_type_space_and_depth_are_steps_of_their_scales(path: Path) -> None:
    text = written(path)
    while (made := MADE.sub("made", text)) != text:  # one within another
        text = made
    assert [*TYPE.findall(text), *SPACE.findall(text), *DEPTH.findall(text)] == []


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
