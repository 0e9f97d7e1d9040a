"""What is counted of the games, recounted from the games themselves."""

from statistics import mean, stdev

import pytest

from monopoly.game.boards import board_for
from monopoly.lab import ComparisonResult
from monopoly.lab.comparison.chunk import play
from monopoly.lab.comparison.measures import MEASURES
from monopoly.lab.shares import Z95
from tests.lab.comparison.comparisons import COMPARISON

Column = list[int | None]  # one measure of every game


@pytest.fixture(scope="module")
def columns() -> list[list[Column]]:
    """By value and measure."""
    found: list[list[Column]] = []
    for plan in COMPARISON.plans:
        board = board_for(plan.rule_set())
        games = [play(plan, board, game, COMPARISON.better) for game in range(plan.games)]
        found.append([[game.measured[i] for game in games] for i, _ in enumerate(MEASURES)])
    return found


def test_the_figures_are_the_means_of_the_games(
    alone: ComparisonResult, columns: list[list[Column]]
) -> None:
    for value, by_measure in zip(alone.values, columns, strict=True):
        for measure, column in zip(MEASURES, by_measure, strict=True):
            counted = [number / measure.whole for number in column if number is not None]
            figure = value.figures[measure.key]
            assert figure.games == len(counted) > 0
            assert figure.mean == pytest.approx(mean(counted))


def test_the_differences_are_those_of_the_same_game(
    alone: ComparisonResult, columns: list[list[Column]]
) -> None:
    assert alone.values[0].differences == {}
    for value, by_measure in zip(alone.values[1:], columns[1:], strict=True):
        for measure, first, column in zip(MEASURES, columns[0], by_measure, strict=True):
            pairs = [
                (one - two) / measure.whole
                for one, two in zip(column, first, strict=True)
                if one is not None and two is not None
            ]
            found = value.differences[measure.key]
            reach = Z95 * stdev(pairs) / len(pairs) ** 0.5
            assert found.games == len(pairs) > 1
            assert found.mean == pytest.approx(mean(pairs))
            assert found.low == pytest.approx(mean(pairs) - reach)
            assert found.high == pytest.approx(mean(pairs) + reach)


def test_some_games_end_and_some_do_not(columns: list[list[Column]]) -> None:
    """Else the tests above would not see the difference."""
    for by_measure in columns:
        assert 0 < sum(number or 0 for number in by_measure[0]) < COMPARISON.games


def test_wins_by_place_are_all_wins(alone: ComparisonResult) -> None:
    for value in alone.values:
        ended = value.figures["rounds"].games
        assert sum(place.wins for place in value.places) == pytest.approx(ended)
        first = value.figures["first_player"].mean
        assert value.places[0].win_share == pytest.approx(first)
