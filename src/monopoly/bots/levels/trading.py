"""A level trades: it proposes what is good for both, and answers with a price instead of a no."""

from typing import Final

from mypy_extensions import i64

from monopoly.bots import deed_prices, sentences
from monopoly.bots.counter_offers import NO_PRICE, counter_for
from monopoly.bots.explanation import ExplanationBuilder
from monopoly.bots.levels import proposals
from monopoly.bots.levels.appraisal import Appraiser
from monopoly.bots.levels.proposals import Proposal
from monopoly.bots.levels.talks import Talks, exchange_of
from monopoly.bots.levels.terms import LEAST_GAIN, ROUND_SUM, Terms
from monopoly.bots.view import View
from monopoly.rules import bitset
from monopoly.rules.action import Action
from monopoly.rules.state import StandingOffer
from monopoly.rules.trade import Accept, Offer, Refuse, Withdraw

PART_OF_CASH: Final = 2  # half of it at most, for what completes no group


def most_to_pay(view: View, player: i64, get: i64, reserve: i64) -> i64:
    """The most cash to pay for deeds: the reserve stays, and a house for each lot of a group
    that becomes whole; for anything else half the cash at most."""
    cash = view.spendable(player) - view.owed(player)
    spare = cash - reserve - deed_prices.interest(view, get)
    lots = proposals.lots_made_whole(view, player, get)
    if lots == 0:
        return max(min(spare, cash // PART_OF_CASH), 0)
    return max(spare - bitset.count(lots) * view.board.house_cost[bitset.lowest(lots)], 0)


# --- answers


def answer(
    view: View,
    player: i64,
    offer: StandingOffer,
    appraiser: Appraiser,
    share: i64,
    reserve: i64,
    talks: Talks,
    notes: ExplanationBuilder | None,
) -> Action:
    """Yes where it gains its share; else, once, the price at which it would; else no."""
    terms = Terms(view, appraiser, player, offer.proposer, offer.get, offer.give)
    cash = offer.give.cash - offer.get.cash
    most = most_to_pay(view, player, offer.give.deeds, reserve)
    accept = Accept(offer.number)
    refuse = Refuse(offer.number)
    good = cash >= terms.least_cash(share) and -cash <= most and view.allows(accept, player)
    if notes is not None:
        notes.weigh(accept, terms.ones + cash)
        notes.weigh(refuse, 0)
    if good:
        if notes is not None:
            notes.because(_why(view, player, offer))
        return accept
    price = _payable(view, offer.proposer, offer.get.deeds, terms, share, most)
    counter = counter_for(view, player, offer, price)
    exchange = exchange_of(offer.proposer, offer.get, offer.give)
    fits = price > cash and counter is not None
    new = talks.may_counter(view, exchange)
    if notes is not None:
        notes.because(_refusal(view, player, offer, price, fits, new))
    if counter is None or not fits or not new:
        return refuse
    if notes is not None:
        notes.weigh(counter, terms.ones + price)
    talks.countered(view, exchange)
    return counter


def _payable(view: View, partner: i64, get: i64, terms: Terms, share: i64, most: i64) -> i64:
    """The fair cash to ask for, or to pay below 0, as far as either can pay it; or `NO_PRICE`."""
    cash = terms.fair_cash(share)
    if cash == NO_PRICE:
        return NO_PRICE
    if cash > 0:
        can = view.spendable(partner) - deed_prices.interest(view, get)
        if cash > can:
            cash = can // ROUND_SUM * ROUND_SUM
    elif -cash > most:
        cash = -(most // ROUND_SUM * ROUND_SUM)
        if terms.twos - cash < LEAST_GAIN:
            return NO_PRICE
    return cash if cash >= terms.least_cash(share) else NO_PRICE


def _why(view: View, player: i64, offer: StandingOffer) -> str:
    mine = sentences.completed(view, player, offer.get.deeds, offer.give.deeds)
    if mine:
        return f"Agreed: it gives me {mine}."
    return f"Agreed: {sentences.goods(view, offer.get)} for {sentences.goods(view, offer.give)}."


def _refusal(
    view: View, player: i64, offer: StandingOffer, price: i64, fits: bool, new: bool
) -> str:
    """What is wrong with an offer, and what would do."""
    wrong = sentences.why_not(view, player, offer)
    if not fits:
        return wrong
    if new:
        return f"{wrong} {sentences.what_would_do(view, offer, price)}"
    return f"{wrong} We have talked about it."


# --- proposals


def propose(
    view: View,
    player: i64,
    appraiser: Appraiser,
    share: i64,
    reserve: i64,
    talks: Talks,
    notes: ExplanationBuilder | None,
) -> Action | None:
    """The exchange that brings both together most, with whoever has not refused lately."""
    best: Offer | None = None
    most: i64 = 0
    gain: i64 = 0
    for partner in range(view.players):
        if partner == player or view.retired(partner) or not talks.may_ask(view, partner):
            continue
        for found in proposals.find(view, appraiser, player, partner):
            if found.terms.surplus() <= most:
                break  # the best come first
            cash = _price(view, player, found, share, reserve)
            if cash == NO_PRICE:
                continue
            offer = _as_offer(found, cash)
            exchange = exchange_of(partner, offer.give, offer.get)
            if not talks.has_talked(view, exchange) and view.allows(offer, player):
                best, most, gain = offer, found.terms.surplus(), found.terms.ones + cash
                break
    if best is None:
        return None
    talks.offered(view, player, best.to, exchange_of(best.to, best.give, best.get))
    if notes is not None:
        notes.weigh(best, gain)
        notes.because(_pitch(view, player, best))
    return best


def _price(view: View, player: i64, found: Proposal, share: i64, reserve: i64) -> i64:
    """What it would get, or pay below 0, if both can pay and gain enough by it."""
    terms = found.terms
    most = most_to_pay(view, player, found.get, reserve)
    cash = _payable(view, found.partner, found.give, terms, share, most)
    if cash == NO_PRICE or terms.twos - cash < LEAST_GAIN:
        return NO_PRICE
    fair = (terms.twos - cash) * 100 >= (terms.ones + cash) * share
    return cash if fair else NO_PRICE


def _as_offer(found: Proposal, cash: i64) -> Offer:
    return Offer(
        found.partner,
        give_deeds=list(bitset.members_of(found.give)),
        give_cash=max(-cash, 0),
        get_deeds=list(bitset.members_of(found.get)),
        get_cash=max(cash, 0),
    )


def _pitch(view: View, player: i64, offer: Offer) -> str:
    """What speaks for an offer."""
    mine = sentences.completed(view, player, offer.give.deeds, offer.get.deeds)
    yours = sentences.completed(view, offer.to, offer.get.deeds, offer.give.deeds)
    for_what = f"{sentences.goods(view, offer.give)} for {sentences.goods(view, offer.get)}?"
    if mine and yours:
        return f"It gives you {yours} and me {mine}: {for_what}"
    return for_what[:1].upper() + for_what[1:]


def stale_offer(view: View, player: i64, talks: Talks) -> Action | None:
    """Takes an offer of its own back that was not answered in the turn it was made in."""
    if talks.offers_made() > 0:
        return None
    for offer in view.offers():
        if offer.proposer == player:
            return Withdraw(offer.number)
    return None
