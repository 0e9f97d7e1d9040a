"""The same ranking however the rounds are handed out."""

from dataclasses import replace
from itertools import count

import pytest

from monopoly.lab import TournamentResult, run_tournament
from monopoly.lab.simulation.plan import game_seed
from tests.lab.program import own
from tests.lab.tournament.contests import RAISES, SHORT
from tests.pool.executors import Backwards


@pytest.mark.parametrize("chunk_size", [1, 2, 5, 100])
def test_how_the_rounds_are_cut_changes_nothing(alone: TournamentResult, chunk_size: int) -> None:
    assert run_tournament(SHORT, processes=1, chunk_size=chunk_size) == alone


def test_another_seed_gives_other_games(alone: TournamentResult) -> None:
    assert run_tournament(replace(SHORT, seed=8), processes=1).bots != alone.bots


def test_ratings_do_not_depend_on_who_is_done_first(alone: TournamentResult) -> None:
    assert run_tournament(SHORT, executor=Backwards(), chunk_size=1) == alone


@pytest.mark.parametrize("chunk_size", [1, 4, 40])
def test_a_mistake_ends_it_before_its_round_however_it_is_cut(chunk_size: int) -> None:
    result = run_tournament(RAISES, processes=1, chunk_size=chunk_size)
    # Its entry is the first of the only line-up; in a round its seed stays the same.
    number = next(number for number in count() if game_seed(RAISES.seed, number, 1) % 7 == 0)
    assert 0 < number < RAISES.rounds
    assert result.games == 2 * number
    assert f"In game {2 * number} the bot {own('Raises')} (seat " in result.mistake
    whole = run_tournament(replace(RAISES, games=2 * number), processes=1)
    assert replace(result, mistake="", games_wanted=2 * number, games_planned=2 * number) == whole
