"""What a player is worth: for the income tax, at the end, and to the Bank in need."""

from mypy_extensions import i64

from monopoly.rules import bitset, building_sales
from monopoly.rules.state import State


def total_worth(s: State, player: i64) -> i64:
    """10 MCS 110(b): cash, printed prices, mortgaged or not, and the cost of all buildings."""
    total = s.cash[player]
    for i in range(len(s.board.deeds)):
        space = s.board.deeds[i]
        if s.owner[space] == player:
            total += s.board.price[space] + s.buildings[space] * s.board.house_cost[space]
    return total


def final_worth(s: State, player: i64) -> i64:
    """10 MCS 210(e-1): as above, but mortgaged deeds at half their price."""
    total = s.cash[player]
    for i in range(len(s.board.deeds)):
        space = s.board.deeds[i]
        if s.owner[space] == player:
            price = s.board.price[space]
            total += price // 2 if bitset.has(s.mortgaged, space) else price
            total += s.buildings[space] * s.board.house_cost[space]
    return total


def could_raise(s: State, player: i64) -> i64:
    """What the Bank would pay for everything: buildings at half, and every mortgage."""
    total: i64 = 0
    rest = s.held[player] & ~s.mortgaged
    while rest != 0:
        space = bitset.lowest(rest)
        rest = bitset.without_lowest(rest)
        total += s.board.mortgage[space] + building_sales.turn_in_value(s, space)
    return total
