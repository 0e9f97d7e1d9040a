"""`trader` answers a poor price with a better one: once, and where both still gain by it."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monopoly.bots import deed_prices, risk, sentences
from monopoly.bots.counter_offers import NO_PRICE, counter_for
from monopoly.bots.explanation import WIN_CHANCE, ExplanationBuilder
from monopoly.bots.trader import spending
from monopoly.bots.trader.chances import Gains
from monopoly.bots.trader.rivals import Rivals
from monopoly.bots.view import View
from monopoly.rules import bitset
from monopoly.rules.action import Action
from monopoly.rules.board import SEATS_MAX
from monopoly.rules.state import Bundle, StandingOffer
from monopoly.rules.trade import Counter, Offer, Refuse, Withdraw

COUNTERS_PER_TURN: Final = 2
TURNS_TO_FORGET: Final = 60  # after so many turns of the game it may talk about the same again
ROUND_SUM: Final = 10  # nobody haggles over less
STEPS: Final = 4  # towards a price that suits both
DOLLARS_WORTH: Final = 4  # ten-thousandths of a win by which a dollar moves the two apart, at first


@final
class Counters:
    """What it has talked about with each player, so that no talk goes on for ever."""

    def __init__(self) -> None:
        self._turn: i64 = -1  # in which it last made a counter-offer
        self._made: i64 = 0  # in that turn
        # by partner: the deeds and cards talked about last, the most that was not enough for them,
        # and the turn
        self._exchange: vec[i64] = vec[i64]([0] * SEATS_MAX)
        self._too_little: vec[i64] = vec[i64]([NO_PRICE] * SEATS_MAX)
        self._at: vec[i64] = vec[i64]([-TURNS_TO_FORGET] * SEATS_MAX)

    def copy(self) -> "Counters":
        twin = Counters()
        twin._turn = self._turn
        twin._made = self._made
        twin._exchange = self._exchange[:]
        twin._too_little = self._too_little[:]
        twin._at = self._at[:]
        return twin

    def note(self, view: View, action: Action) -> None:
        """Of an offer of its own it has named the price: the answer to that is not countered."""
        if isinstance(action, Offer):
            self._talk(view, action.to, _exchange_of(action.give, action.get))

    def stale(self, view: View, player: i64) -> Action | None:
        """Takes a counter-offer back that was not answered in the turn it was made in."""
        if self._turn < 0 or self._turn == view.turn:
            return None
        self._turn = -1
        for offer in view.offers():
            if offer.proposer == player:
                self._turn = 0  # there may be more
                return Withdraw(offer.number)
        return None

    def is_giveaway(self, view: View, player: i64, offer: StandingOffer) -> bool:
        """Whether the Bank would lend twice as much on what it gives as it gets by printed prices:
        then the network errs if it finds that good. A color-group has no printed price."""
        if view.completes_by(player, offer.get.deeds, offer.give.deeds):
            return False
        got = deed_prices.printed(view, offer.give.deeds) + offer.give.cash
        got += bitset.count(offer.give.cards) * view.board.fine
        given = risk.loans(view, offer.get.deeds) + offer.get.cash
        return got <= 0 or 2 * got < given

    def has_refused(self, view: View, offer: StandingOffer) -> bool:
        """Whether as much, or more, was not enough for the same in this turn.

        The network may like less cash better: nobody is to find that out by asking again.
        """
        partner = offer.proposer
        if (
            self._at[partner] != view.turn
            or offer.give.cash - offer.get.cash > self._too_little[partner]
        ):
            return False
        return self._exchange[partner] == _exchange_of(offer.get, offer.give)

    def instead_of(
        self,
        view: View,
        player: i64,
        offer: StandingOffer,
        rivals: Rivals,
        explanation: ExplanationBuilder | None,
    ) -> Action:
        """A counter-offer instead of a refusal, or the refusal."""
        counter: Counter | None = None
        partner, cash_offered = offer.proposer, offer.give.cash - offer.get.cash
        if explanation is not None:
            explanation.because(_why_not(view, player, offer, rivals))
        may_talk = self._may_talk(view, offer)
        self._talk(view, partner, _exchange_of(offer.get, offer.give))
        self._too_little[partner] = max(self._too_little[partner], cash_offered)
        if may_talk:
            gains = Gains(rivals)
            cash = _price(view, player, offer, gains)
            counter = counter_for(view, player, offer, cash)
            if counter is not None and explanation is not None:
                explanation.weigh(counter, gains.ones, WIN_CHANCE)
                question = sentences.what_would_do(view, offer, cash)
                explanation.because(f"{explanation.sentence} {question}")
        if counter is None:
            return Refuse(offer.number)
        self._made = self._made + 1 if self._turn == view.turn else 1
        self._turn = view.turn
        return counter

    def _may_talk(self, view: View, offer: StandingOffer) -> bool:
        if self._turn == view.turn and self._made >= COUNTERS_PER_TURN:
            return False
        partner = offer.proposer
        if self._exchange[partner] != _exchange_of(offer.get, offer.give):
            return True
        return view.turn >= self._at[partner] + TURNS_TO_FORGET

    def _talk(self, view: View, partner: i64, exchange: i64) -> None:
        if self._exchange[partner] != exchange or self._at[partner] != view.turn:
            self._too_little[partner] = NO_PRICE
        self._exchange[partner] = exchange
        self._at[partner] = view.turn


def _why_not(view: View, player: i64, offer: StandingOffer, rivals: Rivals) -> str:
    gains = Gains(rivals)
    gains.weigh(view, player, offer.proposer, offer.get, offer.give)
    most = spending.most_to_pay(view, player, offer.get.deeds, offer.give.deeds)
    if not gains.suit_one() or offer.get.cash - offer.give.cash <= most:
        return sentences.why_not(view, player, offer)
    if most <= 0:
        return "I would pay no cash for it: I need mine for rents and houses."
    paid = sentences.money(view, most)
    return f"I would pay {paid} at most for it: I need my cash for rents and houses."


def _exchange_of(give: Bundle, get: Bundle) -> i64:
    """What changes hands, whatever the cash: who holds what tells the direction."""
    return (give.deeds | get.deeds) << 2 | give.cards | get.cards


def _price(view: View, player: i64, offer: StandingOffer, gains: Gains) -> i64:
    """The cash to ask for, below 0 to pay, at which both gain about as much by the network."""
    cash = offer.give.cash - offer.get.cash
    give, get = offer.get.deeds, offer.give.deeds
    least = _rounded_up(-spending.most_to_pay(view, player, give, get))
    most = spending.most_to_pay(view, offer.proposer, get, give) // ROUND_SUM * ROUND_SUM
    if most < least:
        return NO_PRICE
    _weigh(view, player, offer, cash, gains)
    slope: i64 = DOLLARS_WORTH
    for _step in range(STEPS):
        behind = gains.twos - gains.ones
        better = max(min(_rounded_up(cash + behind // slope), most), least)
        if better == cash or gains.ones + gains.twos < 0:
            return NO_PRICE  # there is nothing in it for both
        _weigh(view, player, offer, better, gains)
        if gains.suit_both():
            return better if better > offer.give.cash - offer.get.cash else NO_PRICE
        slope = max((behind - gains.twos + gains.ones) // (better - cash), 1)
        cash = better
    return NO_PRICE


def _weigh(view: View, player: i64, offer: StandingOffer, cash: i64, gains: Gains) -> None:
    give = Bundle(offer.get.deeds, max(-cash, 0), offer.get.cards)
    get = Bundle(offer.give.deeds, max(cash, 0), offer.give.cards)
    gains.weigh(view, player, offer.proposer, give, get)


def _rounded_up(cash: i64) -> i64:
    return -(-cash // ROUND_SUM) * ROUND_SUM
