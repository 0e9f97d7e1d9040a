"""What a deed earns in a rival's turn at every level, and when houses have paid for themselves.

A nearest-railroad card doubles the rent, a nearest-utility card asks ten times a fresh throw. Both
are counted; so is that a utility's rent depends on the very throw that led there.
"""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from monopoly.analysis.odds.chain import LongRun
from monopoly.rules.board import LOT, RAILROAD, Board
from monopoly.rules.rent import CARD_MULTIPLIER, WHOLE_GROUP

FRESH_THROW: Final = 7.0  # pips of two dice, on the average
RAILROAD_BY_CARD: Final = 2  # times the rent


@dataclass(frozen=True, slots=True)
class Level:
    """`rent` is what the deed says; of a utility, how many times the dice."""

    name: str
    rent: int
    per_turn: float  # expected of one rival in one turn
    cost: int | None = None  # of the house or hotel that leads here from the level before
    turns_to_repay: float | None = None  # of a rival, until that house has earned its cost


@dataclass(frozen=True, slots=True)
class DeedOdds:
    space: int
    name: str
    kind: str  # lot, railroad or utility
    group: str
    landings: float  # of one rival in one turn
    levels: tuple[Level, ...]


def deed_odds(board: Board, run: LongRun) -> tuple[DeedOdds, ...]:
    return tuple(_deed(board, run, int(space)) for space in board.deeds)


def _deed(board: Board, run: LongRun, space: int) -> DeedOdds:
    facts = board.edition.spaces[space]
    kind = board.kind[space]
    if kind == LOT:
        levels = _lot_levels(board, space, run.hits[space])
    else:
        rents = [int(board.rent_at(space, rank)) for rank in range(len(facts.rents))]
        expect = _railroad_rent if kind == RAILROAD else _utility_rent
        levels = tuple(
            Level(f"{owned} owned", rent, expect(run, space, rent))
            for owned, rent in enumerate(rents, start=1)
        )
    group = board.group_names[board.group[space]]
    return DeedOdds(space, facts.name, facts.kind, group, run.hits[space], levels)


def _railroad_rent(run: LongRun, space: int, rent: int) -> float:
    return rent * (run.hits[space] + (RAILROAD_BY_CARD - 1) * run.sent[space])


def _utility_rent(run: LongRun, space: int, times: int) -> float:
    return times * run.pips[space] + CARD_MULTIPLIER * FRESH_THROW * run.sent[space]


def _lot_levels(board: Board, space: int, landings: float) -> tuple[Level, ...]:
    """Built on, a lot is one of a whole group: its first house takes the place of double rent."""
    bare = int(board.rent_at(space, 0))
    hotel = int(board.hotel)
    levels = [
        Level("alone", bare, bare * landings),
        Level("whole group", bare * WHOLE_GROUP, bare * WHOLE_GROUP * landings),
    ]
    rents = [levels[1].rent, *(int(board.rent_at(space, rank)) for rank in range(1, hotel + 1))]
    cost = int(board.house_cost[space])
    for rank, (before, rent) in enumerate(pairwise(rents), start=1):
        gain = (rent - before) * landings
        repaid = cost / gain if gain > 0 else None
        levels.append(Level(_level_name(rank, hotel), rent, rent * landings, cost, repaid))
    return tuple(levels)


def _level_name(rank: int, hotel: int) -> str:
    if rank == hotel:
        return "hotel"
    return f"{rank} house" if rank == 1 else f"{rank} houses"
