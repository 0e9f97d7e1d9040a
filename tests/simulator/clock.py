"""The two clocks of a simulated machine. The one on the wall may be set."""

import asyncio
from typing import Final

BEGINNING: Final = 1_800_000_000.0  # seconds since 1970
ROUNDING: Final = 0.002  # of moments told by the clock on the wall


class SimulatedTimes:
    """What the server asks, and what is remembered to judge it by."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop: Final = loop
        self._set: Final = [(0.0, 0.0)]  # when the clock on the wall was set, and how far ahead
        self._silent: Final[list[tuple[float, float]]] = []  # from when to when nobody answered

    def wall(self) -> float:
        return round(BEGINNING + self._loop.time() + self._set[-1][1], 3)

    def steady(self) -> float:
        return self._loop.time()

    def jump(self, seconds: float) -> None:
        self._set.append((self._loop.time(), self._set[-1][1] + seconds))

    def moment_of(self, wall: float, after: float) -> float:
        """When the clock on the wall showed that, not before another moment."""
        ends = [at for at, _ in self._set[1:]] + [self._loop.time()]
        for (begin, ahead), end in zip(self._set, ends, strict=True):
            moment = wall - BEGINNING - ahead
            if max(begin, after) - ROUNDING <= moment <= end + ROUNDING:
                return moment
        raise ValueError(f"The clock on the wall never showed {wall}.")

    def be_silent(self, begin: float, end: float) -> None:
        self._silent.append((begin, end))

    def silent_between(self, begin: float, end: float) -> float:
        """Seconds, none of them twice."""
        total, reached = 0.0, begin
        for silent_from, silent_to in sorted(self._silent):
            a, b = max(silent_from, reached), min(silent_to, end)
            if a < b:
                total += b - a
                reached = b
        return total
