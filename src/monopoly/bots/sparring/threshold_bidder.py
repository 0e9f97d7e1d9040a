"""`threshold-bidder`: buys and bids while a reserve stays; trades where that is plainly good."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.bots.base import Bot
from monopoly.bots.sparring import swaps
from monopoly.bots.sparring.base import SparringBot
from monopoly.bots.sparring.prices import Prices
from monopoly.bots.sparring.proposals import Proposals
from monopoly.bots.view import View
from monopoly.rules.action import Action
from monopoly.rules.state import StandingOffer

RESERVE: Final = 100
BID: Final = 200  # hundredths of the price
# Hundredths of what it gives, by printed prices, that it must get in a trade:
PLAIN: Final = 125
GROUP_FOR_ME: Final = 50
GROUP_FOR_BOTH: Final = 60
GROUP_FOR_THEM: Final = 200  # and only from one who
TOO_LITTLE_TO_BUILD: Final = 100  # has no more cash than this left


@final
class ThresholdBidder(SparringBot):
    def __init__(self) -> None:
        self._proposals: Proposals = Proposals()

    def copy(self, seed: int) -> Bot:
        twin = ThresholdBidder()
        twin._proposals = self._proposals.copy()
        return twin

    def reserve(self, view: View, player: i64) -> i64:
        return RESERVE

    def borrows_for(self, view: View, player: i64, space: i64) -> bool:
        return True

    def limit(self, view: View, player: i64, space: i64) -> i64:
        return view.board.price[space] * BID // 100

    def proposal(self, view: View, player: i64) -> Action | None:
        if not self._proposals.may_ask(view):
            return None
        return self._proposals.first_new(view, swaps.swaps(view, player))

    def accepts(self, view: View, player: i64, offer: StandingOffer) -> bool:
        prices = Prices(view, player, offer)
        if prices.breaks_mine or prices.paid > view.spendable(player) - RESERVE:
            return False
        wanted: i64 = PLAIN
        if prices.completes_mine:
            wanted = GROUP_FOR_BOTH if prices.completes_theirs else GROUP_FOR_ME
        elif prices.completes_theirs:
            if view.spendable(offer.proposer) - offer.give.cash > TOO_LITTLE_TO_BUILD:
                return False
            wanted = GROUP_FOR_THEM
        return prices.got * 100 >= prices.given * wanted
