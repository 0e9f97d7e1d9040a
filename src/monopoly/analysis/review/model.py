"""What a review says. Points are hundredths of a win: shares of 1 times 100."""

from dataclasses import dataclass
from typing import Final

from monopoly.analysis.model import Estimate
from monopoly.analysis.review.chain import Cause
from monopoly.analysis.review.decisions import Judged, Kind

LUCK: Final = frozenset({"throw", "card", "clock"})
POINTS: Final = 100  # of a whole win
# Points lost for each decision that mattered, at most, for each grade.
GRADES: Final = ((0.25, "A"), (1.0, "B"), (2.5, "C"), (5.0, "D"))
LOWEST_GRADE: Final = "E"


@dataclass(frozen=True, slots=True)
class Change:
    """What a throw, a card or a decision did to everybody's chance."""

    step: int
    cause: Cause
    seat: int  # who threw, drew or decided; -1: nobody at the table
    points: tuple[Estimate, ...]  # by player
    after: tuple[float, ...]  # everybody's chance after it

    @property
    def is_luck(self) -> bool:
        return self.cause in LUCK


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A change that mattered most: one throw or card, or what a player decided in succession."""

    steps: tuple[int, ...]
    cause: Cause
    seat: int
    points: tuple[Estimate, ...]  # by player

    @property
    def size(self) -> float:
        return max(abs(figure.value) for figure in self.points)


@dataclass(frozen=True, slots=True)
class Grade:
    """How well one kind of decision was taken."""

    kind: Kind
    letter: str
    decisions: int  # that mattered
    errors: int
    lost: float  # points, in all


@dataclass(frozen=True, slots=True)
class Deal:
    """A trade that was done: what it did to everybody beside a refusal."""

    step: int
    proposer: int
    receiver: int
    points: tuple[Estimate, ...]

    @property
    def who_paid(self) -> list[int]:
        """Those who did not trade and clearly lost by it."""
        traders = (self.proposer, self.receiver)
        return [
            seat
            for seat, figure in enumerate(self.points)
            if seat not in traders and figure.high < 0
        ]


@dataclass(frozen=True, slots=True)
class PlayerReview:
    """One player's account: result − start = luck + own + others."""

    name: str
    start: Estimate  # a share of 1, as `result`
    result: float
    luck: Estimate  # points
    own: Estimate  # what one's own decisions did to oneself, points
    others: Estimate  # what everybody else's did
    errors: int
    lost: float  # points given away by errors
    mattered: int  # decisions that did
    grades: tuple[Grade, ...]  # of the kinds of which one mattered

    @property
    def lost_each(self) -> float:
        """Points given away for each decision that mattered."""
        return self.lost / self.mattered if self.mattered else 0.0


@dataclass(frozen=True, slots=True)
class Review:
    players: tuple[PlayerReview, ...]
    steps: int
    changes: tuple[Change, ...]
    turning_points: tuple[TurningPoint, ...]  # in the order of the game
    judged: tuple[Judged, ...]
    deals: tuple[Deal, ...]
    games: int  # played out for each chance
    policy: tuple[str, ...]
    seed: int
    over: bool

    @property
    def errors(self) -> list[Judged]:
        """The worst first."""
        return sorted((j for j in self.judged if j.is_error), key=lambda j: -j.loss.value)


def grade(lost: float, decisions: int) -> str:
    """By the points lost for each decision that mattered."""
    each = lost / decisions if decisions else 0.0
    return next((letter for most, letter in GRADES if each <= most), LOWEST_GRADE)
