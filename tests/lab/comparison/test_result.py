"""Figures with their intervals."""

from dataclasses import replace

import pytest

from monopoly.lab import ComparisonResult, compare
from monopoly.lab.comparison.chunk import Sums
from monopoly.lab.comparison.measures import BETTER_BOT, ROUNDS
from monopoly.lab.comparison.result import Estimate, mean
from monopoly.lab.shares import wilson
from tests.lab.comparison.comparisons import COMPARISON


@pytest.mark.once
def test_with_too_few_games_there_is_no_interval() -> None:
    assert mean(ROUNDS, Sums()) == Estimate(0, None, None, None)
    assert mean(ROUNDS, Sums(1, 30, 900)) == Estimate(1, 30.0, None, None)
    assert mean(ROUNDS, Sums(2, 30, 450)) == Estimate(2, 15.0, 15.0, 15.0)


@pytest.mark.once
def test_a_difference_is_clear_when_0_is_outside() -> None:
    assert Estimate(9, 2.0, 1.0, 3.0).is_clear
    assert Estimate(9, -2.0, -3.0, -1.0).is_clear
    assert not Estimate(9, 2.0, -1.0, 5.0).is_clear
    assert not Estimate(9, 0.0, 0.0, 0.0).is_clear
    assert not Estimate(1, 2.0, None, None).is_clear


def test_shares_have_wilsons_interval(alone: ComparisonResult) -> None:
    for value in alone.values:
        for key in ("ended", "first_player", "better_bot"):
            found = value.figures[key]
            assert found.mean is not None
            assert (found.low, found.high) == wilson(found.mean * found.games, found.games)


def test_the_games_not_over_yet_come_down_to_those_that_never_ended(
    alone: ComparisonResult,
) -> None:
    for value in alone.values:
        ended = value.figures["ended"].mean
        assert ended is not None
        assert value.still_going[0] == 1.0
        assert list(value.still_going) == sorted(value.still_going, reverse=True)
        assert value.still_going[-1] == pytest.approx(1 - ended)
        half = value.figures["rounds"].games / 2
        by_median = (1 - value.still_going[value.rounds_median - 1]) * alone.games
        before_it = (1 - value.still_going[value.rounds_median - 2]) * alone.games
        assert before_it < half <= by_median


def test_among_equals_nobody_is_better() -> None:
    players = ("greedy",) * 3
    result = compare(replace(COMPARISON, games=2, players=players), processes=1)
    assert result.better_bot == ""
    assert BETTER_BOT not in result.measures
    assert all(BETTER_BOT.key not in value.figures for value in result.values)
