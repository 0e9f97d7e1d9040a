"""The measurement of the positions: what rollouts confirm, contradict and leave open."""

from dataclasses import replace
from types import ModuleType

import pytest

from tests.bench.loading import load_script
from tests.bots.positions.reading import Puzzle, puzzles

GAMES = 200


@pytest.fixture
def positions(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    return load_script("positions", monkeypatch)


def _named(name: str) -> Puzzle:
    return next(puzzle for puzzle in puzzles() if puzzle.name == name)


@pytest.mark.compiled_only
def test_a_clear_answer_is_confirmed_and_its_contrary_contradicted(positions: ModuleType) -> None:
    clear = _named("A whole group for lone deeds")
    contrary = replace(clear, right=(), wrong=clear.right)
    found = positions.judge(clear, GAMES, 1, ("trader",))
    assert (found.verdict, found.fail) == ("confirmed", ())
    assert found.low > 0
    turned = positions.judge(contrary, GAMES, 1, ("trader",))
    assert turned.verdict == "contradicted"
    assert turned.fail == ("trader: Refuse(number=1)",)
    assert turned.ahead == -found.ahead
    assert (turned.low, turned.high) == (-found.high, -found.low)


@pytest.mark.compiled_only
def test_what_makes_no_difference_is_open(positions: ModuleType) -> None:
    same = _named("A deed for nothing")
    assert positions.judge(same, 10, 1, ()).verdict == "open"


@pytest.mark.compiled_only
def test_the_answer_may_depend_on_who_plays_on(positions: ModuleType) -> None:
    two = _named("Two left: cash for the other's first houses")
    verdicts = [positions.judge(two, 400, 1, (), bot).verdict for bot in ("trader", "intermediate")]
    assert verdicts == ["confirmed", "contradicted"]
