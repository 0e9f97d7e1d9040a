"""Every moment of every preset goes into a position and both its forms, and comes back the same."""

import multiprocessing

import pytest

from monopoly import preset_names
from monopoly.rules.state import PHASES
from tests.game.position.rounds import RoundTrips, check_moment

pytestmark = pytest.mark.once

EVERY = 40  # one moment of so many, in `make test`
LONG_GAMES = 2_000
BLOCK = 50
LINE_MAX = 2_000  # characters, of an ordinary game of four


@pytest.mark.parametrize("preset", preset_names())
def test_moments_of_random_games_come_back(preset: str) -> None:
    game = RoundTrips(seed=len(preset), preset=preset, every=EVERY)
    game.play()
    assert game.checked


def test_every_moment_of_a_game_comes_back() -> None:
    game = RoundTrips(seed=4)
    game.play()
    assert game.checked > 50


def test_one_line_of_an_ordinary_game_is_short() -> None:
    longest = 0
    for seed in range(20, 60):
        game = RoundTrips(seed, every=10)
        if game.state.players == 4:
            game.play()
            longest = max(longest, game.longest)
    assert 200 < longest <= LINE_MAX


def _block(first: int) -> tuple[int, set[str], int]:
    """How many moments were checked, the phases among them, and the longest line of four."""
    checked, longest = 0, 0
    phases: set[str] = set()
    for seed in range(first, first + BLOCK):
        game = RoundTrips(seed, every=4 + seed % 7)
        game.play()
        checked += game.checked
        phases |= game.phases
        if game.state.players == 4:
            longest = max(longest, game.longest)
    return checked, phases, longest


@pytest.mark.long
def test_two_thousand_games_come_back_from_every_phase() -> None:
    checked, longest = 0, 0
    phases: set[str] = set()
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        for part in pool.imap_unordered(_block, range(0, LONG_GAMES, BLOCK)):
            checked += part[0]
            phases |= part[1]
            longest = max(longest, part[2])
    assert checked > 30 * LONG_GAMES
    assert phases == set(PHASES)
    assert longest <= LINE_MAX


def test_a_finished_game_comes_back() -> None:
    game = RoundTrips(7, every=10_000)
    game.play()
    position = check_moment(game.state, "Zoe" if game.board.called_auctions else "")
    assert position.phase == "over"
    assert position.winners
