"""The same exchange at another price."""

from typing import Final

from mypy_extensions import i64

from monopoly.bots.view import View
from monopoly.rules import bitset
from monopoly.rules.state import StandingOffer
from monopoly.rules.trade import Counter

NO_PRICE: Final = -1_000_000  # cash at which nothing is to be had: there is no fair one


def counter_for(view: View, player: i64, offer: StandingOffer, cash: i64) -> Counter | None:
    """What was offered to a player for this much cash, which it gets, or below 0 pays.

    None where there is no price, or the rules do not allow it.
    """
    if cash == NO_PRICE:
        return None
    counter = Counter(
        offer.number,
        give_deeds=list(bitset.members_of(offer.get.deeds)),
        give_cash=max(-cash, 0),
        give_cards=list(bitset.members_of(offer.get.cards)),
        get_deeds=list(bitset.members_of(offer.give.deeds)),
        get_cash=max(cash, 0),
        get_cards=list(bitset.members_of(offer.give.cards)),
    )
    return counter if view.allows(counter, player) else None
