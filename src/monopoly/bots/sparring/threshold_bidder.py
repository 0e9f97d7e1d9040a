"""`threshold-bidder`: buys and bids what leaves a reserve; takes a trade that is plainly good."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.bots.base import Bot
from monopoly.bots.sparring.base import SparringBot
from monopoly.bots.sparring.prices import Prices
from monopoly.bots.view import View
from monopoly.rules.state import StandingOffer

RESERVE: Final = 200


@final
class ThresholdBidder(SparringBot):
    def copy(self, seed: int) -> Bot:
        return self  # it remembers nothing

    def reserve(self, view: View, player: i64) -> i64:
        return RESERVE

    def accepts(self, view: View, player: i64, offer: StandingOffer) -> bool:
        prices = Prices(view, player, offer)
        if prices.paid > view.spendable(player) - RESERVE:
            return False
        if prices.completes_theirs and not prices.completes_mine:
            return prices.got >= 3 * prices.given
        if prices.completes_mine:
            return 2 * prices.got >= prices.given
        return 4 * prices.got >= 5 * prices.given
