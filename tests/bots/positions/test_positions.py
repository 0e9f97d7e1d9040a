"""`trader` and `expert` find the right answers, and the files are true about those that do not."""

from __future__ import annotations

from collections import Counter

import pytest

from monopoly.bots import Bot, make_bot
from monopoly.bots.expert.expert import ExpertBot
from monopoly.rules import engine
from tests.bots.positions.reading import Puzzle, answer, choices, puzzles, set_up

POSITIONS = puzzles()
POSITIONS_MIN = 160
EXPERT_SEED, EXPERT_GAMES = 1, 120

every_position = pytest.mark.parametrize("puzzle", POSITIONS, ids=str)


def _check(puzzle: Puzzle, name: str, bot: Bot) -> None:
    table = set_up(puzzle.at, puzzle.player)
    action = answer(bot, table)
    found = puzzle.is_met_by(action, table.names)
    if name in puzzle.missed_by:
        assert not found, f"{puzzle}: {name} finds it now, so `missed_by` is no longer true"
    else:
        assert found, puzzle.verdict(action)


@every_position
def test_trader_finds_it(puzzle: Puzzle) -> None:
    _check(puzzle, "trader", make_bot("trader"))


@every_position
@pytest.mark.compiled_only
def test_expert_finds_it(puzzle: Puzzle) -> None:
    _check(puzzle, "expert", ExpertBot(EXPERT_SEED, EXPERT_GAMES))


@pytest.mark.parametrize(
    ("puzzle", "bot"),
    [(puzzle, bot) for puzzle in POSITIONS for bot in puzzle.also],
    ids=str,
)
def test_others_find_it_too(puzzle: Puzzle, bot: str) -> None:
    table = set_up(puzzle.at, puzzle.player)
    action = answer(make_bot(bot), table)
    assert puzzle.is_met_by(action, table.names), puzzle.verdict(action)


@every_position
def test_greedy_is_wrong_where_the_file_says_so(puzzle: Puzzle) -> None:
    table = set_up(puzzle.at, puzzle.player)
    action = answer(make_bot("greedy"), table)
    if puzzle.greedy:
        assert not puzzle.is_met_by(action, table.names), f"{puzzle}: greedy is right"
    else:
        assert puzzle.is_met_by(action, table.names), puzzle.verdict(action)


@every_position
def test_there_is_a_choice(puzzle: Puzzle) -> None:
    """The right thing is within the law, and so is something else."""
    table = set_up(puzzle.at, puzzle.player)
    legal = list(choices(puzzle, table))
    assert all(engine.why_not(table.state, action, table.seat) is None for action in legal)
    for shape in puzzle.right + puzzle.wrong:
        if shape.kind != "counter":  # trades are never listed
            assert any(shape.fits(action, table.names) for action in legal), f"never legal: {shape}"
    verdicts = {puzzle.is_met_by(action, table.names) for action in legal}
    assert verdicts == {True, False}, legal


@every_position
def test_it_says_why_in_a_sentence(puzzle: Puzzle) -> None:
    assert len(puzzle.why.split()) >= 8
    assert puzzle.why[0].isupper()
    assert puzzle.why.endswith(".")
    assert not puzzle.greedy.endswith("."), "a few words are enough"


def test_only_known_bots_miss_any() -> None:
    assert {bot for puzzle in POSITIONS for bot in puzzle.missed_by} <= {"trader", "expert"}


def test_there_are_enough() -> None:
    assert len(POSITIONS) >= POSITIONS_MIN


def test_names_are_unique() -> None:
    names = Counter(position.name for position in POSITIONS)
    assert [name for name, times in names.items() if times > 1] == []
