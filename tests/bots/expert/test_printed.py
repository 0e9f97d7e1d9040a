"""Exchanges by printed prices: what the partner gets for what it gives."""

import pytest

from monopoly.bots import View
from monopoly.bots.expert.exchanges import Exchange
from monopoly.bots.expert.printed import ENDLESS, MINE, PLAIN, THEIRS, cash_for, kind_of, ratio
from monopoly.rules import bitset
from tests.bots.expert.tables import ANN, BOB, VERMONT, two_thirds_of_light_blue

BOARDWALK = 39
KENTUCKY = 21


def test_the_kind_says_who_completes_a_group() -> None:
    view = View(two_thirds_of_light_blue())
    assert kind_of(view, ANN, Exchange(BOB, 0, bitset.one(VERMONT))) == MINE
    assert kind_of(view, ANN, Exchange(BOB, 0, bitset.one(BOARDWALK))) == PLAIN
    light_blue = bitset.one(6) | bitset.one(9)
    assert kind_of(view, ANN, Exchange(BOB, light_blue, bitset.one(BOARDWALK))) == THEIRS


def test_the_ratio_counts_prices_cash_and_what_mortgages_cost() -> None:
    s = two_thirds_of_light_blue()
    view = View(s)
    bought = Exchange(BOB, 0, bitset.one(VERMONT))
    assert ratio(view, bought, 125) == 125
    assert ratio(view, bought, 0) == 0
    assert ratio(view, Exchange(BOB, bitset.one(6), 0), -200) == 50
    assert ratio(view, Exchange(BOB, bitset.one(6), 0), 0) == ENDLESS
    s.mortgaged |= bitset.one(6)
    # Oriental Avenue costs $100, and $55 to lift; whoever gets it pays $5 at once.
    assert ratio(view, Exchange(BOB, bitset.one(6), bitset.one(VERMONT)), 0) == 45 * 100 // 105


@pytest.mark.parametrize("wanted", [50, 67, 100, 125, 300])
@pytest.mark.parametrize("give", [0, 6, 9])
def test_the_cash_for_a_ratio_reaches_it_and_hardly_more(wanted: int, give: int) -> None:
    view = View(two_thirds_of_light_blue())
    for get in (VERMONT, BOARDWALK):
        exchange = Exchange(BOB, bitset.one(give) if give else 0, bitset.one(get))
        cash = cash_for(view, exchange, wanted)
        assert ratio(view, exchange, cash) >= wanted
        assert ratio(view, exchange, cash - 10) < wanted
