"""What `trader` has seen of the others: what they pay at auctions, and whether they ever sell."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monopoly.bots.view import View
from monopoly.rules import bitset
from monopoly.rules.board import NOTHING, SEATS_MAX

MARGIN: Final = 120  # hundredths: so far below what they are known to pay it is safe to bid them up


@final
class Rivals:
    """Bids are made for all to see; of offers it knows what came of its own."""

    def __init__(self) -> None:
        # by player: hundredths of its printed price bid for a deed that completed nothing
        self._paid: vec[i64] = vec[i64]([0] * SEATS_MAX)
        self._refused: i64 = 0  # who has refused an offer, a bit set of players
        self._sold: i64 = 0  # who has accepted one

    def copy(self) -> "Rivals":
        twin = Rivals()
        twin._paid = self._paid[:]
        twin._refused = self._refused
        twin._sold = self._sold
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

    def answered(self, partner: i64, accepted: bool) -> None:
        """What a player made of an offer."""
        if accepted:
            self._sold |= bitset.one(partner)
        else:
            self._refused |= bitset.one(partner)

    def refuse(self) -> bool:
        """Whether any of them has refused what seemed good for both."""
        return self._refused != 0

    def never_sells(self, partner: i64) -> bool:
        """Who has refused an offer and never accepted one may never sell."""
        return bitset.has(self._refused & ~self._sold, partner)
