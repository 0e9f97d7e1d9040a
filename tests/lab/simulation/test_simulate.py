"""The same games however they are handed out, whatever is lost, and told where they end."""

from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from monopoly.lab import Plan, Result, simulate
from monopoly.lab.simulation.csv_file import Row
from monopoly.lab.simulation.plan import game_seed
from monopoly.pool.errors import PoolError
from monopoly.pool.executor import ProcessExecutor
from tests.lab.bots import MARKER
from tests.lab.program import own
from tests.lab.simulation.plans import PLAN
from tests.pool.executors import Backwards, CtrlC, LostAfter

# --- the same result


@pytest.mark.parametrize("chunk_size", [1, 5, 7, 24, 100])
def test_how_the_games_are_cut_changes_nothing(alone: Result, chunk_size: int) -> None:
    assert simulate(PLAN, processes=1, chunk_size=chunk_size) == alone


@pytest.mark.slow
@pytest.mark.parametrize("chunk_size", [0, 3])
def test_how_many_processes_play_changes_nothing(alone: Result, chunk_size: int) -> None:
    assert simulate(PLAN, processes=2, chunk_size=chunk_size) == alone


def test_another_seed_gives_other_games(alone: Result) -> None:
    assert simulate(replace(PLAN, seed=8), processes=1).throws != alone.throws


def test_chunks_that_come_back_in_any_order_are_counted_in_theirs(alone: Result) -> None:
    rows: list[Row] = []
    assert simulate(PLAN, executor=Backwards(), rows=rows.extend, chunk_size=5) == alone
    assert [row[0] for row in rows] == list(range(PLAN.games))


# --- what is lost


@pytest.mark.slow
@pytest.mark.parametrize("chunk_size", [0, 4])
def test_a_killed_process_is_replaced_and_nothing_counts_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chunk_size: int
) -> None:
    marker = tmp_path / "killed"
    monkeypatch.setenv(MARKER, str(marker))
    plan = Plan(games=30, players=(own("Killed"), "greedy", "greedy"), turns_max=60)
    rows: list[Row] = []
    result = simulate(plan, processes=2, chunk_size=chunk_size, rows=rows.extend)
    assert marker.exists(), "nobody was killed"
    assert result == simulate(plan, processes=1)
    assert [row[0] for row in rows] == list(range(30))


@pytest.mark.slow
def test_when_every_process_is_lost_it_gives_up_and_says_so() -> None:
    plan = Plan(games=20, players=(own("AlwaysKilled"), "greedy"))
    result = simulate(plan, processes=2)
    assert result.games == 0
    assert "lost 5 times in a row" in result.mistake


def test_what_was_counted_before_a_loss_stands() -> None:
    result = simulate(PLAN, executor=LostAfter(2), chunk_size=5)
    assert (result.games, result.mistake) == (10, "Everybody went home.")


def test_an_interrupted_result_is_that_of_the_first_games() -> None:
    result = simulate(PLAN, executor=CtrlC(), chunk_size=5)
    assert result.interrupted
    assert result.games == 5
    whole = simulate(replace(PLAN, games=5), processes=1)
    assert replace(result, interrupted=False, games_wanted=5) == whole


@pytest.mark.parametrize("chunk_size", [1, 6, 40])
def test_a_mistake_ends_it_at_the_same_game_however_it_is_cut(chunk_size: int) -> None:
    plan = Plan(games=40, players=(own("Raises"), "greedy"), turns_max=60)
    result = simulate(plan, processes=1, chunk_size=chunk_size)
    first = next(game for game in count() if game_seed(plan.seed, game, 1) % 7 == 0)
    assert 0 < first < 40
    assert result.games == first
    assert f"In game {first} the bot {own('Raises')} " in result.mistake
    assert "thought too hard" in result.mistake
    good = simulate(replace(plan, games=first), processes=1)
    assert replace(result, mistake="", games_wanted=first) == good


def test_a_bot_that_would_end_the_program_is_named() -> None:
    result = simulate(Plan(games=4, players=("greedy", own("Exits"))), processes=1)
    assert result.games == 0
    assert f"the bot {own('Exits')} " in result.mistake
    assert "SystemExit(7)" in result.mistake


@pytest.mark.slow
def test_processes_of_ones_own_play_several_simulations(alone: Result) -> None:
    with ProcessExecutor(2) as executor:
        assert simulate(PLAN, executor=executor) == alone
        assert simulate(replace(PLAN, seed=8), executor=executor) != alone
        assert simulate(PLAN, executor=executor) == alone


def test_processes_have_a_bound() -> None:
    with pytest.raises(PoolError, match="processes"):
        simulate(PLAN, processes=-1)
