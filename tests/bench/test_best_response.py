"""The measurement of a bot made specially against another: it learns, and knows its victim."""

from types import ModuleType
from typing import NamedTuple

import pytest

from monopoly.bots import Bot, View, make_bot
from monopoly.game.boards import board_for
from monopoly.lab.playing import play_game
from monopoly.rules.action import Action
from monopoly.rules.ruleset import rule_set
from monopoly.rules.trade import Accept
from tests.bench.loading import load_script


class Values(NamedTuple):
    """What the fit draws, as far as these tests look at it."""

    greed: float
    bid_own: float


@pytest.fixture
def response(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    return load_script("best_response", monkeypatch)


def test_it_finds_the_values_that_win(
    response: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With shares that depend on two of the parameters alone."""

    def shares(_victim: str, given: Values, seeds: list[int], _bar: object) -> list[float]:
        return [1 - (given.greed - 0.2) ** 2 - (given.bid_own - 0.9) ** 2 for _ in seeds]

    monkeypatch.setattr(response, "shares", shares)
    found, course = response.fit("trader", 15, 24, 1, 7)
    assert (found.greed, found.bid_own) == pytest.approx((0.2, 0.9), abs=0.1)
    assert course[-1] > course[0]
    assert response.fit("trader", 15, 24, 1, 7)[0] == found


def test_the_interval_is_by_round(response: ModuleType) -> None:
    found = response.interval([0.25, 0.75] * 50)
    assert found["share"] == 0.5
    assert found["high"] - found["low"] == pytest.approx(2 * 1.96 * 0.25 / 10, rel=0.01)
    assert response.interval([1.0])["low"] == 0


@pytest.mark.compiled_only
def test_the_same_seeds_give_the_same_shares(response: ModuleType) -> None:
    found = response.shares("trader", response.Parameters(), [5, 6])
    assert len(found) == 2
    assert all(0 <= share <= 1 for share in found)
    assert response.shares("trader", response.Parameters(), [5, 6]) == found


class Answering(Bot):
    """Notes how another bot answers the offers of the one in the first seat."""

    def __init__(self, inner: Bot, answers: list[Action | None]) -> None:
        self._inner = inner
        self._answers = answers

    def choose(self, view: View, player: int) -> Action | None:
        action = self._inner.choose(view, player)
        if any(offer.receiver == player and offer.proposer == 0 for offer in view.offers()):
            self._answers.append(action)
        return action


@pytest.mark.compiled_only
def test_its_victims_accept_what_it_offers(response: ModuleType) -> None:
    """Nearly always: it asks a victim that has not seen the game so far."""
    answers: list[Action | None] = []
    board = board_for(rule_set("statutes"))
    for seed in range(6):
        victims = [Answering(make_bot("trader"), answers) for _ in range(3)]
        exploiter = response.ResponseBot("trader", response.Parameters())
        play_game(board, [exploiter, *victims], seed, 400)
    assert len(answers) > 3
    accepted = sum(isinstance(answer, Accept) for answer in answers)
    assert accepted >= 0.8 * len(answers)
