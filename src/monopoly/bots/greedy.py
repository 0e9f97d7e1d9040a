"""`greedy`: buys what it lands on and what is auctioned, builds what it can, never trades."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.bots.base import Bot
from monopoly.bots.view import View
from monopoly.rules import bitset, engine
from monopoly.rules.action import Action
from monopoly.rules.auction import Bid
from monopoly.rules.board import BANK, NOTHING
from monopoly.rules.rent import DemandRent
from monopoly.rules.shortage import Want
from monopoly.rules.state import (
    OPENING,
    TO_BID,
    TO_BUY,
    TO_CHOOSE_TAX,
    TO_END_TURN,
    TO_KEEP,
    TO_MOVE,
    TO_MOVE_ANYWHERE,
    TO_PAY_FINE,
    TO_SETTLE,
    TO_THROW,
    TO_THROW_FOR_RENT,
    TO_WANT,
)
from monopoly.rules.third_die import Move
from monopoly.rules.trade import Refuse

BUILDING_RESERVE: Final = 150  # cash kept back when building
LIFTING_RESERVE: Final = 350  # cash kept back when lifting mortgages
RAISE: Final = 9  # above the lowest bid, or a quarter of it, so that auctions do not crawl
BIDDING_RESERVE: Final = 50
FINE_RESERVE: Final = 250  # with this much it pays its way out of Jail
PERCENTAGE_TAX: Final = 10  # a tenth: worth more than ten flat taxes, one pays the flat one


@final
class GreedyBot(Bot):
    def copy(self, seed: int) -> Bot:
        return self  # it remembers nothing

    def choose(self, view: View, player: i64) -> Action | None:
        if view.anything_stands and view.has_to_answer(player):
            answer = ask_for_money(view, player)
            if answer is None:
                answer = _refusal(view, player)
            if answer is not None:
                return answer
        if view.actor != player:
            return None
        phase = view.phase
        if phase == TO_THROW:
            return _before_throw(view, player)
        if phase == TO_END_TURN:
            return engine.END_TURN
        if phase == TO_BUY:
            return engine.BUY if view.allows(engine.BUY, player) else engine.DECLINE
        if phase == TO_BID:
            return _bid(view, player)
        if phase == TO_SETTLE:
            return raise_cash(view, player)
        return seldom(view, player)


def ask_for_money(view: View, player: i64) -> Action | None:
    """Rent and salary, where they must be asked for, in time."""
    if view.salary_due(player) > 0:
        return engine.COLLECT_SALARY
    for claim in view.claims():
        if claim.owner == player:
            demand = DemandRent(claim.debtor)
            if view.allows(demand, player):
                return demand
    return None


def _refusal(view: View, player: i64) -> Action | None:
    """Of whatever it is offered."""
    for offer in view.offers():
        if offer.receiver == player:
            return Refuse(offer.number)
    return None


def _before_throw(view: View, player: i64) -> Action:
    if view.in_jail(player):
        way_out = way_out_of_jail(view, player)
        if way_out is not None:
            return way_out
    if view.complete(player) != 0:
        building = build(view, player, view.cash(player) - BUILDING_RESERVE)
        if building is not None:
            return building
    if view.held(player) & view.mortgages != 0:
        lifting = lift(view, player, view.cash(player) - LIFTING_RESERVE)
        if lifting is not None:
            return lifting
    return engine.THROW


def way_out_of_jail(view: View, player: i64) -> Action | None:
    for deck in range(2):
        if view.jail_card(deck) == player:
            return engine.USE_JAIL_CARD[deck]
    if view.cash(player) < FINE_RESERVE or view.held(BANK) == 0:
        return None
    return engine.PAY_FINE if view.allows(engine.PAY_FINE, player) else None


def build(view: View, player: i64, budget: i64) -> Action | None:
    """On the dearest complete group it can afford, the dearest lot first."""
    board = view.board
    if budget < board.least_house_cost:
        return None
    complete = view.complete(player)
    if complete == 0:
        return None
    for i in range(board.groups):
        group = board.groups - 1 - i
        if bitset.has(complete, group) and 0 < board.house_cost[board.first[group]] <= budget:
            space = view.lot_to_build_on(group)
            if view.buildings(space) < board.hotel and view.allows(engine.BUILD[space], player):
                return engine.BUILD[space]
    return None


def lift(view: View, player: i64, budget: i64) -> Action | None:
    if budget < view.board.least_lift:
        return None
    mortgaged = view.held(player) & view.mortgages
    while mortgaged != 0:
        space = bitset.lowest(mortgaged)
        lift = engine.LIFT_MORTGAGE[space]
        if view.cost_to_lift(space) <= budget and view.allows(lift, player):
            return lift
        mortgaged = bitset.without(mortgaged, space)
    return None


def _bid(view: View, player: i64) -> Action:
    """It wants everything it can pay for, at an auction too: that is how to make it poor."""
    if not view.allows(engine.PASS, player):
        return engine.KNOCK_DOWN  # it banks, and nobody is left to bid
    kept: i64 = BUILDING_RESERVE if view.deed_at_auction == NOTHING else BIDDING_RESERVE
    limit = view.cash(player) - kept
    lowest = view.lowest_bid()
    if lowest > limit:
        return engine.PASS
    bid = Bid(min(lowest + max(lowest // 4, RAISE), limit))
    return bid if view.allows(bid, player) else engine.PASS


def raise_cash(view: View, player: i64) -> Action:
    """Mortgages of broken groups first, then buildings, then the rest; then it is over."""
    unencumbered = view.held(player) & ~view.mortgages
    mine = bitset.members_of(unencumbered)
    for space in mine:
        if not view.owns_group(player, space) and view.allows(engine.MORTGAGE[space], player):
            return engine.MORTGAGE[space]
    for space in mine:
        if view.buildings(space) > 0:
            if view.allows(engine.SELL_BUILDING[space], player):
                return engine.SELL_BUILDING[space]
            hotels = engine.SELL_HOTELS[view.board.group[space]]
            if view.allows(hotels, player):
                return hotels
    for space in mine:
        if view.allows(engine.MORTGAGE[space], player):
            return engine.MORTGAGE[space]
    return engine.DECLARE_BANKRUPTCY


def seldom(view: View, player: i64) -> Action:
    phase = view.phase
    if phase in (OPENING, TO_THROW_FOR_RENT):
        return engine.THROW
    if phase == TO_CHOOSE_TAX:
        return engine.PAY_FLAT_TAX if _looks_rich(view, player) else engine.PAY_PERCENTAGE_TAX
    if phase == TO_PAY_FINE:
        return engine.PAY_FINE
    if phase == TO_WANT:
        return Want(view.could_want(player))
    if phase == TO_MOVE:
        die1, die2, _ = view.dice
        return Move(steps=die1 + die2)
    if phase == TO_MOVE_ANYWHERE:
        return Move(space=_dearest_for_sale(view, player))
    if phase == TO_KEEP:
        return engine.KEEP_MORTGAGE[bitset.lowest(view.held(player) & view.to_keep)]
    return _place(view, player)  # TO_PLACE: nothing else is left


def _looks_rich(view: View, player: i64) -> bool:
    """A guess: the choice of the tax is made before anything is added up (10 MCS 110(c))."""
    deeds = bitset.count(view.held(player))
    board = view.board
    return view.cash(player) + deeds * board.usual_price > board.income_tax * PERCENTAGE_TAX


def _dearest_for_sale(view: View, player: i64) -> i64:
    """The dearest deed the Bank holds and it can pay; else GO, for the salary."""
    board = view.board
    best: i64 = 0
    for i in range(len(board.deeds)):
        space = board.deeds[i]
        affordable = view.owner(space) < 0 and board.price[space] <= view.cash(player)
        if (
            affordable
            and space != view.position(player)
            and board.price[space] >= board.price[best]
        ):
            best = space
    return best if best != view.position(player) else 20


def _place(view: View, player: i64) -> Action:
    for space in bitset.members_of(view.held(player)):
        if view.allows(engine.BUILD[space], player):
            return engine.BUILD[space]
    raise AssertionError("no place for the building won")
