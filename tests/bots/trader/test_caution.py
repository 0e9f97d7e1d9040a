"""`trader` sells no lots that another gathers, but for half as much again as is printed on them."""

import pytest

from monopoly import Game, Position
from monopoly.bots import View
from monopoly.bots.trader import caution
from monopoly.bots.trader.chances import Gains
from monopoly.bots.trader.rivals import Rivals
from monopoly.rules import bitset
from monopoly.rules.state import Bundle

ANN, BOB = 0, 1
VIRGINIA, ST_JAMES, TENNESSEE, NEW_YORK, PENNSYLVANIA_RAILROAD = 14, 16, 18, 19, 15


def view() -> View:
    """Bob has one orange lot and Cy another; Ann has New York Avenue, and one lot of the pinks."""
    at: dict[str, object] = {
        "rules": "statutes",
        "players": [
            {"name": "Ann", "cash": 700, "deeds": ["New York Avenue", "Virginia Avenue"]},
            {"name": "Bob", "cash": 1500, "deeds": ["Tennessee Avenue", "Short Line"]},
            {"name": "Cy", "cash": 900, "deeds": ["St. James Place", "Pennsylvania Railroad"]},
        ],
        "turn": "Bob",
    }
    return View(Game.from_position(Position.from_dict(at), seed=1).state)


def bits(*spaces: int) -> int:
    return sum(int(bitset.one(space)) for space in spaces)


@pytest.mark.parametrize(
    ("give", "get", "gathers"),
    [
        (bits(), bits(NEW_YORK), True),
        (bits(), bits(VIRGINIA), False),
        (bits(TENNESSEE), bits(NEW_YORK), False),
        (bits(), bits(NEW_YORK, ST_JAMES), False),
        (bits(), bits(PENNSYLVANIA_RAILROAD), False),
    ],
    ids=["two of three", "a lone lot", "one for one", "the whole group", "a second railroad"],
)
def test_who_gathers_lots_of_a_group(give: int, get: int, gathers: bool) -> None:
    assert caution.gathers(view(), BOB, give, get) == gathers


@pytest.mark.parametrize(("cash", "cheap"), [(200, True), (299, True), (300, False), (900, False)])
def test_half_as_much_again_is_enough(cash: int, cheap: bool) -> None:
    give, get = Bundle(bits(NEW_YORK), 0, 0), Bundle(0, cash, 0)
    assert caution.is_cheap(view(), give, get) == cheap


def test_no_chance_to_win_makes_up_for_a_low_price() -> None:
    at, gains = view(), Gains(Rivals())
    gains.weigh(at, ANN, BOB, Bundle(bits(NEW_YORK), 0, 0), Bundle(0, 299, 0))
    gains.ones = 9_000
    assert not gains.suit_one()
    gains.weigh(at, ANN, BOB, Bundle(bits(NEW_YORK), 0, 0), Bundle(0, 300, 0))
    gains.ones = 9_000
    assert gains.suit_one()


def test_whoever_gains_much_more_must_give_more() -> None:
    """A third of what the other gains is asked for."""
    at, gains = view(), Gains(Rivals())
    gains.weigh(at, ANN, BOB, Bundle(bits(VIRGINIA), 0, 0), Bundle(0, 200, 0))
    gains.ones, gains.twos = 300, 900
    assert gains.suit_one()
    gains.twos = 1_000
    assert not gains.suit_one()


def test_offers_are_priced_by_the_same_rule() -> None:
    """So what one `trader` offers another accepts."""
    at, gains = view(), Gains(Rivals())
    gains.weigh(at, ANN, BOB, Bundle(bits(VIRGINIA), 0, 0), Bundle(0, 200, 0))
    gains.ones, gains.twos = 1_000, 300
    assert gains.suit_one()
    assert not gains.suit_both()
    gains.twos = 400
    assert gains.suit_both()
