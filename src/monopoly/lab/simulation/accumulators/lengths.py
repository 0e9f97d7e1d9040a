"""How long games took, in turns and in throws."""

from collections import Counter
from dataclasses import dataclass
from typing import Final, final

from monopoly.lab.report import Part, ReportTable
from monopoly.lab.simulation.accumulators.base import Accumulator
from monopoly.lab.simulation.plan import Plan
from monopoly.rules.state import State

STEPS_MAX: Final = 100


@dataclass(frozen=True)
class Spread:
    """How a number lies over the games."""

    mean: float
    median: int
    p95: int


@dataclass(frozen=True)
class Lengths:
    """How many games took from `first` to `last` turns."""

    first: int
    last: int
    games: int


@final
class GameLengths(Accumulator[tuple[Counter[int], Counter[int]]]):
    json_place = 2
    report_place = 2

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self._turns_max: int = plan.turns_max
        self._turns: Counter[int] = Counter()
        self._throws: Counter[int] = Counter()

    def observe(self, state: State, seats: list[int]) -> None:
        self._turns[min(int(state.turn), self._turns_max)] += 1
        self._throws[int(state.throws)] += 1

    def counts(self) -> tuple[Counter[int], Counter[int]]:
        return self._turns, self._throws

    def merge(self, counts: tuple[Counter[int], Counter[int]]) -> None:
        turns, throws = counts
        self._turns.update(turns)
        self._throws.update(throws)

    def figures(self, games: int) -> dict[str, object]:
        return {
            "turns": spread(self._turns),
            "throws": spread(self._throws),
            "lengths": lengths(self._turns),
        }

    def report(self, games: int) -> list[Part]:
        rows = []
        for name, counter in (("turns", self._turns), ("throws", self._throws)):
            found = spread(counter)
            rows.append((name, f"{found.mean:,.1f}", f"{found.median:,}", f"{found.p95:,}"))
        return [ReportTable("Lengths", ("", "mean", "median", "p95"), tuple(rows))]


def spread(counts: Counter[int]) -> Spread:
    number = sum(counts.values())
    if not number:
        return Spread(0.0, 0, 0)
    mean = sum([value * count for value, count in counts.items()]) / number
    return Spread(mean, _at(counts, number, 0.5), _at(counts, number, 0.95))


def _at(counts: Counter[int], number: int, part: float) -> int:
    """The smallest value that at least this part of the games do not exceed."""
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= part * number:
            return value
    return max(counts)


def lengths(turns: Counter[int]) -> tuple[Lengths, ...]:
    """The games by length, in at most STEPS_MAX steps of equal width."""
    longest = max(turns, default=0)
    width = max(1, -(-longest // STEPS_MAX))
    steps: Counter[int] = Counter()
    for length, games in turns.items():
        steps[max(length - 1, 0) // width] += games
    return tuple(
        [
            Lengths(step * width + 1, (step + 1) * width, steps[step])
            for step in range(-(-longest // width))
        ]
    )
