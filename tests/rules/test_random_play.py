"""Random play with invariants after every action (architecture decision 7)."""

import multiprocessing

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from monopoly import actions, preset_names
from monopoly.rules.events import EVENTS
from monopoly.rules.violation import REASONS
from tests.fuzz import FuzzGame, Seen, play_games

GAMES = 20_000
BLOCK = 500

# Refusals no game can meet: they are of `Game`, which the fuzz plays without.
OF_GAME = {"faces-are-chance"}


@pytest.mark.parametrize("preset", preset_names())
@settings(max_examples=4)
@given(seed=st.integers(0, 2**32))
def test_random_play_keeps_the_invariants(preset: str, seed: int) -> None:
    FuzzGame(seed, Seen(), preset).play()


def _block(first: int) -> Seen:
    return play_games(first, BLOCK)


@pytest.mark.compiled_only
@pytest.mark.slow
def test_twenty_thousand_games_and_everything_seen_once() -> None:
    seen = Seen()
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        for part in pool.imap_unordered(_block, range(0, GAMES, BLOCK)):
            seen.add(part)
    assert seen.games == GAMES
    assert seen.longest <= 1500
    assert set(seen.presets) == set(preset_names())
    assert [kind for kind in actions.KINDS if not seen.kinds[kind]] == []
    assert [kind for kind in EVENTS if not seen.events[kind]] == []
    assert [key for key in REASONS if not seen.refusals[key] and key not in OF_GAME] == []
