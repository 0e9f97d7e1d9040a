"""The odds agree with walking players: the same engine, the same throws, counted."""

from typing import Final

import pytest

from monopoly.analysis.odds.chain import long_run
from tests.analysis.odds.measure import CASES, GAMES, TURNS
from tests.analysis.odds.walkers import walk, walking_board

BOUND: Final = 0.0005  # 0.05 points
ERRORS: Final = 4.5  # standard errors: one place of 100,000 is further away by chance
TEN_MILLION: Final = 10_000_000


@pytest.mark.slow(seconds=3)
@pytest.mark.parametrize(
    ("rules", "jail"),
    [("statutes", "leave"), ("london", "stay"), ("parker", "leave"), ("statutes-short", "stay")],
)
def test_the_odds_agree_with_walking_players(rules: str, jail: str, build: str) -> None:
    board = walking_board(rules)
    expected = long_run(board, jail)
    games, turns = (40, 8_000) if build == "compiled" else (20, 600)
    walks = walk(board, stays=jail == "stay", games=games, turns=turns)
    assert walks.throws > games * turns * 0.99
    for place, hits in enumerate(expected.hits):
        away = abs(walks.share(place) - hits / expected.throws)
        assert away <= ERRORS * walks.error(place), (place, away)


@pytest.mark.long
@pytest.mark.compiled_only
@pytest.mark.parametrize(("rules", "jail"), CASES)
def test_ten_million_throws_are_within_a_twentieth_of_a_point(rules: str, jail: str) -> None:
    board = walking_board(rules)
    expected = long_run(board, jail)
    walks = walk(board, stays=jail == "stay", games=GAMES, turns=TURNS)
    assert walks.throws >= TEN_MILLION
    for place, hits in enumerate(expected.hits):
        assert abs(walks.share(place) - hits / expected.throws) <= BOUND, place


def test_the_number_of_throws_a_turn_is_that_of_walking_players() -> None:
    board = walking_board("statutes")
    walks = walk(board, stays=True, games=4, turns=1_000)
    assert walks.throws / 4_000 == pytest.approx(long_run(board, "stay").throws, abs=0.03)
