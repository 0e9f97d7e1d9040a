"""An exchange between two players in dollars, and the cash at which it is fair."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.bots import deed_prices
from monopoly.bots.counter_offers import NO_PRICE
from monopoly.bots.levels.appraisal import Appraiser
from monopoly.bots.view import View
from monopoly.rules import bitset
from monopoly.rules.state import Bundle

ROUND_SUM: Final = 10  # nobody haggles over less
LEAST_GAIN: Final = 20  # dollars: for less it is not worth the talk
PREMIUM: Final = 10  # of the deeds given, one part in so many that must be gained beside


@final
class Terms:
    """What `one` and `two` gain by an exchange of deeds and cards, before any cash."""

    def __init__(
        self, view: View, appraiser: Appraiser, one: i64, two: i64, give: Bundle, get: Bundle
    ) -> None:
        cards = (bitset.count(get.cards) - bitset.count(give.cards)) * view.board.fine
        self.ones: Final[i64] = _change(view, appraiser, one, give.deeds, get.deeds) + cards
        self.twos: Final[i64] = _change(view, appraiser, two, get.deeds, give.deeds) - cards
        self._given: Final[i64] = _prices(view, give.deeds)
        self._got: Final[i64] = _prices(view, get.deeds)

    def surplus(self) -> i64:
        """What both gain together."""
        return self.ones + self.twos

    def least_cash(self, share: i64) -> i64:
        """The least that `one` must be paid, or below 0 the most it pays: so that it gains
        something, and at least so many hundredths of what `two` gains."""
        for_itself = LEAST_GAIN + self._given // PREMIUM - self.ones
        by_share = -((self.ones * 100 - self.twos * share) // (100 + share))
        return max(for_itself, by_share)

    def fair_cash(self, share: i64) -> i64:
        """What `one` asks to be paid, or would pay below 0: each gets half of the gain, and
        it never less than it wants at least. `NO_PRICE` where the other would lose much."""
        cash = max((self.twos - self.ones) // 2, self.least_cash(share))
        cash = -(-cash // ROUND_SUM) * ROUND_SUM
        # A small premium for a lone deed may be asked of anybody.
        return cash if self.twos - cash >= -(self._got + self._given) // 4 else NO_PRICE


def _change(view: View, appraiser: Appraiser, player: i64, give: i64, get: i64) -> i64:
    """In what a player's deeds are worth to it, by an exchange."""
    board = view.board
    held = view.held(player)
    after = held & ~give | get
    total = -deed_prices.interest(view, get)
    moved = give | get
    while moved != 0:
        group = board.group[bitset.lowest(moved)]
        bits = board.group_bits[group]
        moved &= ~bits
        total += appraiser.worth(view, player, group, after & bits)
        total -= appraiser.worth(view, player, group, held & bits)
    return total


def _prices(view: View, deeds: i64) -> i64:
    total: i64 = 0
    while deeds != 0:
        total += view.board.price[bitset.lowest(deeds)]
        deeds = bitset.without_lowest(deeds)
    return total
