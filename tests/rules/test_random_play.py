"""Random play with invariants after every action (architecture decision 7)."""

import multiprocessing

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from monopoly import preset_names
from monopoly.game import actions
from monopoly.rules.events import EVENTS
from monopoly.rules.violation import REASONS
from tests import fuzz
from tests.fuzz import (
    TURNS_LONG,
    TURNS_SHORT,
    TURNS_TO_END,
    FuzzFailure,
    FuzzGame,
    Seen,
    play_games,
)

BLOCK = 250
# Shares of all games: that end by themselves (the others when their table breaks up, at a bound
# that is checked), and that are played through `Game` with replay and undo.
ENDED_BY_THEMSELVES = 0.1
THROUGH_GAME = 0.04


@pytest.mark.parametrize("preset", preset_names())
@settings(max_examples=4)
@given(seed=st.integers(0, 2**32))
def test_random_play_keeps_the_invariants(preset: str, seed: int) -> None:
    FuzzGame(seed, Seen(), preset).play()


def test_a_game_longer_than_its_bound_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FuzzGame, "_break_up", FuzzGame._one_step)  # nobody leaves
    monkeypatch.setattr(fuzz, "TURNS_SHORT", 3)
    monkeypatch.setattr(fuzz, "TURNS_LONG", 3)
    with pytest.raises(FuzzFailure, match=r"seed 2, .*: longer than its bound: 6 turns"):
        FuzzGame(2, Seen(), "statutes").play()


def _block(first: int) -> Seen:
    return play_games(first, BLOCK)


def play(games: int) -> Seen:
    seen = Seen()
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        for part in pool.imap_unordered(_block, range(0, games, BLOCK)):
            seen.add(part)
    assert seen.games == seen.finished == games  # none longer than its bound: that would raise
    assert seen.by_themselves >= ENDED_BY_THEMSELVES * games
    assert TURNS_SHORT + TURNS_TO_END < seen.longest <= TURNS_LONG + TURNS_TO_END
    assert set(seen.endings) == {
        *("last-standing", "first-bankruptcy", "time-limit", "round-limit")
    }
    assert seen.replayed >= THROUGH_GAME * games
    assert seen.undone >= THROUGH_GAME * games
    assert set(seen.presets) == set(preset_names())
    assert [kind for kind in actions.KINDS if not seen.kinds[kind]] == []
    return seen


@pytest.mark.compiled_only
@pytest.mark.slow(seconds=30)
def test_two_thousand_games_and_every_action_seen() -> None:
    play(2_000)


@pytest.mark.compiled_only
@pytest.mark.long
def test_twenty_thousand_games_and_everything_seen() -> None:
    seen = play(20_000)
    assert [kind for kind in EVENTS if not seen.events[kind]] == []
    assert [key for key in REASONS if not seen.refusals[key]] == []
