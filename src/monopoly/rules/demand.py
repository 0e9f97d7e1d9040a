"""Who could want how many of a building, and whether the Bank has enough (10 MCS 160)."""

from mypy_extensions import i64

from monopoly.rules import bank, bitset, business, deeds
from monopoly.rules.item import HOUSE, Item
from monopoly.rules.state import State


def stock(s: State, building: Item) -> i64:
    return s.houses if building is HOUSE else s.hotels


def is_short(s: State, player: i64, building: Item) -> bool:
    """Whether others could want so many that the Bank might not have enough for all."""
    left = stock(s, building)
    wanted: i64 = 0
    for other in range(s.players):
        if other != player and s.retired[other] == 0:
            wanted += could_want(s, other, building)
    return wanted > 0 and left < wanted + 1


def could_want(s: State, player: i64, building: Item) -> i64:
    """How many more of a kind a player could put up and pay at the printed price, given stock."""
    cash = bank.spendable(s, player)
    total: i64 = 0
    groups = s.complete[player]
    while groups != 0:  # cheapest first, as the board has it
        group = bitset.lowest(groups)
        groups = bitset.without_lowest(groups)
        cost = s.board.house_cost[s.board.first[group]]
        if 0 < cost <= cash:
            count = min(cash // cost, _room_in_group(s, player, group, building))
            cash -= count * cost
            total += count
    if total > 0 and business.why_not_spend(s, player) is not None:
        return 0
    return total


def _room_in_group(s: State, player: i64, group: i64, building: Item) -> i64:
    board = s.board
    first = board.first[group]
    if board.house_cost[first] == 0 or not deeds.owns_group(s, player, first):
        return 0
    if deeds.group_has_mortgage(s, first):
        return 0
    top = board.hotel - 1
    room: i64 = 0
    space = first
    for _lot in range(bitset.count(board.group_bits[group])):  # round the group
        rank = s.buildings[space]
        if building is HOUSE:
            room += max(top - rank, 0)
        elif rank < top:
            return 0  # a hotel needs the full row first
        elif rank == top:
            room += 1
        space = board.neighbor[space]
    return room


def can_place(s: State, player: i64, building: Item) -> bool:
    for group in range(s.board.groups):
        if _room_in_group(s, player, group, building) > 0:
            return True
    return False
