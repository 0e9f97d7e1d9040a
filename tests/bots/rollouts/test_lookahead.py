"""Games played on for some turns: the same chance as to their end, then a look."""

import pytest

from monopoly.bots import Bot, View, make_bot
from monopoly.bots.rollouts import playouts
from monopoly.bots.rollouts.lookahead import Lookahead
from monopoly.bots.rollouts.playouts import WHOLE_WIN
from monopoly.rules.board import BANK
from tests.bots.evaluation.moments import played

SEEDS = [1, 2, 3]


def traders() -> list[Bot]:
    return [make_bot("trader") for _ in range(4)]


def test_to_the_end_it_is_the_game_of_a_playout() -> None:
    view = View(played(40))
    found = playouts(view, [], BANK, SEEDS, traders())
    lookahead = Lookahead(traders(), 0)
    for row, seed in enumerate(SEEDS):
        for player in range(4):
            chance = lookahead.chance(view, player, seed)
            assert chance == pytest.approx(found.won(row, player) / WHOLE_WIN)


def test_some_turns_ahead_the_chances_add_up() -> None:
    view = View(played(40))
    lookahead = Lookahead(traders(), 8)
    chances = [lookahead.chance(view, player, 7) for player in range(4)]
    assert sum(chances) == pytest.approx(1)
    assert all(0 < chance < 1 for chance in chances)
    assert chances != [Lookahead(traders(), 9).chance(view, player, 7) for player in range(4)]


def test_a_game_that_ends_before_is_what_it_came_to() -> None:
    view = View(played(40))
    far = [Lookahead(traders(), 900).chance(view, player, 1) for player in range(4)]
    assert far == [Lookahead(traders(), 0).chance(view, player, 1) for player in range(4)]


def test_the_moment_stays_as_it_was() -> None:
    s = played(40)
    before = s.dump()
    Lookahead(traders(), 8).chance(View(s), 0, 7)
    assert s.dump() == before
