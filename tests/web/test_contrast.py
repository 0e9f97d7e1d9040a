"""Colors that stand on one another can be told apart, in both themes: AA of WCAG 2.2.

Axe measures what stands in the scenes, but sees no gradient and no drawing; here are the tokens
themselves. What is drawn on the board is measured by its points (test_board.py).
"""

import re
from typing import Final

import pytest

from monopoly.web.files import MODULES

TOKENS: Final = re.sub(
    r"/\*.*?\*/", "", (MODULES / "css/tokens.css").read_text("utf-8"), flags=re.DOTALL
)
TEXT: Final = 4.5
SIGN: Final = 3.0  # what is seen rather than read: rings, switches, symbols
LEAVES: Final = ("--paper", "--high", "--low")
SEATS: Final = tuple(f"--seat-{number}" for number in range(8))
BILLS: Final = tuple(
    f"--bill-{name}" for name in ("500", "100", "50", "20", "10", "5", "1", "plain")
)
# What is written, and on what.
INKS: Final = ("--ink", "--quiet", "--go-text", "--danger-text", "--bronze")
ON_LEAVES: Final = dict.fromkeys(INKS, LEAVES)
WRITTEN: Final = {
    **{ink: (*leaves, "--field") for ink, leaves in ON_LEAVES.items()},
    **dict.fromkeys(("--chalk", "--dust", "--lamp"), ("--table", "--lit")),
    "--go-ink": ("--go",),
    "--danger-ink": ("--danger",),
    "--on-color": ("--notice", "--money", *SEATS),
    "--card-ink": ("--card", "--jail-card", *BILLS),
    "--gilt-ink": ("--chest-card", "--chance-card"),
}
SEEN: Final = {
    "--focus": ("--paper", "--high"),
    "--ring": ("--table", "--lit"),
    "--track": ("--paper",),
    "--knob": ("--track", "--go"),
    "--here": ("--paper", "--high"),
    "--house": ("--paper",),
    "--hotel": ("--paper",),
}
PRINTED_INKS: Final = ("chest-ink", "chance-ink", "chance-pink", "chance-blue", "chance-red")
DECKS: Final = dict.fromkeys((f"--{ink}" for ink in PRINTED_INKS), ("--paper",))


def tokens_of(*rules: str) -> dict[str, str]:
    """The tokens under these rules, of which a later one wins."""
    found: dict[str, str] = {}
    for rule in rules:
        at = TOKENS.index(rule)
        text = TOKENS[at : TOKENS.index("\n}", at)]
        found |= dict(re.findall(r"(--[-\w]+):\s*([^;]+);", text))
    return found


PRINTED: Final = "[data-theme=dark] {\n  mp-board,"
LIGHT: Final = tokens_of(":root {")
DARK: Final = LIGHT | tokens_of("[data-theme=dark] {\n  --table")
ON_PAPER: Final = DARK | tokens_of(PRINTED)  # what is printed stays paper in the evening


def light_of(tokens: dict[str, str], name: str) -> float:
    """How light a color is to the eye, from 0 to 1."""
    value = tokens[name]
    if other := re.fullmatch(r"var\((--[-\w]+)\)", value):
        return light_of(tokens, other[1])
    digits = value.removeprefix("#")
    if len(digits) == 3:
        digits = "".join(2 * digit for digit in digits)
    assert re.fullmatch("[0-9a-f]{6}", digits), f"{name} is {value}: not one color"
    parts = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    red, green, blue = (x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(tokens: dict[str, str], one: str, other: str) -> float:
    lights = sorted((light_of(tokens, one), light_of(tokens, other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


@pytest.mark.parametrize(
    ("tokens", "written", "seen"),
    [
        (LIGHT, WRITTEN, SEEN | DECKS),
        (DARK, WRITTEN, SEEN),
        (ON_PAPER, ON_LEAVES, DECKS | {name: SEEN[name] for name in ("--house", "--hotel")}),
    ],
    ids=["light", "dark", "printed, in the dark"],
)
def test_what_stands_on_a_color_can_be_told_from_it(
    tokens: dict[str, str], written: dict[str, tuple[str, ...]], seen: dict[str, tuple[str, ...]]
) -> None:
    faint = [
        f"{front} on {back}: {found:.2f}, and {least} is wanted"
        for pairs, least in ((written, TEXT), (seen, SIGN))
        for front, backs in pairs.items()
        for back in backs
        if (found := contrast(tokens, front, back)) < least
    ]
    assert not faint, "\n".join(faint)


def test_contrast_is_that_of_wcag() -> None:
    tokens = {"--a": "#000", "--b": "#fff", "--c": "#767676", "--d": "var(--b)"}
    assert contrast(tokens, "--a", "--d") == pytest.approx(21)
    assert contrast(tokens, "--c", "--b") == pytest.approx(4.54, abs=0.01)
