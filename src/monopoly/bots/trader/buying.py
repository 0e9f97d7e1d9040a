"""`trader` buys and bids: what a deed is worth to it, and what it denies the others."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.bots.explanation import ExplanationBuilder
from monopoly.bots.risk import Risk
from monopoly.bots.trader import funds
from monopoly.bots.trader.rivals import Rivals
from monopoly.bots.valuation import Valuation
from monopoly.bots.view import View
from monopoly.rules import bitset, engine
from monopoly.rules.action import Action
from monopoly.rules.auction import Bid
from monopoly.rules.board import NOTHING, RENT_ROOM
from monopoly.rules.item import Item

DENIED: Final = 30  # hundredths of what a rival would gain: what it is worth to stand in the way
WORTH_BUYING: Final = 60  # hundredths of the price, where no price is paid to learn about rivals
POOR: Final = 70  # hundredths of the price: rivals with less leave a deed cheap at auction
BARGAIN: Final = 130  # hundredths of the price: worth raising cash for
OPENING: Final = 100  # hundredths of the price, with which it opens
STEP: Final = 60  # the same, by which it raises a bid
HOUSE_PRICE: Final = 100  # about what a building costs
HOPE_PRICE: Final = 200  # hundredths of the price, at most, for what completes nothing
BEARABLE: Final = 67  # hundredths of its cash, at most, for what completes nothing
BEAR: Final = 3  # a part of its cash so small may go for what a rival will surely outbid
SCARCE_BUILDING: Final = 4  # times its price, at most


def worth_having(view: View, player: i64, valuation: Valuation, space: i64) -> i64:
    """What this deed adds to what the player holds, and what it denies the others."""
    return added(view, player, valuation, space) + denied(view, player, valuation, space)


def added(view: View, player: i64, valuation: Valuation, space: i64) -> i64:
    board = valuation.board
    group = board.group[space]
    bits = board.group_bits[group]
    deed = bitset.one(space)
    mine = view.held(player) & bits & ~deed
    rivals = view.players_left - 1
    cash = max(view.cash(player) - board.price[space], 0)
    after = valuation.worth(view, group, mine | deed, cash, rivals)
    return after - valuation.worth(view, group, mine, cash, rivals)


def denied(view: View, player: i64, valuation: Valuation, space: i64) -> i64:
    """Part of what the rival who wants it most would gain by it.

    Who could not put up a house after paying for it is no danger for now.
    """
    board = view.board
    most: i64 = 0
    out: i64 = 0
    price = board.price[space]
    if view.deed_at_auction == space:
        out = view.out_of_bidding
        price = view.lowest_bid()
    to_build = price + board.house_cost[space]
    for rival in range(view.players):
        if rival == player or bitset.has(out, rival) or view.cash(rival) < to_build:
            continue
        if view.would_complete(rival, space):
            most = max(most, added(view, rival, valuation, space))
    return most * DENIED // 100


def buy(
    view: View,
    player: i64,
    valuation: Valuation,
    risk: Risk,
    explanation: ExplanationBuilder | None,
) -> Action:
    board = view.board
    space = view.for_sale
    price = board.price[space]
    value = worth_having(view, player, valuation, space)
    cost = price * WORTH_BUYING // 100
    if risk.would_be_fatal(view, player, price - board.mortgage[space]):
        cost = max(cost, value + 1)
    if explanation is not None:
        explanation.weigh(engine.BUY, value - cost)
        explanation.weigh(engine.DECLINE, 0)
    if value < cost:
        if explanation is not None:
            explanation.because(f"{board.names[space]} is worth {value} to me and costs {cost}.")
        return engine.DECLINE
    if view.allows(engine.BUY, player):
        better = _better_at_auction(view, player, valuation)
        if explanation is not None:
            explanation.because(
                better or f"{board.names[space]} is worth {value} to me, more than the {price}."
            )
        return engine.DECLINE if better else engine.BUY
    if value * 100 >= price * BARGAIN:
        raising = funds.raise_for(view, player, valuation, price, space, explanation)
        if raising is not None:
            return raising
    return engine.DECLINE


def _better_at_auction(view: View, player: i64, valuation: Valuation) -> str:
    """Why a deed that is worth its price had better be auctioned; empty where it had not."""
    space = view.for_sale
    cheaper = _nobody_else_can_pay(view, player, space)
    if cheaper and denied(view, player, valuation, space) == 0:
        return "Nobody else can pay the price: at auction it will be cheaper."
    return ""


def _nobody_else_can_pay(view: View, player: i64, space: i64) -> bool:
    price = view.board.price[space]
    for rival in range(view.players):
        rich = view.cash(rival) * 100 > price * POOR
        if rich and rival != player and not view.retired(rival):
            return False
    return True


@final
class Limit:
    """How far to go in the auction that is being held: worked out anew when somebody passes."""

    def __init__(self) -> None:
        self._turn: i64 = -1
        self._item: Item | None = None
        self._out: i64 = 0
        self._cash: i64 = 0
        self._limit: i64 = 0

    def of(self, view: View, player: i64, valuation: Valuation) -> i64:
        turn, item, out, cash = view.turn, view.item, view.out_of_bidding, view.cash(player)
        same = self._turn == turn and self._item is item
        if not (same and self._out == out and self._cash == cash):
            self._turn, self._item, self._out, self._cash = turn, item, out, cash
            self._limit = _limit(view, player, valuation)
        return self._limit


def bid(
    view: View,
    player: i64,
    valuation: Valuation,
    risk: Risk,
    rivals: Rivals,
    up_to: Limit,
    explanation: ExplanationBuilder | None,
) -> Action:
    if view.board.called_auctions and not view.allows(engine.PASS, player):
        return engine.KNOCK_DOWN  # it banks, and nobody is left to bid
    rivals.watch(view)
    limit = up_to.of(view, player, valuation)
    lowest = view.lowest_bid()
    deed = view.deed_at_auction
    could_bear = lowest * BEAR <= view.cash(player)
    if lowest > limit and could_bear and rivals.will_go_on(view, player, lowest):
        limit = lowest  # let them pay; and if they do not, it can be borne
    if explanation is not None:
        explanation.weigh(engine.PASS, 0)
        explanation.weigh(Bid(lowest), limit - lowest)
        explanation.because(f"It is worth {limit} to me; the next bid is {lowest}.")
    if lowest > limit or _is_too_risky(view, player, risk, deed, lowest):
        return engine.PASS
    if lowest > view.spendable(player):
        if deed != NOTHING and added(view, player, valuation, deed) * 100 >= lowest * 2 * BARGAIN:
            raising = funds.raise_for(view, player, valuation, lowest, deed, explanation)
            if raising is not None:
                return raising
        return engine.PASS
    most = min(limit, view.spendable(player))
    offered = Bid(min(_next_bid(view, player, lowest), most))
    return offered if view.allows(offered, player) else engine.PASS


def _next_bid(view: View, player: i64, lowest: i64) -> i64:
    """A step up, from a fair opening on; never more than it takes to silence all others."""
    deed = view.deed_at_auction
    price: i64 = HOUSE_PRICE if deed == NOTHING else view.board.price[deed]
    amount = max(lowest + price * STEP // 100, price * OPENING // 100)
    most: i64 = 0
    for rival in range(view.players):
        if rival != player and not bitset.has(view.out_of_bidding, rival):
            most = max(most, view.cash(rival))
    return max(min(amount, most + 1), lowest)


def _is_too_risky(view: View, player: i64, risk: Risk, deed: i64, price: i64) -> bool:
    """Whether the rents ahead need that money; a completed group is worth the risk."""
    if deed != NOTHING:
        if view.would_complete(player, deed):
            return False
        price -= view.board.mortgage[deed]
    return risk.would_be_fatal(view, player, price)


def _limit(view: View, player: i64, valuation: Valuation) -> i64:
    deed = view.deed_at_auction
    if deed == NOTHING:
        return _worth_of_building(view, player, valuation)
    limit = added(view, player, valuation, deed)
    if not view.would_complete(player, deed):
        # A hope is no group; and what it only wants to deny it may win: so the price is bearable.
        limit = min(limit, view.board.price[deed] * HOPE_PRICE // 100)
        limit += denied(view, player, valuation, deed)
        return min(limit, view.cash(player) * BEARABLE // 100)
    board = view.board
    houses = bitset.count(board.mates[deed]) * board.house_cost[deed]
    # A group without a house on it, and no cash for rents, is not worth the last dollar.
    return min(limit, max(board.price[deed], view.cash(player) - houses))


def _worth_of_building(view: View, player: i64, valuation: Valuation) -> i64:
    """One more building where it brings most, and one less for the others."""
    best: i64 = 0
    board = view.board
    rivals = view.players_left - 1
    groups = view.complete(player) & valuation.lots
    while groups != 0:
        group = bitset.lowest(groups)
        groups = bitset.without_lowest(groups)
        space = view.lot_to_build_on(group)
        if view.buildings(space) >= board.hotel:
            continue
        row = space * RENT_ROOM + view.buildings(space)
        brings = valuation.over_time(valuation.income[row + 1] - valuation.income[row], rivals)
        best = max(best, min(brings, board.house_cost[space] * SCARCE_BUILDING))
    return min(best, view.cash(player) - funds.IN_HAND)
