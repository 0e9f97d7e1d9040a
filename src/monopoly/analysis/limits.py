"""How long games are played out: a time, a number of games, or a precision."""

from collections.abc import Callable
from dataclasses import dataclass
from math import isfinite
from time import monotonic
from typing import Final

from monopoly.analysis.errors import AnalysisError
from monopoly.analysis.tally import Tally

SECONDS_DEFAULT: Final = 1.0
GAMES_MAX: Final = 10_000_000
PRECISION_LEAST: Final = 0.0005  # which takes a million games
CHECK_EVERY: Final = 50  # games, between looks at the precision; of many games seldom
SELDOM: Final = 20  # looks for as many games as there were


@dataclass(slots=True)
class Limit:
    """One of the three. The clock starts with the first result: processes take time to start."""

    games: int = GAMES_MAX
    seconds: float | None = None
    precision: float | None = None
    enough: int = 0  # games after which the precision was reached; 0: not yet
    clock: Callable[[], float] = monotonic
    _checked: int = 0
    _start: float | None = None

    def begin(self) -> None:
        """To be called with every result."""
        if self._start is None:
            self._start = self.clock()

    @property
    def out_of_time(self) -> bool:
        if self.seconds is None or self._start is None:
            return False
        return self.clock() - self._start >= self.seconds

    def reached(self, tally: Tally) -> bool:
        """To be asked after every result."""
        self.begin()
        if self.out_of_time:
            return True
        if self.precision is not None:
            self._look(tally, self.precision)
        return bool(self.enough)

    def _look(self, tally: Tally, precision: float) -> None:
        """Only ever after the same numbers of games, however they come in."""
        while not self.enough:
            step = max(1, self._checked // SELDOM // CHECK_EVERY) * CHECK_EVERY
            if self._checked + step > len(tally):
                return
            self._checked += step
            if tally.widest(self._checked) <= precision:
                self.enough = self._checked


def limit_of(seconds: float | None, games: int | None, precision: float | None) -> Limit:
    """What was asked for, checked."""
    if sum(given is not None for given in (seconds, games, precision)) > 1:
        raise AnalysisError("Give seconds, games or a precision: one of the three.")
    if games is not None:
        if not 1 <= games <= GAMES_MAX:
            raise AnalysisError(f"The games are 1 to {GAMES_MAX:,}, not {games:,}.")
        return Limit(games=games)
    if precision is not None:
        if not PRECISION_LEAST <= precision <= 1:
            raise AnalysisError(f"A precision is {PRECISION_LEAST} to 1, not {precision:g}.")
        return Limit(precision=precision)
    return Limit(seconds=seconds_of(seconds, SECONDS_DEFAULT))


def seconds_of(seconds: float | None, default: float) -> float:
    """A time that was asked for, checked."""
    seconds = default if seconds is None else seconds
    if not (seconds > 0 and isfinite(seconds)):
        raise AnalysisError(f"The time is finite and more than 0 seconds, not {seconds:g}.")
    return seconds
