"""Exchanges by printed prices: what a partner gets for each hundred dollars that it gives.

Many judge a trade so, and by whether it completes a color-group for either side.
"""

from typing import Final

from mypy_extensions import i64

from monopoly.bots import deed_prices
from monopoly.bots.expert.exchanges import Exchange
from monopoly.bots.view import View
from monopoly.rules import bitset

# Kinds of exchanges, as bits: what they complete, seen from whoever proposes.
PLAIN: Final = 0
MINE: Final = 1
THEIRS: Final = 2
KINDS: Final = 4

ENDLESS: Final = 10_000  # hundredths: it gives nothing
ROUND_SUM: Final = 5


def kind_of(view: View, player: i64, exchange: Exchange) -> i64:
    kind: i64 = PLAIN
    if view.completes_by(player, exchange.give, exchange.get):
        kind |= MINE
    if view.completes_by(exchange.partner, exchange.get, exchange.give):
        kind |= THEIRS
    return kind


def ratio(view: View, exchange: Exchange, cash: i64) -> i64:
    """What the partner gets, in hundredths of what it gives; the proposer pays the cash."""
    got = _given_worth(view, exchange) + max(cash, 0)
    given = _gotten_worth(view, exchange) + max(-cash, 0)
    return min(got * 100 // given, ENDLESS) if given > 0 else ENDLESS


def cash_for(view: View, exchange: Exchange, wanted: i64) -> i64:
    """The least cash, in round sums, by which the partner gets so many hundredths."""
    got, given = _given_worth(view, exchange), _gotten_worth(view, exchange)
    short = (given * wanted + 99) // 100 - got
    if short > 0:
        return (short + ROUND_SUM - 1) // ROUND_SUM * ROUND_SUM
    return -((got * 100 // wanted - given) // ROUND_SUM * ROUND_SUM)


def _given_worth(view: View, exchange: Exchange) -> i64:
    """Of what the proposer gives."""
    return (
        deed_prices.printed(view, exchange.give)
        + bitset.count(exchange.give_cards) * view.board.fine
    )


def _gotten_worth(view: View, exchange: Exchange) -> i64:
    """Of what the partner gives, and the interest it pays for what it gets."""
    cards = bitset.count(exchange.get_cards) * view.board.fine
    return (
        deed_prices.printed(view, exchange.get) + cards + deed_prices.interest(view, exchange.give)
    )
