"""`trader`: values property by the rent to come; trades, bids and builds by these values."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.bots import greedy, sentences
from monopoly.bots.base import Bot
from monopoly.bots.explanation import ExplainingBot, Explanation, ExplanationBuilder
from monopoly.bots.risk import Risk
from monopoly.bots.trader import building, buying, chances, funds, jail
from monopoly.bots.trader.counters import Counters
from monopoly.bots.trader.offers import Offers
from monopoly.bots.trader.rivals import Rivals
from monopoly.bots.valuation import Valuation, valuation_for
from monopoly.bots.view import View
from monopoly.rules import bitset, engine
from monopoly.rules.action import Action
from monopoly.rules.board import BANK, SPACES
from monopoly.rules.building import Build
from monopoly.rules.shortage import Want
from monopoly.rules.state import (
    TO_BID,
    TO_BUY,
    TO_END_TURN,
    TO_KEEP,
    TO_MOVE,
    TO_MOVE_ANYWHERE,
    TO_PAY_FINE,
    TO_PLACE,
    TO_SETTLE,
    TO_THROW,
    TO_WANT,
)
from monopoly.rules.third_die import Move
from monopoly.rules.trade import Accept

LEAST_TO_SPEND: Final = funds.IN_HAND + 33  # the cheapest is to lift a $30 mortgage
WORTH_A_LOOK: Final = 500  # dollars come in: a row of houses


@final
class TraderBot(ExplainingBot):
    def __init__(self) -> None:
        self._valuation: Valuation | None = None
        self._risk: Final = Risk()
        self._limit: Final = buying.Limit()
        self._rivals: Rivals = Rivals()
        self._offers: Offers = Offers()
        self._counters: Counters = Counters()
        self._built_in: i64 = -1  # the turn it last asked for a building in
        self._stock: i64 = 0  # and what the Bank had then
        self._cash_then: i64 = 0  # when its last turn ended
        self._held_then: i64 = -1

    def choose(self, view: View, player: i64) -> Action | None:
        return self.decide(view, player, None)

    def explain(self, view: View, player: i64) -> Explanation:
        """What it would choose now, the options it weighed with their values, and why."""
        explanation = ExplanationBuilder()
        choice = self.twin().decide(view, player, explanation)
        sentence = explanation.sentence or sentences.plain(choice)
        return Explanation(choice, explanation.options, sentence)

    def watch(self, view: View, player: i64) -> None:
        self._rivals.watch(view)
        self._offers.watch(view, player)

    def copy(self, seed: int) -> Bot:
        return self.twin()

    def twin(self) -> "TraderBot":
        """One that remembers the same: what it decides changes nothing here."""
        twin = TraderBot()
        twin._valuation = self._valuation
        twin._rivals = self._rivals.copy()
        twin._offers = self._offers.copy()
        twin._counters = self._counters.copy()
        twin._built_in = self._built_in
        twin._stock = self._stock
        twin._cash_then = self._cash_then
        twin._held_then = self._held_then
        return twin

    def decide(
        self, view: View, player: i64, explanation: ExplanationBuilder | None
    ) -> Action | None:
        valuation = self._valuation
        if valuation is None:
            valuation = valuation_for(view.board)
            self._valuation = valuation
        if view.anything_stands and view.has_to_answer(player):
            answer = _answer(view, player, self._rivals, self._counters, explanation)
            if answer is not None:
                return answer
        if view.actor != player:
            return None
        stale = self._counters.stale(view, player)
        if stale is not None:
            return stale
        phase = view.phase
        if phase == TO_THROW:
            return self._before_throw(view, player, valuation, explanation)
        if phase == TO_END_TURN:
            return self._after_throw(view, player, valuation, explanation)
        if phase == TO_BUY:
            return buying.buy(view, player, valuation, self._risk, explanation)
        if phase == TO_BID:
            return buying.bid(
                view, player, valuation, self._risk, self._rivals, self._limit, explanation
            )
        if phase == TO_SETTLE:
            return funds.settle(view, player, valuation, self._risk, explanation)
        return _seldom(view, player, valuation)

    def _before_throw(
        self, view: View, player: i64, valuation: Valuation, explanation: ExplanationBuilder | None
    ) -> Action:
        prisoner = view.in_jail(player)
        # Business may wait for the end of the turn, when the throw's cost is known; unless whatever
        # the throw costs can be paid all the same.
        can_wait = view.board.business_any_time and not prisoner
        if can_wait and self._nothing_new(view, player):
            return engine.THROW
        business = self._business(view, player, valuation, can_wait, explanation)
        if business is not None:
            return business
        if prisoner:
            way_out = jail.way_out(view, player, self._risk, explanation)
            if way_out is not None:
                return way_out
        return engine.THROW

    def _after_throw(
        self, view: View, player: i64, valuation: Valuation, explanation: ExplanationBuilder | None
    ) -> Action:
        business = self._business(view, player, valuation, False, explanation)
        if business is not None:
            return business
        self._cash_then = view.cash(player)
        self._held_then = view.held(player)
        return engine.END_TURN

    def _nothing_new(self, view: View, player: i64) -> bool:
        """Whether no deeds and hardly any money have come in since its last business was done."""
        little = view.cash(player) < self._cash_then + WORTH_A_LOOK
        return little and view.held(player) == self._held_then

    def _business(
        self,
        view: View,
        player: i64,
        valuation: Valuation,
        can_wait: bool,
        explanation: ExplanationBuilder | None,
    ) -> Action | None:
        """Trades first, then whole groups lifted and built on; lone deeds from what is left."""
        if not can_wait:
            deal = self._offers.propose(view, player, valuation, self._rivals, explanation)
            if deal is not None:
                self._counters.note(view, deal)
                return deal
        groups = view.complete(player) & valuation.lots
        mortgaged = view.held(player) & view.mortgages
        if (groups == 0 and mortgaged == 0) or view.cash(player) < LEAST_TO_SPEND:
            return None
        spare = view.spendable(player)
        if can_wait:
            spare -= self._risk.reserve(view, player)
        else:
            spare -= funds.IN_HAND
        whole = view.deeds_of(view.complete(player))
        if groups != 0:
            to_lift = mortgaged & whole
            building = self._improve_groups(
                view, player, valuation, groups, to_lift, spare, can_wait, explanation
            )
            if building is not None:
                return building
        lone = mortgaged & ~whole
        if lone == 0:
            return None
        return funds.lift(view, player, lone, spare - funds.CASH_TO_LIFT, explanation)

    def _improve_groups(
        self,
        view: View,
        player: i64,
        valuation: Valuation,
        groups: i64,
        to_lift: i64,
        spare: i64,
        can_wait: bool,
        explanation: ExplanationBuilder | None,
    ) -> Action | None:
        stock = view.houses_left * 100 + view.hotels_left
        if self._built_in != view.turn:  # later there is only less to spend
            if to_lift != 0:
                lifting = funds.lift(view, player, to_lift, spare, explanation)
                if lifting is not None:
                    return lifting
        elif self._stock == stock:
            return None  # asked for and not standing: it was auctioned, no use in asking on
        purse = spare
        if not can_wait:
            purse += self._risk.cushion(view, player)
        risk = self._risk
        build = building.build(view, player, valuation, risk, groups, spare, purse, explanation)
        if isinstance(build, Build):
            self._built_in = view.turn
            self._stock = stock
        return build


def _answer(
    view: View,
    player: i64,
    rivals: Rivals,
    counters: Counters,
    explanation: ExplanationBuilder | None,
) -> Action | None:
    """Asks for rent and salary in time; takes the offers that are good for it."""
    money = greedy.ask_for_money(view, player)
    if money is not None:
        return money
    for offer in view.offers():
        if offer.receiver == player:
            answer = chances.answer(view, player, offer, rivals, explanation)
            refused = counters.has_refused(view, offer) or counters.is_giveaway(view, player, offer)
            if isinstance(answer, Accept) and not refused:
                return answer
            return counters.instead_of(view, player, offer, rivals, explanation)
    return None


def _seldom(view: View, player: i64, valuation: Valuation) -> Action:
    phase = view.phase
    if phase == TO_PAY_FINE:
        return jail.after_last_throw(view, player)
    if phase == TO_WANT:
        return Want(building.want(view, player))
    if phase == TO_KEEP:
        return funds.keep_or_lift(view, player)
    if phase == TO_PLACE:
        return building.place(view, player, valuation)
    if phase == TO_MOVE:
        return Move(steps=_best_steps(view, player, valuation))
    if phase == TO_MOVE_ANYWHERE:
        return Move(space=_best_space(view, player, valuation))
    return greedy.seldom(view, player)  # throws and the tax


def _best_steps(view: View, player: i64, valuation: Valuation) -> i64:
    """The bus: either die or both, by what waits there."""
    die1, die2, _ = view.dice
    best: i64 = die1 + die2
    most = _worth_of_landing(view, player, valuation, best)
    for steps in (die1, die2):
        value = _worth_of_landing(view, player, valuation, steps)
        if value > most:
            best, most = steps, value
    return best


def _worth_of_landing(view: View, player: i64, valuation: Valuation, steps: i64) -> i64:
    space = view.position(player) + steps
    passes = view.board.salary if space >= SPACES else 0
    space %= SPACES
    if view.board.price[space] == 0:
        return passes
    if view.owner(space) == BANK:
        gain = buying.worth_having(view, player, valuation, space) - view.board.price[space]
        return passes + max(gain, 0)
    mortgaged = view.mortgaged(space) or view.owner(space) == player
    return passes if mortgaged else passes - view.rent(space)


def _best_space(view: View, player: i64, valuation: Valuation) -> i64:
    """The deed for sale that is worth most beyond its price; else GO, or else Free Parking."""
    best: i64 = 0 if view.position(player) != 0 else 20
    most: i64 = 0
    rest = view.held(BANK)
    while rest != 0:
        space = bitset.lowest(rest)
        rest = bitset.without_lowest(rest)
        price = view.board.price[space]
        if space != view.position(player) and price <= view.cash(player):
            gain = buying.worth_having(view, player, valuation, space) - price
            if gain > most:
                best, most = space, gain
    return best
