"""Small sets in one integer: Spaces, players or decks, each a bit."""

from typing import Final

from mypy_extensions import i64

ROOM: Final = 41  # members are 0 to 40: Spaces are the largest
TOP: Final = 1 << ROOM


def one(member: i64) -> i64:
    """The set of one member."""
    # Not `1 << member`: mypyc writes a literal 1 as a 32-bit one, which loses the higher Spaces.
    return TOP >> (ROOM - member)


def has(members: i64, member: i64) -> bool:
    return members >> member & 1 == 1


def without(members: i64, member: i64) -> i64:
    return members & ~one(member)


def count(members: i64) -> i64:
    found: i64 = 0
    rest = members
    while rest != 0:
        rest &= rest - 1  # drops the lowest member
        found += 1
    return found


def lowest(members: i64) -> i64:
    """The lowest member of a set that is not empty."""
    if members == 0:
        raise ValueError("an empty set has no lowest member")
    member: i64 = 0
    if members & 0xFFFFF == 0:  # none of the lowest twenty
        member = 20
    if members >> member & 0x3FF == 0:
        member += 10
    if members >> member & 0x1F == 0:
        member += 5
    while members >> member & 1 == 0:
        member += 1
    return member


def members_of(members: i64) -> tuple[int, ...]:
    """The members in order: Spaces in board order, players in seat order."""
    found: list[int] = []
    rest = members
    while rest != 0:
        member = lowest(rest)
        found.append(member)
        rest = without(rest, member)
    return tuple(found)
