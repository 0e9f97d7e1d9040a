"""`hard-bidder`: pays far more than the price, at auctions and in offers, and sells nothing."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.bots.base import Bot
from monopoly.bots.sparring import swaps
from monopoly.bots.sparring.base import SparringBot
from monopoly.bots.sparring.groups import decides_a_group
from monopoly.bots.sparring.proposals import Proposals
from monopoly.bots.view import View
from monopoly.rules.action import Action

RESERVE: Final = 200
FAR: Final = 200  # hundredths of the price it bids for anything
FARTHEST: Final = 300  # the same for what completes a group, its own or a rival's
OFFERED: Final = 250  # the same, that it offers another player for what completes its own


@final
class HardBidder(SparringBot):
    def __init__(self) -> None:
        self._proposals: Proposals = Proposals()

    def copy(self, seed: int) -> Bot:
        twin = HardBidder()
        twin._proposals = self._proposals.copy()
        return twin

    def reserve(self, view: View, player: i64) -> i64:
        return RESERVE

    def borrows_for(self, view: View, player: i64, space: i64) -> bool:
        return True

    def limit(self, view: View, player: i64, space: i64) -> i64:
        times = FARTHEST if decides_a_group(view, space) else FAR
        return view.board.price[space] * times // 100

    def proposal(self, view: View, player: i64) -> Action | None:
        if not self._proposals.may_ask(view):
            return None
        spare = view.spendable(player) - RESERVE // 2
        offers = swaps.purchases(view, player, OFFERED, spare)
        return self._proposals.first_new(view, offers)
