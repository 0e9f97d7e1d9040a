"""Offers that `trader` does not take, whatever the value network thinks of them.

The network errs by some points, and whoever searches for offers finds where it errs. By rollouts of
what was accepted in play it is fooled most by those who gather lots of a color-group before they
complete it. Honest bargains are seldom of that kind.
"""

from typing import Final

from mypy_extensions import i64

from monopoly.bots import deed_prices
from monopoly.bots.view import View
from monopoly.rules import bitset
from monopoly.rules.board import LOT
from monopoly.rules.state import Bundle

PERCENT_FOR_LOTS: Final = 150  # of the printed prices, for lots that the other gathers


def gathers(view: View, player: i64, give: i64, get: i64) -> bool:
    """Whether a player by what it gets has two lots or more of a color-group, but not all."""
    board = view.board
    after = view.held(player) & ~give | get
    for group in range(board.groups):
        bits = board.group_bits[group]
        if get & bits == 0 or board.kind[board.first[group]] != LOT or after & bits == bits:
            continue
        if bitset.count(after & bits) > 1:
            return True
    return False


def is_cheap(view: View, give: Bundle, get: Bundle) -> bool:
    """Whether it gets less for lots that the other gathers than they are worth to that one."""
    paid = deed_prices.printed(view, get.deeds) + get.cash
    worth = deed_prices.printed(view, give.deeds) + give.cash
    return paid * 100 < worth * PERCENT_FOR_LOTS
