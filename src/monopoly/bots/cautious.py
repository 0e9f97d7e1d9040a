"""`cautious`: buys and builds only from what it can spare; takes a trade that is plainly good."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monopoly.bots import greedy, risk
from monopoly.bots.base import Bot
from monopoly.bots.view import View
from monopoly.rules import bitset, engine
from monopoly.rules.action import Action
from monopoly.rules.auction import Bid
from monopoly.rules.board import BANK, NOTHING
from monopoly.rules.state import (
    TO_BID,
    TO_BUY,
    TO_END_TURN,
    TO_SETTLE,
    TO_THROW,
    StandingOffer,
)
from monopoly.rules.trade import Accept, Refuse

LEAST_RESERVE: Final = 25
RAISE: Final = 9  # above the lowest bid, so that auctions do not crawl
GOOD_PRICE: Final = 125  # hundredths of the printed prices it gives away
PRICE_OF_A_GROUP: Final = 300  # the same, when the other completes a color-group by it
WHOLE: Final = 2  # times its printed price a deed is worth that completes a color-group


@final
class CautiousBot(Bot):
    def copy(self, seed: int) -> Bot:
        return self  # it remembers nothing

    def choose(self, view: View, player: i64) -> Action | None:
        if view.anything_stands and view.has_to_answer(player):
            answer = greedy.ask_for_money(view, player)
            if answer is None:
                answer = _answer(view, player)
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
            return _buy(view, player)
        if phase == TO_BID:
            return _bid(view, player)
        if phase == TO_SETTLE:
            return greedy.raise_cash(view, player)
        return greedy.seldom(view, player)


def spare(view: View, player: i64) -> i64:
    """Cash beyond what the rents ahead may cost."""
    return view.spendable(player) - max(risk.reserve(view, player), LEAST_RESERVE)


def _before_throw(view: View, player: i64) -> Action:
    if view.in_jail(player) and (
        view.held(BANK) != 0 or risk.rents_ahead(view, player)[0] < view.board.fine
    ):
        way_out = greedy.way_out_of_jail(view, player)
        if way_out is not None:
            return way_out
    budget = spare(view, player)
    building = greedy.build(view, player, budget)
    if building is not None:
        return building
    lifting = greedy.lift(view, player, budget - LEAST_RESERVE)
    return lifting if lifting is not None else engine.THROW


def _buy(view: View, player: i64) -> Action:
    space = view.for_sale
    price = view.board.price[space]
    within = price <= spare(view, player) or view.completes_by(player, 0, bitset.one(space))
    return engine.BUY if within and view.allows(engine.BUY, player) else engine.DECLINE


def _bid(view: View, player: i64) -> Action:
    if not view.allows(engine.PASS, player):
        return engine.KNOCK_DOWN  # it banks, and nobody is left to bid
    deed = view.deed_at_auction
    limit = spare(view, player)
    if deed != NOTHING:
        times = WHOLE if view.completes_by(player, 0, bitset.one(deed)) else 1
        limit = min(limit, view.board.price[deed] * times)
    lowest = view.lowest_bid()
    if lowest > limit:
        return engine.PASS
    bid = Bid(min(lowest + RAISE, limit))
    return bid if view.allows(bid, player) else engine.PASS


def _answer(view: View, player: i64) -> Action | None:
    for offer in view.offers():
        if offer.receiver == player:
            accept = Accept(offer.number)
            if _is_good(view, player, offer) and view.allows(accept, player):
                return accept
            return Refuse(offer.number)
    return None


def _is_good(view: View, player: i64, offer: StandingOffer) -> bool:
    """By printed prices: it must get more than it gives, and much more for the other's group.

    A mortgaged deed is worth its price less what lifting it costs to whoever gets it; and it takes
    none that it could not spare the cash to lift.
    """
    mine = view.completes_by(player, 0, offer.give.deeds)
    theirs = view.completes_by(offer.proposer, 0, offer.get.deeds)
    to_lift = _cost_to_lift(view, offer.give.deeds)
    got = _total(view.board.price, offer.give.deeds) * (WHOLE if mine else 1)
    got += offer.give.cash - to_lift
    # The interest is due when a mortgaged deed changes hands, and again when it is lifted later.
    paid = offer.get.cash + _total(view.board.interest, offer.give.deeds & view.mortgages)
    given = _total(view.board.price, offer.get.deeds) + paid
    wanted = PRICE_OF_A_GROUP if theirs and not mine else GOOD_PRICE
    asked = given * wanted - _cost_to_lift(view, offer.get.deeds) * 100
    if got * 100 < asked or view.spendable(player) < paid + LEAST_RESERVE:
        return False
    return to_lift == 0 or spare(view, player) + offer.give.cash >= paid + to_lift


def _cost_to_lift(view: View, deeds: i64) -> i64:
    """What lifting all the mortgages on some deeds costs."""
    total: i64 = 0
    rest = deeds & view.mortgages
    while rest != 0:
        total += view.cost_to_lift(bitset.lowest(rest))
        rest = bitset.without_lowest(rest)
    return total


def _total(values: vec[i64], deeds: i64) -> i64:
    total: i64 = 0
    rest = deeds
    while rest != 0:
        total += values[bitset.lowest(rest)]
        rest = bitset.without_lowest(rest)
    return total
