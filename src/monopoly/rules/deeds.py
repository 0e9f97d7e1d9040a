"""Who holds which Title Deeds, by color-group. A group is named by any one of its Spaces."""

from mypy_extensions import i64

from monopoly.rules import bitset
from monopoly.rules.state import State


def give(s: State, space: i64, holder: i64) -> None:
    """The Title Deed passes into other hands; BANK stands for the Bank."""
    before = s.owner[space]
    deed = bitset.one(space)
    group = s.board.group[space]
    mates = s.board.mates[space]
    s.held[before] &= ~deed
    s.complete[before] = bitset.without(s.complete[before], group)
    s.held[holder] |= deed
    if s.held[holder] & mates == mates:
        s.complete[holder] |= bitset.one(group)
    s.owner[space] = holder


def owned_in_group(s: State, player: i64, space: i64) -> i64:
    """Mortgaged deeds count as owned (90 MCS 90(a))."""
    return bitset.count(s.held[player] & s.board.mates[space])


def owns_group(s: State, player: i64, space: i64) -> bool:
    return bitset.has(s.complete[player], s.board.group[space])


def group_has_buildings(s: State, space: i64) -> bool:
    other = space
    while s.buildings[other] == 0:
        other = s.board.neighbor[other]
        if other == space:
            return False
    return True


def group_has_mortgage(s: State, space: i64) -> bool:
    return s.mortgaged & s.board.mates[space] != 0


def lowest_rank(s: State, space: i64) -> i64:
    """The least built on any lot of the group."""
    lowest = s.buildings[space]
    other = s.board.neighbor[space]
    while other != space:
        lowest = min(lowest, s.buildings[other])
        other = s.board.neighbor[other]
    return lowest


def highest_rank(s: State, space: i64) -> i64:
    """The most built on any lot of the group."""
    highest = s.buildings[space]
    other = s.board.neighbor[space]
    while other != space:
        highest = max(highest, s.buildings[other])
        other = s.board.neighbor[other]
    return highest
