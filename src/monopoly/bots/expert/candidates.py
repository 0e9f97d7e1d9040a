"""Trades that `expert` might propose, at prices that may be accepted, the most promising first.

To whom it takes for a trader it offers the last dollar that a trader accepts; from anybody else it
buys by printed prices, a little dearer after each refusal; and a color-group that several others
hold is bought from one after the other.
"""

from typing import Final, final

from mypy_extensions import i64

from monopoly.bots import deed_prices
from monopoly.bots.base import Bot
from monopoly.bots.evaluation.trades import TradeJudge, shared_judge
from monopoly.bots.expert.exchanges import Exchange, exchanges
from monopoly.bots.expert.printed import PLAIN, cash_for, kind_of
from monopoly.bots.expert.rivals import Rivals
from monopoly.bots.expert.search import Search
from monopoly.bots.trader.trader import TraderBot
from monopoly.bots.view import View
from monopoly.rules import engine
from monopoly.rules.board import BANK
from monopoly.rules.trade import Accept, Offer

ASKED: Final = 24  # exchanges of which a trader's price is looked for
PRICED: Final = 6  # of these, for which one is found
KEPT: Final = 10  # dollars nobody is asked for
PRICE_STEP: Final = 5  # dollars: nobody haggles over less
DOLLAR: Final = 0.0001  # of a win, about what a dollar is worth
TRADER_AGREES: Final = 0.95  # how sure the model of a trader is
LEAST_GAIN: Final = 0.005  # by the network, or nobody would play it out


@final
class Candidate:
    """An exchange at a price that the proposer pays, or gets where it is below zero."""

    def __init__(
        self,
        exchange: Exchange,
        cash: i64,
        gain: float,
        chance: float,
        expected: bool,
        then: "Candidate | None" = None,
    ) -> None:
        self.exchange: Final = exchange
        self.cash: Final = cash
        self.gain: Final = gain  # of the proposer's chance to win, by the network
        self.chance: Final = chance  # that it is accepted
        self.expected: Final = expected  # whether a trader would accept
        self.then: Final = then  # what is to be bought after it

    def promise(self) -> float:
        return self.gain * self.chance


def candidates(view: View, player: i64, search: Search, rivals: Rivals) -> list[Candidate]:
    judge = shared_judge()
    judge.look(view)
    found: list[Candidate] = []
    for partner in range(view.players):
        if partner == player or view.retired(partner) or not rivals.trades(view, partner):
            continue
        if rivals.is_trader(partner):
            found += _as_to_trader(view, player, partner, search, rivals, judge)
        found += _by_prices(view, player, partner, rivals, judge)
    found += _whole_groups(view, player, search, rivals)
    found.sort(key=_promise, reverse=True)
    return found


def _promise(candidate: Candidate) -> float:
    return candidate.promise()


def _weigh(view: View, player: i64, judge: TradeJudge, exchange: Exchange, cash: i64) -> None:
    offer = exchange.offer(cash)
    judge.weigh(view, player, exchange.partner, offer.give, offer.get)


# --- by printed prices


def _by_prices(
    view: View, player: i64, partner: i64, rivals: Rivals, judge: TradeJudge
) -> list[Candidate]:
    found: list[Candidate] = []
    for exchange in exchanges(view, player, partner):
        if exchange.get == 0 and exchange.give_cards != 0:
            continue
        kind = kind_of(view, player, exchange)
        price = rivals.price(partner, kind)
        if price == 0:
            continue
        cash = cash_for(view, exchange, price)
        if not _can_be_paid(view, player, exchange, cash):
            continue
        if rivals.was_refused(view, exchange, cash):
            continue
        _weigh(view, player, judge, exchange, cash)
        gain = judge.gain(player)
        if gain >= LEAST_GAIN:
            chance = rivals.chance(partner, kind)
            found.append(Candidate(exchange, cash, gain, chance, False))
    found.sort(key=_promise, reverse=True)
    return found[:PRICED]


def _can_be_paid(view: View, player: i64, exchange: Exchange, cash: i64) -> bool:
    least = KEPT + deed_prices.interest(view, exchange.give) - view.spendable(exchange.partner)
    most = view.spendable(player) - KEPT
    return least <= cash <= most and view.allows(exchange.offer(cash), player)


def _whole_groups(view: View, player: i64, search: Search, rivals: Rivals) -> list[Candidate]:
    """Color-groups whose rest is held by several others: bought from one after the other."""
    board = view.board
    found: list[Candidate] = []
    for group in range(board.groups):
        bits = board.group_bits[group]
        first = board.first[group]
        if board.house_cost[first] == 0 or view.held(BANK) & bits != 0:
            continue
        if view.most_buildings(first) == 0:
            plan = _plan(view, player, bits, search, rivals)
            if plan is not None:
                found.append(plan)
    return found


def _plan(view: View, player: i64, bits: i64, search: Search, rivals: Rivals) -> Candidate | None:
    """Every holder's part for cash, the least sure first."""
    steps: list[Candidate] = []
    total: i64 = 0
    holders: i64 = 0
    for partner in range(view.players):
        part = view.held(partner) & bits
        if part == 0 or partner == player:
            continue
        holders += 1
        kind: i64 = PLAIN
        price = rivals.price(partner, kind)
        if price == 0 or not rivals.trades(view, partner):
            return None
        exchange = Exchange(partner, 0, part)
        cash = cash_for(view, exchange, price)
        if rivals.was_refused(view, exchange, cash):
            return None
        total += cash
        steps.append(Candidate(exchange, cash, 0.0, rivals.chance(partner, kind), False))
    if holders < 2 or total > view.spendable(player) - KEPT:
        return None
    steps.sort(key=_chance)
    return _judged(view, player, steps, search)


def _chance(candidate: Candidate) -> float:
    return candidate.chance


def _judged(view: View, player: i64, steps: list[Candidate], search: Search) -> Candidate | None:
    """The steps as one candidate, judged by where they lead."""
    s = search.game(view)
    chance = 1.0
    for step in steps:
        offer = step.exchange.offer(step.cash)
        if offer.why_not(s, player) is not None:
            return None
        engine.apply(s, offer, player)
        accept = Accept(s.offers[-1].number)
        if accept.why_not(s, offer.to) is not None:
            return None
        engine.apply(s, accept, offer.to)
        chance *= step.chance
    gain = search.glance(View(s), player) - search.glance(view, player)
    if gain < LEAST_GAIN:
        return None
    then: Candidate | None = None
    for place in range(len(steps) - 1, -1, -1):
        step = steps[place]
        then = Candidate(step.exchange, step.cash, gain, chance, False, then)
    return then


# --- as a trader would have it


def _as_to_trader(
    view: View, player: i64, partner: i64, search: Search, rivals: Rivals, judge: TradeJudge
) -> list[Candidate]:
    ranked: list[Candidate] = []
    for exchange in exchanges(view, player, partner):
        candidate = _balanced(view, player, judge, exchange)
        if candidate is not None:
            ranked.append(candidate)
    ranked.sort(key=_promise, reverse=True)
    found: list[Candidate] = []
    trader: Bot = TraderBot()
    for candidate in ranked[:ASKED]:
        priced = last_dollar(view, player, search, trader, candidate)
        if priced is None or rivals.was_refused(view, priced.exchange, priced.cash):
            continue
        _weigh(view, player, judge, priced.exchange, priced.cash)
        gain = judge.gain(player)
        found.append(Candidate(priced.exchange, priced.cash, gain, TRADER_AGREES, True))
        if len(found) == PRICED:
            break
    return found


def _balanced(view: View, player: i64, judge: TradeJudge, exchange: Exchange) -> Candidate | None:
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
    return Candidate(exchange, max(min(cash, most), least), mine, TRADER_AGREES, True)


def last_dollar(
    view: View, player: i64, search: Search, trader: Bot, candidate: Candidate
) -> Candidate | None:
    """At the lowest price, near the fair one, that a trader accepts."""
    exchange = candidate.exchange
    low = KEPT - view.spendable(exchange.partner)
    high = view.spendable(player) - KEPT
    best: Candidate | None = None
    cash = candidate.cash
    while high - low >= PRICE_STEP:
        offer = exchange.offer(cash)
        if not view.allows(offer, player):
            return best
        if would_accept(view, player, search, trader, offer):
            best = Candidate(exchange, cash, candidate.gain, TRADER_AGREES, True)
            high = cash
        elif best is None and cash > candidate.cash + (high - candidate.cash) // 2:
            return None  # it takes far more than the exchange is worth
        else:
            low = cash + 1
        cash = (low + high) // 2
    return best


def would_accept(view: View, player: i64, search: Search, partner: Bot, offer: Offer) -> bool:
    s = search.game(view)
    engine.apply(s, offer, player)
    answer = partner.copy(0).choose(View(s), offer.to)
    return isinstance(answer, Accept)
