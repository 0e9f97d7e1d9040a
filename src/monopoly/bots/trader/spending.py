"""`trader` pays: the most cash it gives in a trade, beside what it must keep."""

from typing import Final

from mypy_extensions import i64

from monopoly.bots import deed_prices, risk
from monopoly.bots.view import View
from monopoly.rules import bitset

PART_OF_CASH: Final = 2  # half of it, unless what is left is enough to build with
HOUSES: Final = 1  # on each lot: that is enough


def most_to_pay(view: View, player: i64, give: i64, get: i64) -> i64:
    """The most cash a player should pay in a trade of these deeds: below 0 it must get some.

    Whatever leaves the reserve and a house on every lot of a color-group that it completes.
    Else half its cash at most beside the reserve, and the printed price; for what completes
    nothing only what the Bank would lend on it, so that the cash can be had back at once.
    """
    after = view.held(player) & ~give | get
    completed = _completed(view, after, get)
    cash = view.spendable(player) - view.owed(player)
    if completed == 0:
        most = min(risk.loans(view, get) - risk.loans(view, give), cash // PART_OF_CASH)
    else:
        printed = deed_prices.printed(view, get) - deed_prices.printed(view, give)
        most = min(printed, cash // PART_OF_CASH)
    if most > 0 or completed != 0:  # otherwise it is nothing, whatever rents lie ahead
        lone = after & ~completed & ~view.deeds_of(view.complete(player))
        spare = cash - risk.reserve_beside(view, player, lone)
        most = min(most, spare)
        if completed != 0:
            most = max(most, spare - _cost_to_build(view, completed))
    return max(most, 0) - deed_prices.interest(view, get)


def _completed(view: View, after: i64, get: i64) -> i64:
    """The lots of the color-groups that are whole afterwards, by what is got."""
    board = view.board
    lots: i64 = 0
    rest = get
    while rest != 0:
        space = bitset.lowest(rest)
        mates = board.mates[space]
        rest &= ~mates
        if board.house_cost[space] > 0 and after & mates == mates:
            lots |= mates
    return lots


def _cost_to_build(view: View, lots: i64) -> i64:
    """A house on each of some bare lots, and their mortgages lifted first."""
    board = view.board
    total: i64 = 0
    rest = lots
    while rest != 0:
        space = bitset.lowest(rest)
        rest = bitset.without_lowest(rest)
        total += board.house_cost[space] * HOUSES
        if view.mortgaged(space):
            total += view.cost_to_lift(space)
    return total
