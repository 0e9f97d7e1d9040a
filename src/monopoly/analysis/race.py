"""Candidates that play the same games: who is clearly worse than the best drops out.

All meet the same chance game by game, so a difference is judged from pairs.
"""

from array import array
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from monopoly.analysis.model import Estimate
from monopoly.bots.rollouts.playouts import WHOLE_WIN
from monopoly.lab.shares import Z95

CLEARLY: Final = 3.5  # standard errors behind the best: looked at often, so no small number
GAMES_TO_JUDGE: Final = 100  # fewer say nothing about the spread of the differences


@dataclass(slots=True)
class Runner:
    """One candidate: what the one who decides won in each game, in parts of WHOLE_WIN."""

    won: "array[int]" = field(default_factory=lambda: array("H"))
    racing: bool = True

    @property
    def games(self) -> int:
        return len(self.won)

    @property
    def win(self) -> float:
        return sum(self.won) / (WHOLE_WIN * self.games) if self.games else 0.0


class Race:
    def __init__(self, runners: int) -> None:
        self.runners: Final = [Runner() for _ in range(runners)]

    @property
    def racing(self) -> list[int]:
        return [number for number, runner in enumerate(self.runners) if runner.racing]

    def best(self) -> int:
        """Of those still racing, which have played the same games."""
        return max(self.racing, key=lambda number: self.runners[number].win)

    def drop_the_worse(self) -> None:
        best = self.best()
        if self.runners[best].games < GAMES_TO_JUDGE:
            return
        for number in self.racing:
            behind = self.behind(number, best, CLEARLY)
            if number != best and behind.low > 0:
                self.runners[number].racing = False

    def behind(self, number: int, best: int, z: float = Z95) -> Estimate:
        """How far one is behind another in win chance, from the games both have played."""
        one, other = self.runners[number].won, self.runners[best].won
        games = min(len(one), len(other))
        if not games or number == best:
            return Estimate(0.0, 0.0, 0.0)
        differences = [b - a for a, b in zip(one, other, strict=False)]
        mean = sum(differences) / games
        squares = sum((difference - mean) ** 2 for difference in differences)
        # One more game with the whole win at stake: no spread seen is not no spread.
        variance = (squares + WHOLE_WIN**2) / games
        reach = z * sqrt(variance / games)
        scale = 1 / WHOLE_WIN
        return Estimate(mean * scale, (mean - reach) * scale, (mean + reach) * scale)
