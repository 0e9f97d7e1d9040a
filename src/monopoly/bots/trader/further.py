"""`trader` looks further where the deal worth most in dollars has no price that suits both.

At a table where somebody never trades this is how color-groups come about all the same. It is only
looked for when most deeds are sold: before that there are groups to be had by landing.
"""

from typing import Final

from mypy_extensions import i64

from monopoly.bots.levels import proposals
from monopoly.bots.levels.appraisal import RentsToCome
from monopoly.bots.trader import chances
from monopoly.bots.trader.chances import Gains
from monopoly.bots.trader.deals import Deal
from monopoly.bots.view import View
from monopoly.rules import bitset
from monopoly.rules.board import BANK

UNSOLD_MAX: Final = 10  # deeds that the Bank may still have
DEALS: Final = 4  # that are judged by the network, those that are worth most in dollars

_RENTS: Final = RentsToCome()


def other_deal(view: View, gains: Gains, player: i64, partner: i64, first: Deal) -> Deal | None:
    """Another one with this partner than the first, which completes a group for either."""
    if bitset.count(view.held(BANK)) > UNSOLD_MAX:
        return None
    tried: i64 = 0
    for found in proposals.find(view, _RENTS, player, partner):
        give, get = found.give, found.get
        if give == first.give and get == first.get:
            continue
        if not (view.completes_by(player, give, get) or view.completes_by(partner, get, give)):
            continue
        mine, surplus = found.terms.ones, found.terms.surplus()
        deal = Deal(partner, give, get, mine - surplus // 2, mine, surplus)
        priced = chances.priced(view, gains, player, deal, False)
        if priced is not None:
            return priced
        tried += 1
        if tried == DEALS:
            break
    return None
