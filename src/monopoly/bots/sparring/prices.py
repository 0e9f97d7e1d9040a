"""An offer by printed prices: how people judge a trade who do not reckon with rents."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.bots import deed_prices
from monopoly.bots.view import View
from monopoly.rules import bitset
from monopoly.rules.state import StandingOffer


@final
class Prices:
    """Both sides of an offer, as whoever receives it sees them."""

    def __init__(self, view: View, player: i64, offer: StandingOffer) -> None:
        cards = view.board.fine
        interest = deed_prices.interest(view, offer.give.deeds)
        # cash to pay at once: asked for, and interest on mortgaged deeds that are got
        self.paid: Final[i64] = offer.get.cash - offer.give.cash + interest
        self.got: Final[i64] = (
            deed_prices.printed(view, offer.give.deeds)
            + offer.give.cash
            + bitset.count(offer.give.cards) * cards
        )
        self.given: Final[i64] = (
            deed_prices.printed(view, offer.get.deeds)
            + offer.get.cash
            + bitset.count(offer.get.cards) * cards
            + interest
        )
        give, get = offer.get.deeds, offer.give.deeds
        self.completes_mine: Final[bool] = view.completes_by(player, give, get)
        self.completes_theirs: Final[bool] = view.completes_by(offer.proposer, get, give)
        # whether it would break a color-group that the receiver has
        self.breaks_mine: Final[bool] = view.deeds_of(view.complete(player)) & give != 0
