"""Small sets in one integer: Spaces, players or decks, each a bit."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ROOM: Final = 41  # members are 0 to 40: Spaces are the largest
TOP: Final = 1 << ROOM

# A lone bit times SPREAD shifts it, and six of its bits stand in the window: other ones for every
# member (SPREAD is part of a de Bruijn sequence). What the product has beyond 64 bits is not used.
SPREAD: Final = 0xFDE75C6D32
WINDOW: Final = 40


def one(member: i64) -> i64:
    """The set of one member."""
    # Not `1 << member`: mypyc writes a literal 1 as a 32-bit one, which loses the higher Spaces.
    return TOP >> (ROOM - member)


def has(members: i64, member: i64) -> bool:
    return members >> member & 1 == 1


def _members_by_window() -> list[int]:
    found = [0] * 64
    for member in range(ROOM):
        found[(1 << member) * SPREAD >> WINDOW & 63] = member
    return found


MEMBER: Final = vec[i64](_members_by_window())


def without(members: i64, member: i64) -> i64:
    return members & ~one(member)


def count(members: i64) -> i64:
    """How many members: bits added up in pairs, fours and eights, without a branch to guess."""
    pairs = members - (members >> 1 & 0x555555555555)
    fours = (pairs & 0x333333333333) + (pairs >> 2 & 0x333333333333)
    eights = fours + (fours >> 4) & 0x0F0F0F0F0F0F
    halves = eights + (eights >> 8) + (eights >> 16)
    return halves + (halves >> 24) & 0x3F


def lowest(members: i64) -> i64:
    """The lowest member of a set that is not empty."""
    if members == 0:
        raise ValueError("an empty set has no lowest member")
    return MEMBER[(members & -members) * SPREAD >> WINDOW & 63]


def without_lowest(members: i64) -> i64:
    """What is left of a set when its lowest member goes: quicker than `without`."""
    return members & (members - 1)


def members_of(members: i64) -> tuple[int, ...]:
    """The members in order: Spaces in board order, players in seat order."""
    found: list[int] = []
    rest = members
    while rest != 0:
        member = lowest(rest)
        found.append(member)
        rest = without_lowest(rest)
    return tuple(found)
