"""Where nobody sells a deed is had from the Bank or never: what `expert` pays there.

The network is trained on games in which deeds change hands, and hopes for trades that will not
come. Here a deed brings its bare rent for as long as the game lasts, and keeps its color-group from
a rival: several times the printed price, and worth mortgaging others for.
"""

from typing import Final

from mypy_extensions import i64

from monopoly.bots.trader import funds
from monopoly.bots.valuation import valuation_for
from monopoly.bots.view import View
from monopoly.rules import bitset, engine
from monopoly.rules.action import Action
from monopoly.rules.auction import Bid

# Hundredths of the printed price that it bids.
FIRST: Final = 300  # of a group
NEXT: Final = 100  # more for each deed of the group that it has
DENIED: Final = 600  # for what would complete a rival's color-group
RAISE: Final = 10


def buy(view: View, player: i64) -> Action:
    """Whatever can be paid for, with mortgages where the cash does not do."""
    space = view.for_sale
    if view.allows(engine.BUY, player):
        return engine.BUY
    step = _borrow(view, player, view.board.price[space], space)
    return engine.DECLINE if step is None else step


def bid(view: View, player: i64) -> Action:
    """Up to the limit, in small steps, and no more than silences all others."""
    deed, lowest = view.deed_at_auction, view.lowest_bid()
    price = view.board.price[deed]
    most = limit(view, player, deed)
    if lowest > most:
        return engine.PASS
    cash = view.spendable(player)
    if lowest > cash:
        step = _borrow(view, player, lowest, deed)
        return engine.PASS if step is None else step
    enough = max(richest_bidder(view, player) + 1, lowest)
    raised = lowest + max(price * RAISE // 100, 1)
    offered = Bid(min(raised, most, cash, enough))
    return offered if view.allows(offered, player) else engine.PASS


def limit(view: View, player: i64, deed: i64) -> i64:
    """All it could raise for a color-group of its own; else so many times the price."""
    board = view.board
    is_lot = board.house_cost[deed] > 0
    if is_lot and view.would_complete(player, deed):
        return view.spendable(player) + view.could_raise(player)
    times = FIRST + NEXT * bitset.count(view.held(player) & board.mates[deed])
    if is_lot:
        for rival in range(view.players):
            left = rival != player and not view.retired(rival)
            if left and view.would_complete(rival, deed):
                times = max(times, DENIED)
    return board.price[deed] * times // 100


def richest_bidder(view: View, player: i64) -> i64:
    """The most cash among those who may still bid against the player."""
    most: i64 = 0
    for rival in range(view.players):
        if rival != player and not bitset.has(view.out_of_bidding, rival):
            most = max(most, view.cash(rival))
    return most


def _borrow(view: View, player: i64, price: i64, space: i64) -> Action | None:
    """A mortgage on the way to that price, where mortgages reach it."""
    return funds.raise_for(view, player, valuation_for(view.board), price, space, None)
