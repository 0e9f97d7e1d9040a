"""`trader`: values property by the rent to come; trades, bids and builds by these values."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monopoly.bots import (
    danger,
    greedy,
    trader_building,
    trader_buying,
    trader_deals,
    trader_funds,
    trader_jail,
)
from monopoly.bots.bot import Bot
from monopoly.bots.prospects import Prospects, prospects_for
from monopoly.bots.trader_deals import Deal
from monopoly.bots.view import View
from monopoly.bots.weighing import Explanation, Weighing
from monopoly.rules import bitset, law
from monopoly.rules.action import Action
from monopoly.rules.board import BANK, SEATS_MAX, SPACES
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
    StandingOffer,
)
from monopoly.rules.third_die import Move
from monopoly.rules.trade import Accept, Offer, Refuse, Withdraw

JAIL_CARD: Final = 50  # what a Get Out of Jail Free card is worth to it, in dollars
OFFERS_PER_TURN: Final = 2
TURNS_TO_FORGET: Final = 40  # after so many turns of the game a refused partner is asked again


@final
class TraderBot(Bot):
    def __init__(self) -> None:
        self._book: Prospects | None = None
        self._turn: i64 = -1  # the turn its offers are counted in
        self._offers: i64 = 0  # made in that turn
        self._last: Deal | None = None  # offered last, and not known to be accepted
        self._built_in: i64 = -1  # the turn it last asked for a building in
        self._stock: i64 = 0  # and what the Bank had then
        # by partner: what both held when nothing came of it, and when that was
        self._tried: vec[i64] = vec[i64]([0] * SEATS_MAX)
        self._tried_at: vec[i64] = vec[i64]([0] * SEATS_MAX)

    def choose(self, view: View, player: i64) -> Action | None:
        return self.decide(view, player, None)

    def explain(self, view: View, player: i64) -> Explanation:
        """What it would choose now, the options it weighed with their values, and why."""
        notes = Weighing()
        choice = self._twin().decide(view, player, notes)
        sentence = notes.sentence
        if not sentence:
            sentence = "There is nothing to decide." if choice is None else "Nothing is better now."
        return Explanation(choice, notes.options, sentence)

    def _twin(self) -> "TraderBot":
        """One that remembers the same: what it decides changes nothing here."""
        twin = TraderBot()
        twin._turn = self._turn
        twin._offers = self._offers
        twin._last = self._last
        twin._built_in = self._built_in
        twin._stock = self._stock
        twin._tried = self._tried[:]
        twin._tried_at = self._tried_at[:]
        return twin

    def decide(self, view: View, player: i64, notes: Weighing | None) -> Action | None:
        book = self._book
        if book is None:
            book = prospects_for(view.board)
            self._book = book
        if view.anything_stands and view.has_to_answer(player):
            answer = _answer(view, player, book, notes)
            if answer is not None:
                return answer
        if view.actor != player:
            return None
        phase = view.phase
        if phase == TO_THROW:
            return self._before_throw(view, player, book, notes)
        if phase == TO_END_TURN:
            business = self._business(view, player, book, False, notes)
            return business if business is not None else law.END_TURN
        if phase == TO_BUY:
            return trader_buying.buy(view, player, book, notes)
        if phase == TO_BID:
            return trader_buying.bid(view, player, book, notes)
        if phase == TO_SETTLE:
            return trader_funds.settle(view, player, book, notes)
        return _seldom(view, player, book)

    def _before_throw(
        self, view: View, player: i64, book: Prospects, notes: Weighing | None
    ) -> Action:
        prisoner = view.in_jail(player)
        # Business may wait for the end of the turn, when the throw's cost is known; unless whatever
        # the throw costs can be paid all the same.
        can_wait = view.board.business_any_time and not prisoner
        business = self._business(view, player, book, can_wait, notes)
        if business is not None:
            return business
        if prisoner:
            way_out = trader_jail.way_out(view, player, notes)
            if way_out is not None:
                return way_out
        return law.THROW

    def _business(
        self, view: View, player: i64, book: Prospects, can_wait: bool, notes: Weighing | None
    ) -> Action | None:
        if not can_wait:
            deal = self._propose(view, player, book, notes)
            if deal is not None:
                return deal
        lot = trader_building.best_lot(view, player, book, notes)
        if lot < 0 and view.held(player) & view.mortgages == 0:
            return None
        if can_wait:
            reserve = danger.full_reserve(view, player)
        else:
            reserve = danger.reserve(view, player)
        # Complete groups are lifted to be built on; lone deeds only from what is left after that.
        spare = view.spendable(player) - reserve
        lifting = trader_funds.lift(view, player, spare, True, notes)
        if lifting is not None:
            return lifting
        building = trader_building.build(view, player, lot, reserve, notes)
        if building is not None:
            # Asked for once and not standing: it was auctioned, and there is no use in asking on.
            stock = view.houses_left * 100 + view.hotels_left
            if self._built_in != view.turn or self._stock != stock:
                self._built_in = view.turn
                self._stock = stock
                return building
        return trader_funds.lift(view, player, spare - trader_funds.CASH_TO_LIFT, False, notes)

    # --- proposing trades

    def _propose(
        self, view: View, player: i64, book: Prospects, notes: Weighing | None
    ) -> Action | None:
        if view.turn != self._turn:
            self._turn = view.turn
            self._offers = 0
        if self._offers >= OFFERS_PER_TURN:
            return None
        last = self._last
        self._last = None
        if last is not None and not _came_about(view, player, last):
            return self._improve(view, player, book, last, notes)
        best: Deal | None = None
        for partner in range(view.players):
            if partner == player or view.retired(partner) or self._is_tried(view, player, partner):
                continue
            deal = trader_deals.find(view, book, player, partner)
            found = None if deal is None else _offerable(view, book, player, deal, False)
            if found is None:
                self._give_up(view, player, partner)
            elif best is None or found.surplus > best.surplus:
                best = found
        if best is None:
            return None
        return self._offer(view, player, book, best, notes)

    def _improve(
        self, view: View, player: i64, book: Prospects, last: Deal, notes: Weighing | None
    ) -> Action | None:
        """A refused offer once more, a little better; then no more of it."""
        self._give_up(view, player, last.partner)
        standing = _standing(view, player, last.partner)
        if standing > 0:  # not answered: it may think about it
            return None if self._offers > 0 else Withdraw(standing)
        deal = trader_deals.find(view, book, player, last.partner)
        if deal is None:
            return None
        better = _offerable(view, book, player, deal, True)
        if better is None or better.get != last.get or better.cash <= last.cash:
            return None
        action = self._offer(view, player, book, better, notes)
        self._last = None  # whatever comes of it
        return action

    def _offer(
        self, view: View, player: i64, book: Prospects, deal: Deal, notes: Weighing | None
    ) -> Action:
        self._offers += 1
        self._last = deal
        offer = _as_offer(deal)
        if notes is not None:
            gain = trader_deals.change(view, book, player, deal.give, deal.get, deal.cash)
            notes.weigh(offer, gain)
            notes.because(f"We both gain by this trade; to me it is worth {gain}.")
        return offer

    def _is_tried(self, view: View, player: i64, partner: i64) -> bool:
        if self._tried[partner] != view.held(player) ^ (view.held(partner) << 1):
            return False
        return view.turn < self._tried_at[partner] + TURNS_TO_FORGET

    def _give_up(self, view: View, player: i64, partner: i64) -> None:
        self._tried[partner] = view.held(player) ^ (view.held(partner) << 1)
        self._tried_at[partner] = view.turn


def _came_about(view: View, player: i64, deal: Deal) -> bool:
    return view.held(player) & deal.get == deal.get


def _standing(view: View, player: i64, partner: i64) -> i64:
    for offer in view.offers():
        if offer.proposer == player and offer.receiver == partner:
            return offer.number
    return 0


def _offerable(view: View, book: Prospects, player: i64, deal: Deal, eager: bool) -> Deal | None:
    """At a price both can pay, and only where the rules allow it."""
    found = trader_deals.priced(view, book, player, deal, eager)
    if found is None or not view.allows(_as_offer(found), player):
        return None
    return found


def _as_offer(deal: Deal) -> Offer:
    return Offer(
        deal.partner,
        give_deeds=list(bitset.members_of(deal.give)),
        give_cash=max(deal.cash, 0),
        get_deeds=list(bitset.members_of(deal.get)),
        get_cash=max(-deal.cash, 0),
    )


def _answer(view: View, player: i64, book: Prospects, notes: Weighing | None) -> Action | None:
    """Asks for rent and salary in time; takes the offers that are good for it."""
    money = greedy.ask_for_money(view, player)
    if money is not None:
        return money
    for offer in view.offers():
        if offer.receiver == player:
            return _answer_to_offer(view, player, book, offer, notes)
    return None


def _answer_to_offer(
    view: View, player: i64, book: Prospects, offer: StandingOffer, notes: Weighing | None
) -> Action:
    accept, refuse = Accept(offer.number), Refuse(offer.number)
    give, get = offer.get.deeds, offer.give.deeds
    cards = bitset.count(offer.get.cards) - bitset.count(offer.give.cards)
    cash = offer.get.cash - offer.give.cash + cards * JAIL_CARD
    gains = trader_deals.Gains(view, book, player, offer.proposer, give, get, cash)
    if notes is not None:
        notes.weigh(accept, gains.ones)
        notes.weigh(refuse, 0)
        notes.because(f"It is worth {gains.ones} to me and {gains.twos} to the other.")
    return accept if gains.suits_one() and view.allows(accept, player) else refuse


def _seldom(view: View, player: i64, book: Prospects) -> Action:
    phase = view.phase
    if phase == TO_PAY_FINE:
        return trader_jail.after_last_throw(view, player)
    if phase == TO_WANT:
        return Want(trader_building.want(view, player))
    if phase == TO_KEEP:
        return trader_funds.keep_or_lift(view, player)
    if phase == TO_PLACE:
        return trader_building.place(view, player, book)
    if phase == TO_MOVE:
        return Move(steps=_best_steps(view, player, book))
    if phase == TO_MOVE_ANYWHERE:
        return Move(space=_best_space(view, player, book))
    return greedy.seldom(view, player)  # throws and the tax


def _best_steps(view: View, player: i64, book: Prospects) -> i64:
    """The bus: either die or both, by what waits there."""
    die1, die2, _ = view.dice
    best: i64 = die1 + die2
    most = _worth_of_landing(view, player, book, best)
    for steps in (die1, die2):
        value = _worth_of_landing(view, player, book, steps)
        if value > most:
            best, most = steps, value
    return best


def _worth_of_landing(view: View, player: i64, book: Prospects, steps: i64) -> i64:
    space = view.position(player) + steps
    passes = view.board.salary if space >= SPACES else 0
    space %= SPACES
    if view.board.price[space] == 0:
        return passes
    if view.owner(space) == BANK:
        gain = trader_buying.worth_having(view, player, book, space) - view.board.price[space]
        return passes + max(gain, 0)
    mortgaged = view.mortgaged(space) or view.owner(space) == player
    return passes if mortgaged else passes - view.rent(space)


def _best_space(view: View, player: i64, book: Prospects) -> i64:
    """The deed for sale that is worth most beyond its price; else GO, or else Free Parking."""
    best: i64 = 0 if view.position(player) != 0 else 20
    most: i64 = 0
    rest = view.held(BANK)
    while rest != 0:
        space = bitset.lowest(rest)
        rest = bitset.without(rest, space)
        price = view.board.price[space]
        if space != view.position(player) and price <= view.cash(player):
            gain = trader_buying.worth_having(view, player, book, space) - price
            if gain > most:
                best, most = space, gain
    return best
