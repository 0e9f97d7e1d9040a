"""Every quick bot plays every house rule: nothing illegal, and no game that stands still."""

import pytest

from monopoly.bots import QUICK_BOTS
from monopoly.lab.simulation.plan import Plan
from monopoly.lab.simulation.simulate import simulate

HOUSE_RULES: list[dict[str, str | int]] = [
    {"auction_on_decline": False},
    {"rent_from_jail": False},
    {"rent_from_jail": False, "rent_claim": "on-demand", "salary_claim": "on-demand"},
    {"go_landing_salary": 400},
    {"free_parking": "jackpot"},
]


@pytest.mark.parametrize("bot", list(QUICK_BOTS))
@pytest.mark.parametrize("options", HOUSE_RULES, ids=", ".join)
def test_a_bot_plays_by_it(bot: str, options: dict[str, str | int], build: str) -> None:
    games = 40 if build == "compiled" else 1
    plan = Plan(games, (bot, "greedy", bot), "statutes", options, seed=7, turns_max=150)
    result = simulate(plan, processes=1)
    assert (result.games, result.mistake) == (games, "")


@pytest.mark.parametrize("bot", list(QUICK_BOTS))
@pytest.mark.parametrize("rules", ["statutes", "wikibook", "london-speed-tabletop"])
def test_a_number_of_rounds_ends_every_game(bot: str, rules: str, build: str) -> None:
    games = 40 if build == "compiled" else 2
    plan = Plan(games, (bot, bot, "greedy"), rules, {"round_limit": 6}, seed=8, turns_max=60)
    result = simulate(plan, processes=1)
    assert (result.games, result.finished, result.mistake) == (games, games, "")
