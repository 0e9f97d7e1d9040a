"""Buying what nobody owns, or declining it (10 MCS 80)."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.rules import auction, bank, deeds
from monopoly.rules.action import Action
from monopoly.rules.board import BANK
from monopoly.rules.events import Bought, Declined
from monopoly.rules.item import deed_of
from monopoly.rules.options import AUCTION_ON_DECLINE
from monopoly.rules.state import TO_BUY, State
from monopoly.rules.violation import Reason, Violation, refuse

NOTHING_FOR_SALE: Final = Reason(
    "nothing-for-sale", "10 MCS 80", "{player} [is] not on a property that is for sale now."
)
TOO_DEAR: Final = Reason(
    "price-too-high",
    "90 MCS 80(e)",
    "{space} costs {amount}, more than {player} [has]: raise the money first, or decline.",
)


def offer_for_sale(s: State, space: i64) -> bool:
    """True when the Bank still holds this deed: whoever landed here may buy it."""
    if s.owner[space] != BANK:
        return False
    s.ask(TO_BUY, space)
    return True


def _why_not_choose(s: State, player: i64) -> Violation | None:
    if s.phase != TO_BUY or s.actor != player:
        return refuse(s, NOTHING_FOR_SALE, player)
    return None


@final
class Buy(Action):
    kind = "buy"

    def why_not(self, s: State, player: i64) -> Violation | None:
        wrong = _why_not_choose(s, player)
        if wrong is not None:
            return wrong
        space = s.for_sale
        price = s.board.price[space]
        if s.cash[player] < price:
            return refuse(s, TOO_DEAR, player, space=space, amount=price)
        return None

    def do(self, s: State, player: i64) -> None:
        space = s.for_sale
        s.decided()
        bank.pay(s, player, BANK, s.board.price[space])
        deeds.give(s, space, player)
        if s.log is not None:
            s.log.append(Bought(player, space, s.board.price[space]))


@final
class Decline(Action):
    """Not to buy is always free; the deed goes to auction (10 MCS 80(c)), or stays with the Bank
    where the table plays so (90 MCS 80(g))."""

    kind = "decline"

    def why_not(self, s: State, player: i64) -> Violation | None:
        return _why_not_choose(s, player)

    def do(self, s: State, player: i64) -> None:
        space = s.for_sale
        s.decided()
        if s.log is not None:
            s.log.append(Declined(player, space))
        if s.board.option[AUCTION_ON_DECLINE] != 0:
            auction.open_for(s, deed_of(space))
