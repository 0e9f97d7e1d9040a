"""`expert` proposes: of all trades it can think of, the one that raises its chance most.

The value network ranks them, a model of the partner says at which price they would be accepted, and
rollouts decide.
"""

from typing import Final, final

from mypy_extensions import i64

from monopoly.bots.base import Bot
from monopoly.bots.evaluation.trades import TradeJudge, shared_judge
from monopoly.bots.expert.exchanges import Exchange, exchanges
from monopoly.bots.expert.partners import Partners
from monopoly.bots.expert.search import Search
from monopoly.bots.view import View
from monopoly.rules import engine
from monopoly.rules.action import Action
from monopoly.rules.trade import Accept, Offer, Withdraw

OFFERS_PER_TURN: Final = 3
TURNS_TO_WAIT: Final = 24  # before it looks again at deeds that have not changed hands
ASKED: Final = 24  # exchanges of which a price is looked for
RACED: Final = 6  # offers that are played out
CLEARLY: Final = 2.0  # standard errors by which an offer must be better than none
WORTHWHILE: Final = 0.01  # of a win, at least
KEPT: Final = 10  # dollars nobody is asked for
PRICE_STEP: Final = 5  # dollars: nobody haggles over less
DOLLAR: Final = 0.0001  # of a win, about what a dollar is worth


@final
class Ranked:
    def __init__(self, exchange: Exchange, value: float, cash: i64) -> None:
        self.exchange: Final = exchange
        self.value: Final = value  # to the proposer, at about this price
        self.cash: Final = cash


@final
class Proposals:
    """What it has offered in this turn, and when it looked last."""

    def __init__(self) -> None:
        self._turn: i64 = -1
        self._made: i64 = 0
        self._deeds: i64 = -1  # how they were held when nothing was worth offering
        self._looked: i64 = 0

    def copy(self) -> "Proposals":
        twin = Proposals()
        twin._turn, twin._made = self._turn, self._made
        twin._deeds, twin._looked = self._deeds, self._looked
        return twin

    def propose(
        self, view: View, player: i64, search: Search, policy: list[Bot], partners: Partners
    ) -> Action | None:
        if view.turn != self._turn:
            self._turn = view.turn
            self._made = 0
        if partners.learn(view, player):
            self._deeds = -1
            for standing in view.offers():
                if standing.proposer == player:
                    return Withdraw(standing.number)
        deeds = _all_deeds(view)
        known = deeds == self._deeds and view.turn < self._looked + TURNS_TO_WAIT
        if known or self._made >= OFFERS_PER_TURN:
            return None
        self._deeds = deeds
        self._looked = view.turn
        offer = _best_offer(view, player, search, policy, partners)
        if offer is not None:
            self._made += 1
        return offer


def _best_offer(
    view: View, player: i64, search: Search, policy: list[Bot], partners: Partners
) -> Action | None:
    found: list[Offer] = []
    made: list[Exchange] = []
    views = [View(search.game(view))]
    for ranked in _ranked(view, player, partners)[:ASKED]:
        exchange = ranked.exchange
        offer = _last_dollar(view, player, search, policy[exchange.partner], ranked)
        if offer is not None:
            found.append(offer)
            made.append(exchange)
            views.append(_accepted(view, player, search, offer))
            if len(found) == RACED:
                break
    if not found:
        return None
    race = search.compare(views, player, policy, search.games)
    best = race.best()
    lead, error = race.lead(best, 0)
    if best == 0 or lead < max(WORTHWHILE, CLEARLY * error):
        return None
    partners.offer(made[best - 1])
    return found[best - 1]


def _ranked(view: View, player: i64, partners: Partners) -> list[Ranked]:
    """Exchanges by what they are worth when the gain of both is shared, the best first."""
    judge = shared_judge()
    judge.look(view)
    found: list[Ranked] = []
    for partner in range(view.players):
        if partner == player or view.retired(partner) or not partners.trades(view, partner):
            continue
        for exchange in exchanges(view, player, partner):
            if not partners.was_refused(view, exchange):
                ranked = _rank(view, player, judge, exchange)
                if ranked is not None:
                    found.append(ranked)
    found.sort(key=_value, reverse=True)
    return found


def _value(ranked: Ranked) -> float:
    return ranked.value


def _rank(view: View, player: i64, judge: TradeJudge, exchange: Exchange) -> Ranked | None:
    """At a price by which both gain about as much."""
    least = KEPT - view.spendable(exchange.partner)
    most = view.spendable(player) - KEPT
    if least > most:
        return None
    cash: i64 = 0
    mine = 0.0
    for _step in range(2):
        cash = max(min(cash, most), least)
        _weigh(view, player, judge, exchange, cash)
        mine, theirs = judge.gain(player), judge.gain(exchange.partner)
        if mine + theirs <= 0.0:
            return None
        cash += i64((mine - theirs) / (2.0 * DOLLAR))
    return Ranked(exchange, mine, max(min(cash, most), least))


def _weigh(view: View, player: i64, judge: TradeJudge, exchange: Exchange, cash: i64) -> None:
    offer = exchange.offer(cash)
    judge.weigh(view, player, exchange.partner, offer.give, offer.get)


def _last_dollar(
    view: View, player: i64, search: Search, partner: Bot, ranked: Ranked
) -> Offer | None:
    """At the lowest price, near the fair one, that the model of the partner accepts."""
    exchange = ranked.exchange
    low = KEPT - view.spendable(exchange.partner)
    high = view.spendable(player) - KEPT
    best: Offer | None = None
    cash = ranked.cash
    while high - low >= PRICE_STEP:
        offer = exchange.offer(cash)
        if not view.allows(offer, player):
            return best
        if _would_accept(view, player, search, partner, offer):
            best = offer
            high = cash
        elif best is None and cash > ranked.cash + (high - ranked.cash) // 2:
            return None  # it takes far more than the exchange is worth
        else:
            low = cash + 1
        cash = (low + high) // 2
    return best


def _would_accept(view: View, player: i64, search: Search, partner: Bot, offer: Offer) -> bool:
    s = search.game(view)
    engine.apply(s, offer, player)
    answer = partner.copy(0).choose(View(s), offer.to)
    return isinstance(answer, Accept)


def _accepted(view: View, player: i64, search: Search, offer: Offer) -> View:
    """The game as it would be once the offer is accepted."""
    s = search.game(view)
    engine.apply(s, offer, player)
    engine.apply(s, Accept(s.offers[-1].number), offer.to)
    return View(s)


def _all_deeds(view: View) -> i64:
    """A number that changes when a deed changes hands."""
    found: i64 = 0
    for player in range(view.players):
        found ^= view.held(player) << player
    return found
