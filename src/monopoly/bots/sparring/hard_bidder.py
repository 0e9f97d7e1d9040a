"""`hard-bidder`: pays far more than the price at auctions, and sells nothing."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.bots.base import Bot
from monopoly.bots.sparring.base import SparringBot
from monopoly.bots.sparring.groups import decides_a_group
from monopoly.bots.view import View

RESERVE: Final = 100
FAR: Final = 200  # hundredths of the price it bids for anything
FARTHEST: Final = 300  # the same for what completes a group, its own or a rival's


@final
class HardBidder(SparringBot):
    def copy(self, seed: int) -> Bot:
        return self  # it remembers nothing

    def reserve(self, view: View, player: i64) -> i64:
        return RESERVE

    def borrows_for(self, view: View, player: i64, space: i64) -> bool:
        return True

    def limit(self, view: View, player: i64, space: i64) -> i64:
        times = FARTHEST if decides_a_group(view, space) else FAR
        return view.board.price[space] * times // 100
