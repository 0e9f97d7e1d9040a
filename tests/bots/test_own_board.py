"""Every quick bot plays whole games on a board that is not the classic one."""

from pathlib import Path

import pytest

from monopoly.bots import QUICK_BOTS
from monopoly.editions import open_edition
from monopoly.lab.simulation.plan import Plan
from monopoly.lab.simulation.simulate import simulate
from tests.fuzz import OWN_BOARD, FuzzGame, Seen

RULES = ("statutes", "london-speed", "wikibook-short", "mcc-timed-tabletop")


@pytest.mark.parametrize("bot", list(QUICK_BOTS))
@pytest.mark.parametrize("rules", RULES)
def test_a_bot_plays_whole_games(bot: str, rules: str, build: str) -> None:
    games = 30 if build == "compiled" else 1
    options: dict[str, str | int] = {"edition": open_edition(OWN_BOARD)}
    plan = Plan(games, (bot, "greedy", bot), rules, options, seed=3, turns_max=200)
    result = simulate(plan, processes=1)
    assert (result.games, result.mistake) == (games, "")


def test_games_come_to_their_end(build: str) -> None:
    games = 40 if build == "compiled" else 3
    options: dict[str, str | int] = {"edition": open_edition(OWN_BOARD)}
    plan = Plan(games, ("greedy", "cautious", "trader", "trader"), "statutes", options, seed=4)
    assert simulate(plan, processes=1).finished >= games * 2 // 3


@pytest.mark.parametrize("seed", range(12))
def test_random_play_keeps_the_invariants(
    seed: int, build: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.fuzz.ON_OWN_BOARD", 1.0)
    for game in range(20 if build == "compiled" else 1):
        fuzzed = FuzzGame(1000 * game + seed, Seen())
        assert fuzzed.board.edition.key in ("harbour-town", "atlantic-city", "mcc", "london")
        fuzzed.play()


def test_the_board_lies_where_it_is_looked_for() -> None:
    assert Path(OWN_BOARD).is_file()
