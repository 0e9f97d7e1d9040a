"""`trader` judges trades by what they do to everybody's chance to win.

The value network takes some microseconds for each look, which is long for a bot that plays a whole
game in two hundred: so it is asked about few trades, those that look good in dollars.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from monopoly.bots.evaluation.trades import shared_judge
from monopoly.bots.explanation import WIN_CHANCE, ExplanationBuilder
from monopoly.bots.trader import caution, deals, spending
from monopoly.bots.trader.deals import Deal
from monopoly.bots.trader.rivals import Rivals
from monopoly.bots.view import View
from monopoly.rules.action import Action
from monopoly.rules.state import Bundle, StandingOffer
from monopoly.rules.trade import Accept, Refuse

WIN: Final = 10_000  # chances are counted in ten-thousandths
DOLLAR: Final = 1  # of these, about what a dollar is worth to whoever has little
STEPS_TO_BALANCE: Final = 6

# What a trade must add to one's chance, in ten-thousandths, or it is not worth its risk: the judge
# may err, and errs most where cash or lone deeds are the price of a color-group.
MARGIN: Final = 50
MARGIN_FOR_STUBBORN: Final = 2000  # only the other completes a group, and it never sells anything
MARGIN_OF_TWO: Final = 800  # only two are left: what one gains the other loses

# And beside what it adds to the other's, in hundredths: who gains much more than oneself has mostly
# found where the judge errs.
SHARE: Final = 33
SHARE_FOR_LOTS: Final = 100  # the other gathers lots of a group by it
NEVER: Final = WIN  # no trade adds as much


@final
@mypyc_attr(acyclic=True)
class Gains:
    """What a trade does to the chances of either side: `one` gives `give` and gets `get`."""

    def __init__(self, rivals: Rivals) -> None:
        self._rivals: Final = rivals  # as `one` knows them
        self._looked = False
        self.ones: i64 = 0
        self.twos: i64 = 0
        self._least_one: i64 = 0
        self._least_two: i64 = 0
        self._share_one: i64 = 0
        self._share_two: i64 = 0

    def weigh(self, view: View, one: i64, two: i64, give: Bundle, get: Bundle) -> None:
        judge = shared_judge()
        if not self._looked:
            judge.look(view)
            self._looked = True
        judge.weigh(view, one, two, give, get)
        self.ones = i64(judge.gain(one) * WIN)
        self.twos = i64(judge.gain(two) * WIN)
        self._look_at_groups(view, one, two, give, get)

    def _look_at_groups(self, view: View, one: i64, two: i64, give: Bundle, get: Bundle) -> None:
        """How much either side must gain."""
        self._least_one = self._least_two = MARGIN
        self._share_one = self._share_two = SHARE
        if view.players_left == 2:
            self._least_one = self._least_two = MARGIN_OF_TWO
            return
        for_one = view.completes_by(one, give.deeds, get.deeds)
        for_two = view.completes_by(two, get.deeds, give.deeds)
        if for_two and not for_one and self._rivals.never_sells(two):
            self._least_one = MARGIN_FOR_STUBBORN
        if not for_two and caution.gathers(view, two, get.deeds, give.deeds):
            self._share_one = SHARE_FOR_LOTS
            if not for_one and caution.is_cheap(view, give, get):
                self._least_one = NEVER
        if not for_one and caution.gathers(view, one, give.deeds, get.deeds):
            self._share_two = SHARE_FOR_LOTS
            if not for_two and caution.is_cheap(view, get, give):
                self._least_two = NEVER

    def suit_one(self) -> bool:
        return self.ones >= self._least_one and self.ones * 100 >= self.twos * self._share_one

    def suit_both(self) -> bool:
        if self.twos < self._least_two or self.twos * 100 < self.ones * self._share_two:
            return False
        return self.suit_one()

    def suit_nobody(self) -> bool:
        """Whether at no price both could gain enough."""
        return self.ones + self.twos < self._least_one + self._least_two

    def unfairness(self) -> i64:
        """How much more one gains than it needs, compared with two."""
        return self.ones - self._least_one - (self.twos - self._least_two)

    def in_words(self) -> str:
        """In points of a hundred."""
        mine, theirs = float(self.ones) * 100 / WIN, float(self.twos) * 100 / WIN
        return f"my chance to win by {mine:+.1f} points and yours by {theirs:+.1f}"


def priced(view: View, gains: Gains, player: i64, deal: Deal, eager: bool) -> Deal | None:
    """The deal at the price it would be offered at, or None where there is none that suits both.

    A first offer keeps something back; the second, `eager`, gives in a little. Where that does not
    suit both, the price moves until they gain about as much.
    """
    short = deal.surplus // 2  # where so much cannot be paid the other loses even in dollars
    most = spending.most_to_pay(view, player, deal.give, deal.get)
    if deal.cash - most > short:
        return None
    least = -spending.most_to_pay(view, deal.partner, deal.get, deal.give)
    if least - deal.cash > short:
        return None
    cash = deals.payable(deals.first_price(deal, eager), least, most)
    before, tilt, slope = cash, i64(0), i64(2 * DOLLAR)
    for _step in range(STEPS_TO_BALANCE):
        if not least <= cash <= most:
            return None
        give = Bundle(deal.give, max(cash, 0), 0)
        get = Bundle(deal.get, max(-cash, 0), 0)
        gains.weigh(view, player, deal.partner, give, get)
        if gains.suit_both():
            return Deal(deal.partner, deal.give, deal.get, cash, deal.gain, deal.surplus)
        if gains.suit_nobody():
            return None
        if cash != before:  # how far a dollar moved them last time
            slope = max((tilt - gains.unfairness()) // (cash - before), 1)
        before, tilt = cash, gains.unfairness()
        cash = deals.payable(cash + tilt // slope, least, most)
        if cash == before:
            return None
    return None


def answer(
    view: View,
    player: i64,
    offer: StandingOffer,
    rivals: Rivals,
    explanation: ExplanationBuilder | None,
) -> Action:
    accept = Accept(offer.number)
    gains = Gains(rivals)
    gains.weigh(view, player, offer.proposer, offer.get, offer.give)
    paid = offer.get.cash - offer.give.cash
    suits = gains.suit_one()
    most = spending.most_to_pay(view, player, offer.get.deeds, offer.give.deeds) if suits else 0
    if explanation is not None:
        explanation.weigh(accept, gains.ones, WIN_CHANCE)
        explanation.weigh(Refuse(offer.number), 0, WIN_CHANCE)
        explanation.because(_about(gains, paid, most))
    if suits and paid <= most and view.allows(accept, player):
        return accept
    return Refuse(offer.number)


def _about(gains: Gains, paid: i64, most: i64) -> str:
    """Why an offer is accepted or refused."""
    changes = f"It would change {gains.in_words()}."
    if not gains.suit_one() or paid <= most:
        return changes
    if most <= 0:
        return f"{changes} But I would pay no cash for it."
    return f"{changes} But I would pay {most} at most, to keep cash for rents and houses."
