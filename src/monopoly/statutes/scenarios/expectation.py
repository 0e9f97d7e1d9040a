"""What a Then step comes to, and how the game's waiting is put into words."""

from dataclasses import dataclass
from typing import Final

from monopoly.rules import bitset
from monopoly.rules.board import BANK
from monopoly.rules.item import HOUSE, Item
from monopoly.rules.state import (
    OPENING,
    OVER,
    TO_BID,
    TO_BUY,
    TO_CHOOSE_TAX,
    TO_END_TURN,
    TO_KEEP,
    TO_MOVE,
    TO_MOVE_ANYWHERE,
    TO_PAY_FINE,
    TO_PLACE,
    TO_SETTLE,
    TO_THROW,
    TO_THROW_FOR_RENT,
    TO_WANT,
    State,
)
from monopoly.statutes.scenarios.world import World


@dataclass(frozen=True, slots=True)
class Finding:
    met: bool
    expected: str
    found: str


def compare(expected: str, found: str) -> Finding:
    return Finding(expected == found, expected, found)


def buildings(count: int, hotel: int) -> str:
    """Words for a rank of building, where a hotel has rank `hotel`."""
    if count == 0:
        return "no buildings"
    if count == hotel:
        return "a hotel"
    return "1 house" if count == 1 else f"{count} houses"


def listed(names: list[str]) -> str:
    if not names:
        return "nobody"
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def item_in_words(w: World, item: Item) -> str:
    """What is up for auction."""
    if item.is_building:
        return "a house" if item is HOUSE else "a hotel"
    return w.space(int(item.space))


# What the player the game waits for is to do.
TASKS: Final = {
    OPENING: "throw for the start",
    TO_THROW: "throw",
    TO_MOVE: "choose how to move",
    TO_MOVE_ANYWHERE: "choose where to move",
    TO_BUY: "choose whether to buy",
    TO_CHOOSE_TAX: "choose how to pay the tax",
    TO_THROW_FOR_RENT: "throw for the rent",
    TO_BID: "bid or pass",
    TO_WANT: "say how many are wanted",
    TO_PLACE: "put up the building won",
    TO_SETTLE: "raise cash for a debt",
    TO_KEEP: "choose about a mortgage",
    TO_PAY_FINE: "choose whether to pay the fine",
    TO_END_TURN: "end the turn",
}


def awaited(w: World) -> str:
    """What the game waits for, as a sentence."""
    s = w.s
    if s.phase == OVER:
        return f"the game is over and {listed(winners(w))} won"
    if s.phase == TO_BID and s.actor == BANK:
        return "the Banker is to knock it down"
    return f"{w.name(int(s.actor))} is to {TASKS[int(s.phase)]}"


def winners(w: World) -> list[str]:
    return [w.name(seat) for seat in bitset.members_of(w.s.winners)]


def waits_for(s: State, player: int, *phases: int) -> bool:
    return s.actor == player and s.phase in phases
