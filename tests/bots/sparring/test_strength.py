"""The field is hard enough: `trader-1` does badly in it, as it did against bots from outside."""

import pytest

from monopoly.game.boards import board_for
from monopoly.lab.shares import WHOLE_WIN
from monopoly.lab.tournament.field import FieldPlan, Match
from monopoly.lab.tournament.field_run import play_round

pytestmark = [pytest.mark.slow, pytest.mark.compiled_only]


def win_share(alone: str, among: str, rounds: int) -> float:
    """At a table of four, seats rotated, by fewer games than docs/bots.md is."""
    plan = FieldPlan(bots=(alone,), seed=11)
    match = Match(alone, among, "", held_out=False, alone=alone, among=among, rounds=rounds)
    board = board_for(plan.rule_set())
    won = sum(play_round(plan, match, board, turn)[0] for turn in range(rounds))
    return won / WHOLE_WIN / (4 * rounds)


# Each promise is a few points wider here: these are a quarter of the games.


def test_trader_1_loses_among_hard_bidders() -> None:
    assert win_share("trader-1", "hard-bidder", 150) <= 0.12 + 0.03


def test_trader_1_is_below_par_among_threshold_bidders() -> None:
    assert win_share("trader-1", "threshold-bidder", 150) <= 0.24 + 0.03


def test_the_simplest_exploiter_beats_three_of_trader_1() -> None:
    assert win_share("last-dollar@trader-1", "trader-1", 60) >= 0.70
