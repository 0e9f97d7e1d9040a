"""Auctions: deeds declined or left behind, and buildings that are scarce (10 MCS 80, 160, 190)."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from monopoly.rules import bitset, debt, deeds, demand
from monopoly.rules.action import Action
from monopoly.rules.board import BANK, NOBODY
from monopoly.rules.events import AuctionFailed, AuctionOpened, BidderPassed, BidMade
from monopoly.rules.item import Item
from monopoly.rules.options import AUCTION_ON_DECLINE
from monopoly.rules.state import FREE, TO_BID, Auction, State
from monopoly.rules.violation import Reason, Violation, refuse

LOWEST_BID: Final = 1
BID_MAX: Final = 1_000_000_000

NO_AUCTION: Final = Reason("no-auction", "10 MCS 80(c)", "Nothing is being auctioned now.")
NEVER_AUCTIONED: Final = Reason(
    "never-auctioned",
    "90 MCS 80(g)",
    "What is declined stays with the Bank at this table: nothing is being auctioned.",
)
PASSED: Final = Reason(
    "out-of-the-bidding", "90 MCS 80(c)", "{player} [is] out of this auction's bidding."
)
HIGHEST: Final = Reason(
    "highest-bidder", "90 MCS 80(c)", "{player} [has] the highest bid and need do nothing."
)
TOO_LOW: Final = Reason("bid-too-low", "90 MCS 80(b)", "A bid must be at least {amount} here.")
BEYOND_CASH: Final = Reason(
    "bid-beyond-cash",
    "90 MCS 80(b)",
    "{player} [has] only {amount} in cash: raise more first, or bid less.",
)
PRISONER_BIDS: Final = Reason(
    "prisoner-no-bid", "20 MCS 120(h)", "{player} [is] in Jail and may not bid there."
)
NO_PLACE: Final = Reason(
    "no-place-for-building", "90 MCS 160(b)", "{player} [has] nowhere to put that building."
)
NOT_BANKER: Final = Reason(
    "not-the-banker", "10 MCS 40", "Only the Banker knocks down what is being auctioned."
)
NOT_CALLED: Final = Reason(
    "auction-ends-itself",
    "90 MCS 80(c)",
    "This auction ends by itself when all but the highest bidder have passed.",
)


def open_for(s: State, item: Item) -> None:
    """Puts a deed or a scarce building up for auction."""
    sale = Auction(item)
    s.auction = sale
    s.bid_turn = s.current
    _invite(s, sale)
    if s.log is not None:
        s.log.append(AuctionOpened(item.number))


def being_held(s: State) -> Auction:
    """The auction that is open."""
    assert s.auction is not None
    return s.auction


def _invite(s: State, sale: Auction) -> None:
    """Everybody is in the bidding who may bid."""
    for player in range(s.players):
        if not _may_bid_at_all(s, player, sale.item):
            sale.passed |= bitset.one(player)


def _may_bid_at_all(s: State, player: i64, item: Item) -> bool:
    if s.retired[player] > 0 or _barred(s, player):
        return False
    if not item.is_building:
        return True
    return s.shortage is not None and s.shortage.wants[player] > 0


def _barred(s: State, player: i64) -> bool:
    return s.jail[player] != FREE and not s.board.jail_business


def lowest_bid(s: State) -> i64:
    return LOWEST_BID if s.auction is None else s.auction.bid + 1


def next_bidder(s: State) -> i64:
    """Who is asked next, or nobody when all but the highest bidder have passed."""
    sale = s.auction
    if sale is None:
        return NOBODY
    for i in range(s.players):
        player = (s.bid_turn + i) % s.players
        if player != sale.bidder and not bitset.has(sale.passed, player):
            return player
    return NOBODY


def caller(s: State) -> i64:
    """Who calls the auctions where they are called: the player who banks, or else the Bank."""
    return s.banker if s.banker != NOBODY else BANK


def close(s: State, sale: Auction) -> None:
    s.auction = None
    item = sale.item
    if item.is_building:
        _knock_down_building(s, sale)
    elif sale.bidder == NOBODY:
        _announce_failure(s, item)
    else:
        deeds.give(s, item.space, sale.bidder)
        debt.owe(s, sale.bidder, BANK, sale.bid, debt.BID, item=item)  # 10 MCS 80(d)


def _knock_down_building(s: State, sale: Auction) -> None:
    """The bid takes the place of the printed price (90 MCS 160(c)). No bid: this one stays."""
    short = s.shortage
    assert short is not None
    short.left -= 1
    winner = sale.bidder
    if winner == NOBODY or not demand.can_place(s, winner, sale.item):
        _announce_failure(s, sale.item)
        return
    short.wants[winner] -= 1
    short.placer = winner
    debt.owe(s, winner, BANK, sale.bid, debt.BID, item=sale.item)


def _announce_failure(s: State, item: Item) -> None:
    if s.log is not None:
        s.log.append(AuctionFailed(item.number))  # 90 MCS 80(d): it stays with the Bank


def leave_bidding(s: State, player: i64) -> None:
    """A player retired. Without the highest bid the bidding starts anew, from nothing."""
    sale = s.auction
    if sale is None:
        return
    if sale.bidder == player:
        s.auction = Auction(sale.item)
        _invite(s, s.auction)
    else:
        sale.passed |= bitset.one(player)


def _why_not_take_part(s: State, player: i64) -> Violation | None:
    sale = s.auction
    if s.phase != TO_BID or sale is None:
        held = s.board.option[AUCTION_ON_DECLINE] != 0
        return refuse(s, NO_AUCTION if held else NEVER_AUCTIONED)
    if sale.bidder == player:
        return refuse(s, HIGHEST, player)
    if bitset.has(sale.passed, player):
        if _barred(s, player):
            return refuse(s, PRISONER_BIDS, player)
        return refuse(s, PASSED, player)
    return None


@final
@mypyc_attr(acyclic=True)
class Bid(Action):
    """As listed: the lowest bid now legal, carrying the `highest` the player could make."""

    kind = "bid"

    def __init__(self, amount: i64, highest: i64 = 0) -> None:
        self.amount: Final = amount
        self.highest: Final = highest

    def why_not(self, s: State, player: i64) -> Violation | None:
        wrong = _why_not_take_part(s, player)
        if wrong is not None:
            return wrong
        sale = being_held(s)
        if self.amount < lowest_bid(s):
            return refuse(s, TOO_LOW, player, amount=lowest_bid(s))
        if self.amount > s.cash[player]:
            return refuse(s, BEYOND_CASH, player, amount=s.cash[player])
        if sale.item.is_building and not demand.can_place(s, player, sale.item):
            return refuse(s, NO_PLACE, player)
        return None

    def do(self, s: State, player: i64) -> None:
        sale = being_held(s)
        sale.bid = self.amount
        sale.bidder = player
        s.bid_turn = (player + 1) % s.players
        if s.log is not None:
            s.log.append(BidMade(player, sale.item.number, self.amount))

    def fields(self) -> dict[str, object]:
        return {"amount": int(self.amount)}


@final
class Pass(Action):
    kind = "pass"

    def why_not(self, s: State, player: i64) -> Violation | None:
        return _why_not_take_part(s, player)

    def do(self, s: State, player: i64) -> None:
        sale = being_held(s)
        sale.passed |= bitset.one(player)
        if s.bid_turn == player:
            s.bid_turn = (player + 1) % s.players
        if s.log is not None:
            s.log.append(BidderPassed(player, sale.item.number))


@final
class KnockDown(Action):
    """The Banker's gavel, where a player calls the auctions (10 MCS 40)."""

    kind = "knock-down"

    def why_not(self, s: State, player: i64) -> Violation | None:
        if s.phase != TO_BID:
            return refuse(s, NO_AUCTION)
        if not s.board.called_auctions:
            return refuse(s, NOT_CALLED)
        if player != caller(s):
            return refuse(s, NOT_BANKER, player)
        return None

    def do(self, s: State, player: i64) -> None:
        close(s, being_held(s))
