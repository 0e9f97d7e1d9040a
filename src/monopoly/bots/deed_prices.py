"""What deeds come to by the figures printed on them, and what taking mortgaged ones costs."""

from mypy_extensions import i64

from monopoly.bots.view import View
from monopoly.rules import bitset


def printed(view: View, deeds: i64) -> i64:
    """The prices of some deeds; of mortgaged ones less what it costs to lift them."""
    total: i64 = 0
    rest = deeds
    while rest != 0:
        space = bitset.lowest(rest)
        rest = bitset.without_lowest(rest)
        total += view.board.price[space]
        if view.mortgaged(space):
            total -= view.cost_to_lift(space)
    return total


def interest(view: View, deeds: i64) -> i64:
    """Due at once from whoever gets these deeds."""
    total: i64 = 0
    rest = deeds & view.mortgages
    while rest != 0:
        total += view.board.interest[bitset.lowest(rest)]
        rest = bitset.without_lowest(rest)
    return total
