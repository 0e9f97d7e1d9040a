"""What deeds earn: by the figures of the board, and by rent that was really paid."""

from typing import Final

import pytest

from monopoly.analysis.odds import DeedOdds, landing_odds
from monopoly.analysis.odds.chain import LongRun, long_run
from monopoly.analysis.odds.rents import deed_odds
from monopoly.bots.rollouts.playout import play_out
from monopoly.chance.seeded import SeededDealer
from monopoly.game.setup import new_game
from monopoly.rules import deeds
from monopoly.rules.board import Board
from monopoly.rules.observer import Observers
from tests.analysis.odds.walkers import PLAYERS, CardsGoBack, Walker, walking_board

OWNER: Final = 0
RIVAL: Final = 1
ENDLESS: Final = 10**9
WATER_WORKS: Final = 28
SHORT_LINE: Final = 35


def deed(name: str, rules: str = "statutes", jail: str = "leave", **options: int) -> DeedOdds:
    found = landing_odds(rules, jail=jail, **options)
    return next(one for one in found.deeds if one.name == name)


def test_a_lot_earns_its_rent_as_often_as_somebody_lands_there() -> None:
    boardwalk = deed("Boardwalk")
    assert [level.name for level in boardwalk.levels] == [
        *("alone", "whole group", "1 house", "2 houses", "3 houses", "4 houses", "hotel")
    ]
    assert [level.rent for level in boardwalk.levels] == [50, 100, 200, 600, 1400, 1700, 2000]
    for level in boardwalk.levels:
        assert level.per_turn == pytest.approx(level.rent * boardwalk.landings)


def test_a_house_is_repaid_by_the_rent_it_adds() -> None:
    boardwalk = deed("Boardwalk")
    first, third = boardwalk.levels[2], boardwalk.levels[4]
    assert (first.cost, third.cost) == (200, 200)
    assert first.turns_to_repay == pytest.approx(200 / (100 * boardwalk.landings))
    assert third.turns_to_repay == pytest.approx(200 / (800 * boardwalk.landings))
    assert boardwalk.levels[0].turns_to_repay is boardwalk.levels[1].turns_to_repay is None


def test_the_short_game_has_no_fourth_house() -> None:
    """10 MCS 210(b)."""
    names = [level.name for level in deed("Boardwalk", "statutes-short").levels]
    assert names == ["alone", "whole group", "1 house", "2 houses", "3 houses", "hotel"]


def test_railroads_and_utilities_go_by_how_many_are_owned() -> None:
    railroad, utility = deed("Reading Railroad"), deed("Water Works")
    assert [level.rent for level in railroad.levels] == [25, 50, 100, 200]
    assert [level.rent for level in utility.levels] == [4, 10]
    assert railroad.levels[3].per_turn > 200 * railroad.landings  # cards ask for double
    assert utility.levels[0].per_turn > 4 * 7 * utility.landings  # cards ask for ten times
    short_line = deed("Short Line")
    assert short_line.levels[0].per_turn == pytest.approx(25 * short_line.landings)


def test_cards_to_the_nearest_ask_for_more() -> None:
    """90 MCS 100(b), (c): one landing of five by such a card; the others threw 6 on the average."""
    run = LongRun(hits=(0.05,) * 41, sent=(0.01,) * 40, pips=(0.04 * 6,) * 40)
    found = {one.name: one for one in deed_odds(walking_board("statutes"), run)}
    assert found["Short Line"].levels[1].per_turn == pytest.approx(50 * 0.04 + 100 * 0.01)
    assert found["Water Works"].levels[0].per_turn == pytest.approx(4 * 6 * 0.04 + 70 * 0.01)
    assert found["Water Works"].levels[1].per_turn == pytest.approx(10 * 6 * 0.04 + 70 * 0.01)


def rent_paid(board: Board, *, stays: bool, turns: int) -> list[float]:
    """By Space: what one rival pays in a turn to who owns all but a railroad and a utility."""
    dealer = SeededDealer(1)
    state = new_game(board, PLAYERS, dealer)
    for space in board.deeds:
        if space not in (WATER_WORKS, SHORT_LINE):
            deeds.give(state, space, OWNER)
    state.cash[RIVAL] = ENDLESS
    state.observers = Observers([CardsGoBack(state)])
    play_out(state, [Walker(stays=stays) for _ in PLAYERS], dealer, 2 * turns)
    return [int(rent) / turns for rent in state.observers.rents]


@pytest.mark.slow(seconds=3)
@pytest.mark.compiled_only
@pytest.mark.parametrize("jail", ["leave", "stay"])
def test_rent_that_is_paid_comes_to_what_is_expected(jail: str) -> None:
    """The rent of cards too: double for the nearest railroad, ten fresh throws for a utility."""
    board = walking_board("statutes")
    paid = rent_paid(board, stays=jail == "stay", turns=300_000)
    for one in deed_odds(board, long_run(board, jail)):
        level = {"lot": "whole group", "railroad": "3 owned", "utility": "1 owned"}[one.kind]
        expected = next(found.per_turn for found in one.levels if found.name == level)
        if one.space not in (WATER_WORKS, SHORT_LINE):
            assert paid[one.space] == pytest.approx(expected, rel=0.05), one.name
