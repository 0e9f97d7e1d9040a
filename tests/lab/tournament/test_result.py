"""The ranking, and how sure it is."""

from math import isclose

import pytest

from monopoly.lab import TournamentResult
from monopoly.lab.shares import wilson
from monopoly.lab.tournament.chunk import Sums
from monopoly.lab.tournament.result import independent_games


def test_the_stronger_bot_is_ranked_above(alone: TournamentResult) -> None:
    best, worst = alone.bots
    assert (best.bot, worst.bot) == ("greedy", "random")
    assert best.win_share > worst.win_share
    assert best.rating > 25 > worst.rating
    assert best.deviation < 8.333
    assert alone.games == 12
    assert best.games == worst.games == 18


def test_head_to_head_counts_each_pair_of_seats(alone: TournamentResult) -> None:
    one, other = alone.head_to_head
    assert (one.bot, one.other) == (other.other, other.bot) == ("greedy", "random")
    assert one.meetings == other.meetings == 12 * 2
    assert isclose(one.above + other.above, 1)
    assert one.above > 0.5


def test_line_ups_add_up_to_the_standings(alone: TournamentResult) -> None:
    for standing in alone.bots:
        parts = [s for one in alone.line_ups for s in one.shares if s.bot == standing.bot]
        assert sum(part.games for part in parts) == standing.games
        assert isclose(sum(part.wins for part in parts), standing.wins)
    assert sum(one.games for one in alone.line_ups) == alone.games


# --- intervals


def test_rounds_that_are_all_or_nothing_count_as_one_game_each() -> None:
    """Of 40 rounds of four games, 20 won wholly and 20 not at all: 160 games tell as much as 39."""
    sums = Sums(40, [20 * 4 * 840], [20 * (4 * 840) ** 2])
    assert isclose(independent_games(0, 160, [sums]), 39)


def test_rounds_that_hardly_differ_are_worth_more_games() -> None:
    """40 rounds with one win in four, but for one with two and one with none."""
    sums = Sums(40, [40 * 840], [(38 + 4) * 840**2])
    worth = independent_games(0, 160, [sums])
    assert isclose(worth, 40 * 120 / (40 * 2 / 39))
    low, high = wilson(0.25 * worth, worth)
    assert wilson(40, 160)[0] < low < 0.25 < high < wilson(40, 160)[1]


@pytest.mark.parametrize(
    "line_ups",
    [
        [Sums(30, [4 * 840], [16 * 840**2])],  # 29 to compare
        [Sums(40, [40 * 840], [40 * 840**2])],  # no difference at all
        [Sums(60, [60 * 840], [90 * 840**2]), Sums(1, [840], [840**2])],  # one alone
        [Sums(40, [0], [0])],
        [],
    ],
)
def test_where_rounds_cannot_be_compared_every_seat_is_a_game(line_ups: list[Sums]) -> None:
    assert independent_games(0, 160, line_ups) == 160
