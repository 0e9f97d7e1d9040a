"""What `trader` has seen of the others at auctions: who pays more for a deed than it is worth."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monopoly.bots.view import View
from monopoly.rules import bitset
from monopoly.rules.board import NOTHING, SEATS_MAX

MARGIN: Final = 200  # hundredths: so far below what they are known to pay it is safe to bid them up


@final
class Rivals:
    """Bids are made for all to see; this remembers the highest of each player."""

    def __init__(self) -> None:
        # by player: hundredths of its printed price bid for a deed that completed nothing
        self._paid: vec[i64] = vec[i64]([0] * SEATS_MAX)

    def copy(self) -> "Rivals":
        twin = Rivals()
        twin._paid = self._paid[:]
        return twin

    def watch(self, view: View) -> None:
        """The auction as it stands."""
        deed = view.deed_at_auction
        bidder = view.bidder
        if deed == NOTHING:
            return
        if bidder >= 0 and not view.would_complete(bidder, deed):
            paid = view.bid * 100 // view.board.price[deed]
            self._paid[bidder] = max(self._paid[bidder], paid)

    def would_overpay(self, view: View, player: i64, space: i64, value: i64) -> bool:
        """Whether one of them is known to pay, and can pay, more than the deed is worth to us."""
        price = view.board.price[space]
        for rival in range(view.players):
            if rival != player and not view.retired(rival):
                would = price * self._paid[rival] // 100
                if min(would, view.cash(rival)) > value:
                    return True
        return False

    def will_go_on(self, view: View, player: i64, bid: i64) -> bool:
        """Whether one who still bids has paid more than this before, by a safe margin."""
        deed = view.deed_at_auction
        if deed == NOTHING:
            return False
        price = view.board.price[deed]
        for rival in range(view.players):
            if rival != player and not bitset.has(view.out_of_bidding, rival):
                would = price * self._paid[rival] // 100
                if min(would, view.cash(rival)) * 100 >= bid * MARGIN:
                    return True
        return False
