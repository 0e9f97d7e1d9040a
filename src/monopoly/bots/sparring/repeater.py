"""`repeater`: asks again and again, each time for a little more, until the other gives in."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.bots.base import Bot
from monopoly.bots.sparring.exploiter import Exploiter, make_offer
from monopoly.bots.sparring.trader_1 import deals
from monopoly.bots.sparring.trader_1.deals import Deal
from monopoly.bots.sparring.trader_1.valuation import valuation_for
from monopoly.bots.view import View
from monopoly.rules import bitset
from monopoly.rules.action import Action

OFFERS_PER_TURN: Final = 9
WORSE: Final = 4  # hundredths of what both gain that it wants more each time


@final
class Repeater(Exploiter):
    def __init__(self, victim: Bot) -> None:
        super().__init__(victim)
        self._turn: i64 = -1
        self._made: i64 = 0  # in that turn
        self._deal: i64 = 0  # the deeds it asks for
        self._times: i64 = 0

    def copy(self, seed: int) -> Bot:
        twin = Repeater(self._victim)
        twin._play = self._play.copy(seed)
        twin._turn = self._turn
        twin._made = self._made
        twin._deal = self._deal
        twin._times = self._times
        return twin

    def exploit(self, view: View, player: i64) -> Action | None:
        if view.turn != self._turn:
            self._turn = view.turn
            self._made = 0
            self._times = 0
        if self._made >= OFFERS_PER_TURN:
            return None
        deal = _best_deal(view, player)
        if deal is None:
            return None
        deeds = deal.give ^ (deal.get << 1)
        if deeds != self._deal:
            self._deal = deeds
            self._times = 0
        cash = deal.surplus * WORSE * self._times // 100 - deal.cash
        offer = make_offer(deal.partner, deal.give, deal.get, cash)
        self._made += 1
        self._times += 1
        return offer if view.allows(offer, player) else None


def _best_deal(view: View, player: i64) -> Deal | None:
    """The trade that brings most to both together, at the price `trader-1` would begin with."""
    valuation = valuation_for(view.board)
    best: Deal | None = None
    partners = deals.partners(view, valuation, player)
    while partners != 0:
        partner = bitset.lowest(partners)
        partners = bitset.without_lowest(partners)
        shared, whole = deals.shared_groups(view, valuation, player, partner)
        deal = deals.find(view, valuation, player, partner, shared, whole)
        if deal is not None and (best is None or deal.surplus > best.surplus):
            found = deals.priced(view, valuation, player, deal, False)
            best = best if found is None else found
    return best
