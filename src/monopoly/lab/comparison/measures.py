"""What is measured of every game, as whole numbers that can be summed up anywhere."""

from dataclasses import dataclass
from typing import Final

from monopoly.lab.comparison.course import Course
from monopoly.lab.shares import WHOLE_WIN
from monopoly.rules import bitset
from monopoly.rules.state import OVER, State


@dataclass(frozen=True, slots=True)
class Measure:
    key: str  # in the JSON
    title: str
    whole: int = 1  # what is counted as one
    share: bool = False  # of games, from 0 to 1


ENDED: Final = Measure("ended", "Games that ended", share=True)
ROUNDS: Final = Measure("rounds", "Rounds, of games that ended")
ROUNDS_PLAYED: Final = Measure("rounds_played", "Rounds, cut at the bound")
LEAD_CHANGES: Final = Measure("lead_changes", "Lead changes")
BANKRUPTCIES: Final = Measure("bankruptcies", "Bankruptcies")
FIRST_PLAYER: Final = Measure("first_player", "Wins of who plays first", WHOLE_WIN, share=True)
BETTER_BOT: Final = Measure("better_bot", "Wins of the better bot", WHOLE_WIN, share=True)
MEASURES: Final = (
    *(ENDED, ROUNDS, ROUNDS_PLAYED, LEAD_CHANGES),
    *(BANKRUPTCIES, FIRST_PLAYER, BETTER_BOT),
)

Measured = list[int | None]  # by measure; None where a game does not count


@dataclass(slots=True)
class GameOutcome:
    """One game as it is measured."""

    measured: Measured
    wins: list[int]  # by place in the order of play, in parts of WHOLE_WIN


def measure(state: State, course: Course, seats: list[int], better: frozenset[int]) -> GameOutcome:
    """`seats` says which player sat in each seat; the `better` players are one bot's."""
    ended = state.phase == OVER
    rounds = int(course.rounds)
    wins, better_wins = [0] * len(seats), 0
    winners = bitset.members_of(state.winners)
    first = starter(state)
    for seat in winners:
        part = WHOLE_WIN // len(winners)
        wins[(seat - first) % len(seats)] = part
        if seats[seat] in better:
            better_wins += part
    measured = [
        int(ended),
        rounds if ended else None,
        rounds,
        int(course.lead_changes),
        int(state.players - state.left),
        wins[0] if ended else None,
        better_wins if ended and better else None,
    ]
    return GameOutcome(measured, wins)


def starter(state: State) -> int:
    """The seat that played first: its throw for the start stands all the game."""
    for seat in range(int(state.players)):
        if state.opening[seat] > 0:
            return seat
    return 0
