"""`trader` finds the right answer to every position, and the files are true about `greedy`."""

from __future__ import annotations

from collections import Counter

import pytest

from monopoly.bots import BOTS, make_bot
from monopoly.rules import engine
from tests.positions.reading import Position, answer, choices, positions, set_up

POSITIONS = positions()
POSITIONS_MIN = 40

every_position = pytest.mark.parametrize("position", POSITIONS, ids=str)


@every_position
@pytest.mark.skipif("trader" not in BOTS, reason="there is no bot called trader yet")
def test_trader_finds_it(position: Position) -> None:
    table = set_up(position)
    action = answer(make_bot("trader"), table)
    assert position.is_met_by(action, table.names), position.verdict(action)


@pytest.mark.parametrize(
    ("position", "bot"),
    [(position, bot) for position in POSITIONS for bot in position.also],
    ids=str,
)
def test_others_find_it_too(position: Position, bot: str) -> None:
    table = set_up(position)
    action = answer(make_bot(bot), table)
    assert position.is_met_by(action, table.names), position.verdict(action)


@every_position
def test_greedy_is_wrong_where_the_file_says_so(position: Position) -> None:
    table = set_up(position)
    action = answer(make_bot("greedy"), table)
    if position.greedy:
        assert not position.is_met_by(action, table.names), f"{position}: greedy is right"
    else:
        assert position.is_met_by(action, table.names), position.verdict(action)


@every_position
def test_there_is_a_choice(position: Position) -> None:
    """The right thing is within the law, and so is something else."""
    table = set_up(position)
    legal = list(choices(position, table))
    assert all(engine.why_not(table.world.s, action, table.seat) is None for action in legal)
    for shape in position.right + position.wrong:
        if shape.kind != "counter":  # trades are never listed
            assert any(shape.fits(action, table.names) for action in legal), f"never legal: {shape}"
    verdicts = {position.is_met_by(action, table.names) for action in legal}
    assert verdicts == {True, False}, legal


@every_position
def test_it_says_why_in_a_sentence(position: Position) -> None:
    assert len(position.why.split()) >= 8
    assert position.why[0].isupper()
    assert position.why.endswith(".")
    assert not position.greedy.endswith("."), "a few words are enough"


def test_there_are_enough() -> None:
    assert len(POSITIONS) >= POSITIONS_MIN


def test_names_are_unique() -> None:
    names = Counter(position.name for position in POSITIONS)
    assert [name for name, times in names.items() if times > 1] == []
