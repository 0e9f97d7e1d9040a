"""`docs/boards.md` says what is so."""

import re
import tomllib
from pathlib import Path

import pytest

from monopoly.editions import add_edition, load_edition, open_edition
from monopoly.editions.model import EFFECT_KEYS, KINDS
from tests.fuzz import OWN_BOARD

pytestmark = pytest.mark.once

PAGE = (Path(__file__).parents[2] / "docs" / "boards.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)


def test_the_board_of_the_page_is_the_sample() -> None:
    sample = tomllib.loads(OWN_BOARD.read_text(encoding="utf-8"))
    figures, spaces, cards, _ = map(tomllib.loads, BLOCKS)
    assert figures.items() <= sample.items()
    assert spaces["groups"].items() <= sample["groups"].items()
    assert spaces["spaces"] == sample["spaces"][:2]
    assert cards["decks"] == sample["decks"]
    assert cards["chance"][0] in sample["chance"]
    assert open_edition(OWN_BOARD) in PAGE


def test_the_edition_on_a_base_can_be_played() -> None:
    assert load_edition(add_edition(BLOCKS[-1], "rich-city.toml")).starting_cash == 2000


def test_every_kind_and_every_effect_is_named() -> None:
    for name in (*KINDS, *EFFECT_KEYS):
        assert f"`{name}`" in PAGE, name
