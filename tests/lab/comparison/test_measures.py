"""One game, measured."""

import pytest

from monopoly.chance.seeded import SeededDealer
from monopoly.game.boards import board_for
from monopoly.game.setup import new_game
from monopoly.lab.comparison.course import Course
from monopoly.lab.comparison.measures import MEASURES, GameOutcome, measure
from monopoly.lab.shares import WHOLE_WIN
from monopoly.rules.ruleset import rule_set
from monopoly.rules.state import OVER

KEYS = [one.key for one in MEASURES]


def outcome(*winners: int, over: bool = True, better: frozenset[int] = frozenset()) -> GameOutcome:
    """A game of four that seat 2 began; the players have moved up by one seat."""
    state = new_game(board_for(rule_set("parker")), ["Ann", "Bob", "Cy", "Dee"], SeededDealer(1))
    for seat, throw in enumerate((-1, -1, 43, -1)):
        state.opening[seat] = throw
    state.winners = sum(1 << seat for seat in winners)
    state.left = 2
    if over:
        state.phase = OVER
    return measure(state, Course(state, 1000), [1, 2, 3, 0], better)


def test_places_are_counted_from_who_began() -> None:
    assert outcome(2).wins == [WHOLE_WIN, 0, 0, 0]
    assert outcome(3).wins == [0, WHOLE_WIN, 0, 0]
    assert outcome(1).wins == [0, 0, 0, WHOLE_WIN]
    assert outcome(2, 0).wins == [WHOLE_WIN // 2, 0, WHOLE_WIN // 2, 0]


@pytest.mark.parametrize(
    ("winners", "wins"), [((3,), WHOLE_WIN), ((0,), 0), ((0, 3), WHOLE_WIN // 2)]
)
def test_the_better_bot_wins_wherever_it_sits(winners: tuple[int, ...], wins: int) -> None:
    found = outcome(*winners, better=frozenset({0}))
    assert found.measured[KEYS.index("better_bot")] == wins


def test_without_a_better_bot_there_is_none() -> None:
    assert outcome(3).measured[KEYS.index("better_bot")] is None


def test_a_game_left_unfinished_has_no_length_and_no_winner() -> None:
    found = dict(zip(KEYS, outcome(over=False, better=frozenset({0})).measured, strict=True))
    assert found == {
        "ended": 0,
        "rounds": None,
        "rounds_played": 1,
        "lead_changes": 0,
        "bankruptcies": 2,
        "first_player": None,
        "better_bot": None,
    }
