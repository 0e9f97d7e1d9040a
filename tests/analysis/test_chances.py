"""Chances from games whose luck is known: nearer than by counting, and no surer than is honest."""

from array import array
from random import Random

import pytest

from monopoly.analysis.chances import GAMES_TO_ADJUST, chances, solved
from monopoly.analysis.sums import Sums
from monopoly.bots import View, make_bot
from monopoly.bots.rollouts import playouts
from monopoly.game.position.checks import load
from monopoly.lab.shares import wilson
from monopoly.rules.board import BANK
from tests.analysis.moments import chance_to_pay, last_throw

ANN_WINS, BOB_WINS = 1, 2
LUCK = 1000


def made_up(games: int, seed: int, effect: float, chance: float = 0.5) -> Sums:
    """Games of two in which luck, one of five amounts, decides that much of who wins."""
    dice = Random(seed)
    winners, luck = bytearray(), array("q")
    for _ in range(games):
        ann = dice.choice((-2, -1, 0, 1, 2))
        winners.append(ANN_WINS if dice.random() < chance + effect * ann / 4 else BOB_WINS)
        luck.extend((ann * LUCK, -ann * LUCK))
    return summed(winners, luck)


def summed(winners: bytearray, luck: "array[int]", players: int = 2) -> Sums:
    sums = Sums(players)
    sums.add(winners, luck)
    return sums


def test_sums_are_the_same_in_whatever_portions_games_come_in() -> None:
    winners = bytearray([1, 2, 4, 3, 7, 1])
    luck = array("q", [5, -3, -2, 7, 0, -7, 1, 1, -2, 4, -4, 0, 2, 2, -4, 0, 0, 0])
    whole = summed(winners, luck, 3)
    portions = Sums(3)
    portions.add(winners[:2], luck[:6])
    portions.add(winners[2:], luck[6:])
    assert vars(portions) == vars(whole)
    assert whole.won == [840 * 2 + 420 + 280, 840 + 420 + 280, 840 + 280]
    assert whole.luck_by_luck[0][1] == -15 + 0 + 1 - 16 + 4 + 0


def test_few_games_are_counted_and_nothing_else() -> None:
    sums = made_up(GAMES_TO_ADJUST - 1, 1, 1.0)
    ann, _ = chances(sums)
    won = sums.won[0] / 840
    assert ann.value == won / sums.games
    assert (ann.low, ann.high) == wilson(won, sums.games)


def test_games_without_luck_are_counted_and_nothing_else() -> None:
    plain = made_up(1_000, 1, 0.0)
    sums = Sums(2)
    sums.won, sums.won_squared, sums.games = plain.won, plain.won_squared, 1_000
    ann, _ = chances(sums)
    assert ann.value == sums.won[0] / 840_000
    assert (ann.low, ann.high) == wilson(sums.won[0] / 840, 1_000)


def test_the_more_is_luck_the_narrower_is_the_interval() -> None:
    widths = []
    for effect in (0.0, 0.5, 0.9):
        ann, bob = chances(made_up(2_000, 3, effect))
        assert ann.value + bob.value == pytest.approx(1)
        widths.append(ann.high - ann.low)
    assert widths[0] > 1.05 * widths[1] > 1.2 * widths[2]


def test_luck_that_decides_it_all_leaves_one_game_in_doubt() -> None:
    winners = bytearray([ANN_WINS, BOB_WINS] * 300)
    luck = array("q", [LUCK, -LUCK, -LUCK, LUCK] * 300)
    ann, _ = chances(summed(winners, luck))
    assert ann.value == 0.5
    assert 1 / 600 < ann.high - 0.5 < 3 / 600


def test_what_never_happened_is_not_impossible() -> None:
    ann, bob = chances(made_up(1_000, 1, 0.0, chance=1.0))
    assert (ann.value, ann.high, bob.value, bob.low) == (1, 1, 0, 0)
    assert (ann.low, bob.high) == pytest.approx((wilson(1_000, 1_000)[0], wilson(0, 1_000)[1]))


def test_a_rare_chance_has_the_interval_of_the_games_played() -> None:
    ann, bob = chances(made_up(1_000, 2, 0.02, chance=0.02))
    low, high = wilson(ann.value * 1_000, 1_000)
    assert (ann.low, ann.high) == (low, high)
    assert 0 <= ann.low < ann.value < ann.high
    assert bob.high <= 1


@pytest.mark.parametrize(("effect", "chance"), [(0.9, 0.5), (0.2, 0.2)])
def test_intervals_of_made_up_games_hold_the_chance(effect: float, chance: float) -> None:
    tries = 400
    held = 0
    for seed in range(tries):
        ann, _ = chances(made_up(GAMES_TO_ADJUST, seed, effect, chance))
        held += ann.low <= chance <= ann.high
    assert 0.925 < held / tries < 0.98


@pytest.mark.compiled_only
def test_intervals_of_real_games_hold_the_chance() -> None:
    """The last throw of a game, worked out by hand, evaluated many times."""
    tries, games = 400, 400
    bots = [make_bot("trader") for _ in range(2)]
    found = playouts(
        View(load(last_throw())), [], BANK, list(range(tries * games)), bots, luck=True
    )
    truth = float(chance_to_pay())
    held = narrower = 0
    for first in range(0, tries * games, games):
        rows = range(first, first + games)
        luck = array("q", [found.luck(row, player) for row in rows for player in range(2)])
        bob, _ = chances(summed(bytearray(found.winners(row) for row in rows), luck))
        held += bob.low <= truth <= bob.high
        low, high = wilson(truth * games, games)
        narrower += bob.high - bob.low < 0.9 * (high - low)
    assert held / tries > 0.925
    assert narrower == tries


def test_equations_are_solved_and_what_follows_from_others_is_left_out() -> None:
    (solution,), rank = solved([[2.0, 1.0], [1.0, 3.0]], [[4.0, 7.0]])
    assert solution == pytest.approx([1, 2])
    assert rank == 2
    (solution,), rank = solved(
        [[4.0, 8.0, 0.0], [8.0, 16.0, 0.0], [0.0, 0.0, 0.0]], [[2.0, 4.0, 0.0]]
    )
    assert solution == [0.5, 0.0, 0.0]
    assert rank == 1
