"""What the agents of the field have in common: all that a game may ask is answered.

An agent is a subclass that overrides what makes it different. As it stands this one buys what it
can pay for, bids up to the printed price, builds three houses first, for which it borrows on lone
deeds, and neither offers nor accepts trades.
"""

from typing import Final

from mypy_extensions import i64

from monopoly.bots import greedy
from monopoly.bots.base import Bot
from monopoly.bots.sparring import borrowing
from monopoly.bots.sparring.trader_1.valuation import valuation_for
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

HOUSES_THAT_PAY: Final = 3  # on each lot: the third is the greatest step in rent
CASH_TO_BUILD_ON: Final = 400  # kept back when building beyond these, and when lifting mortgages
RAISE: Final = 10  # above the lowest bid, or a tenth of it, so that auctions do not crawl
SCARCE_BUILDING: Final = 2  # times the cost of a house, at most, when buildings are auctioned
PRICE_OF_HOUSE: Final = 100


class SparringBot(Bot):
    # --- what makes an agent

    def reserve(self, view: View, player: i64) -> i64:
        """Cash it does not spend of its own will."""
        return 50

    def wants(self, view: View, player: i64, space: i64) -> bool:
        """Whether to buy this deed at its price, which can be paid beside the reserve."""
        return True

    def borrows_for(self, view: View, player: i64, space: i64) -> bool:
        """Whether to mortgage lone deeds to buy this one, or to bid for it up to the limit."""
        return False

    def limit(self, view: View, player: i64, space: i64) -> i64:
        """The most it would bid for this deed, if it had the cash."""
        return view.board.price[space]

    def builds(self, view: View, player: i64) -> bool:
        """Whether it builds at all for now."""
        return True

    def borrows_to_build(self) -> bool:
        """Whether to mortgage lone deeds for houses, up to the third on a lot."""
        return True

    def accepts(self, view: View, player: i64, offer: StandingOffer) -> bool:
        """Whether an offer made to it is good enough."""
        return False

    def proposal(self, view: View, player: i64) -> Action | None:
        """An offer to make before anything else is done in its turn; asked until it is None."""
        return None

    # --- the rest

    def choose(self, view: View, player: i64) -> Action | None:
        if view.anything_stands and view.has_to_answer(player):
            answer = greedy.ask_for_money(view, player)
            if answer is None:
                answer = self._answer(view, player)
            if answer is not None:
                return answer
        if view.actor != player:
            return None
        phase = view.phase
        if phase == TO_THROW:
            return self._before_throw(view, player)
        if phase == TO_END_TURN:
            business = self._business(view, player)
            return engine.END_TURN if business is None else business
        if phase == TO_BUY:
            return self._buy(view, player)
        if phase == TO_BID:
            return self._bid(view, player)
        if phase == TO_SETTLE:
            return greedy.raise_cash(view, player)
        return greedy.seldom(view, player)

    def _answer(self, view: View, player: i64) -> Action | None:
        for offer in view.offers():
            if offer.receiver == player:
                accept = Accept(offer.number)
                if self.accepts(view, player, offer) and view.allows(accept, player):
                    return accept
                return Refuse(offer.number)
        return None

    def _before_throw(self, view: View, player: i64) -> Action:
        if view.in_jail(player) and view.held(BANK) != 0:
            way_out = greedy.way_out_of_jail(view, player)
            if way_out is not None:
                return way_out
        business = self._business(view, player)
        return engine.THROW if business is None else business

    def _business(self, view: View, player: i64) -> Action | None:
        offer = self.proposal(view, player)
        if offer is not None:
            return offer
        if view.complete(player) != 0 and self.builds(view, player):
            building = self._build(view, player)
            if building is not None:
                return building
        return _lift(view, player, view.spendable(player) - self.reserve(view, player))

    def _build(self, view: View, player: i64) -> Action | None:
        """Three houses on each lot, with borrowed money where need be, where they bring most for
        their cost; then more from what there is to spare."""
        reserve = self.reserve(view, player)
        space = _best_lot(view, player, HOUSES_THAT_PAY)
        if space >= 0:
            needed = view.board.house_cost[space] + reserve
            if view.spendable(player) >= needed:
                return engine.BUILD[space]
            return borrowing.loan(view, player, needed) if self.borrows_to_build() else None
        space = _best_lot(view, player, view.board.hotel)
        if space >= 0 and view.spendable(player) >= (
            view.board.house_cost[space] + reserve + CASH_TO_BUILD_ON
        ):
            return engine.BUILD[space]
        return None

    def _buy(self, view: View, player: i64) -> Action:
        space = view.for_sale
        price = view.board.price[space]
        if view.spendable(player) >= price + self.reserve(view, player):
            wanted = self.wants(view, player, space)
            return engine.BUY if wanted and view.allows(engine.BUY, player) else engine.DECLINE
        if self.borrows_for(view, player, space):
            if view.allows(engine.BUY, player):
                return engine.BUY
            loan = borrowing.loan(view, player, price)
            if loan is not None:
                return loan
        return engine.DECLINE

    def _bid(self, view: View, player: i64) -> Action:
        if not view.allows(engine.PASS, player):
            return engine.KNOCK_DOWN  # it banks, and nobody is left to bid
        deed = view.deed_at_auction
        limit: i64 = PRICE_OF_HOUSE * SCARCE_BUILDING
        if deed != NOTHING:
            limit = self.limit(view, player, deed)
        lowest = view.lowest_bid()
        if lowest > limit:
            return engine.PASS
        cash = view.spendable(player) - self.reserve(view, player)
        if lowest > cash:
            if deed == NOTHING or not self.borrows_for(view, player, deed):
                return engine.PASS
            loan = borrowing.loan(view, player, lowest + self.reserve(view, player))
            return engine.PASS if loan is None else loan
        bid = Bid(min(lowest + max(lowest // 10, RAISE), limit, cash))
        return bid if view.allows(bid, player) else engine.PASS


def _lift(view: View, player: i64, spare: i64) -> Action | None:
    """A mortgage on a whole group, which can be built on then; others with more cash in hand."""
    mortgaged = view.held(player) & view.mortgages
    whole = view.deeds_of(view.complete(player))
    while mortgaged != 0:
        space = bitset.lowest(mortgaged)
        mortgaged = bitset.without_lowest(mortgaged)
        cost = view.cost_to_lift(space)
        if not bitset.has(whole, space):
            cost += CASH_TO_BUILD_ON
        if cost <= spare and view.allows(engine.LIFT_MORTGAGE[space], player):
            return engine.LIFT_MORTGAGE[space]
    return None


def _best_lot(view: View, player: i64, rank_max: i64) -> i64:
    """Where the next building brings most for its cost, below so many on a lot; -1: nowhere."""
    valuation = valuation_for(view.board)
    best: i64 = -1
    most: i64 = -1
    groups = view.complete(player) & valuation.lots
    while groups != 0:
        group = bitset.lowest(groups)
        groups = bitset.without_lowest(groups)
        space = view.lot_to_build_on(group)
        rank = view.buildings(space)
        if rank < rank_max:
            brings = valuation.brings(group, rank, view.players_left - 1)
            if brings > most and view.allows(engine.BUILD[space], player):
                best, most = space, brings
    return best
