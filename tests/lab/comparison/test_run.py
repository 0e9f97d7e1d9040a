"""The same games under each value, however they are handed out."""

from dataclasses import replace

import pytest

from monopoly.lab import Comparison, ComparisonResult, compare, simulate
from tests.lab.comparison.comparisons import COMPARISON
from tests.lab.program import own
from tests.pool.executors import Backwards, CtrlC, LostAfter


@pytest.mark.parametrize("chunk_size", [1, 5, 100])
def test_how_the_games_are_cut_changes_nothing(alone: ComparisonResult, chunk_size: int) -> None:
    assert compare(COMPARISON, processes=1, chunk_size=chunk_size) == alone
    assert compare(COMPARISON, executor=Backwards(), chunk_size=chunk_size) == alone


@pytest.mark.slow
def test_how_many_processes_play_changes_nothing(alone: ComparisonResult) -> None:
    assert compare(COMPARISON, processes=2, chunk_size=3) == alone


def test_the_games_are_those_of_a_simulation(alone: ComparisonResult) -> None:
    for plan, value in zip(COMPARISON.plans, alone.values, strict=True):
        simulated = simulate(plan, processes=1)
        figures = {key: one.mean for key, one in value.figures.items()}
        assert figures["ended"] == 1 - simulated.unfinished_share
        assert figures["bankruptcies"] == simulated.bankruptcies
        wins = sum(simulated.players[player].wins for player in COMPARISON.better)
        assert figures["better_bot"] == pytest.approx(wins / simulated.finished)


def test_what_changes_nothing_makes_no_difference() -> None:
    """These bots never throw out of turn."""
    comparison = Comparison(
        games=4,
        vary="turn_skipping",
        values=("impossible", "challenge"),
        players=("greedy", "cautious"),
        turns_max=60,
    )
    result = compare(comparison, processes=1)
    for difference in result.values[1].differences.values():
        assert difference.mean in {0.0, None}


def test_an_interrupted_result_is_that_of_the_first_games() -> None:
    result = compare(COMPARISON, executor=CtrlC(), chunk_size=4)
    assert (result.interrupted, result.games) == (True, 4)
    whole = compare(replace(COMPARISON, games=4), processes=1)
    assert replace(result, interrupted=False, games_wanted=4) == whole


def test_what_was_counted_before_a_loss_stands() -> None:
    result = compare(COMPARISON, executor=LostAfter(2), chunk_size=3)
    assert (result.games, result.mistake) == (6, "Everybody went home.")


@pytest.mark.parametrize("chunk_size", [1, 40])
def test_a_mistake_ends_it_before_its_game_under_every_value(chunk_size: int) -> None:
    comparison = replace(COMPARISON, games=40, players=(own("Raises"), "greedy"), turns_max=60)
    result = compare(comparison, processes=1, chunk_size=chunk_size)
    assert f"With free_parking=nothing: In game {result.games} the bot " in result.mistake
    assert 0 < result.games < 40
    good = compare(replace(comparison, games=result.games), processes=1)
    assert replace(result, mistake="", games_wanted=result.games) == good


def test_the_progress_is_in_games_played() -> None:
    seen: list[int] = []
    compare(COMPARISON, processes=1, progress=seen.append, chunk_size=5)
    assert seen == [15, 15, 6]
