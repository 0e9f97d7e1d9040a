"""What time it is. How long something is waited for is up to the event loop: who moves these clocks
runs a loop that goes by them."""

import asyncio
import time
from typing import Final, Protocol

BEAT_SECONDS: Final = 0.25  # between two looks at the clock; a stall may cost somebody so much


class Times(Protocol):
    """The two clocks."""

    def wall(self) -> float:
        """The time of day, in seconds since 1970; it may be set forward and back."""

    def steady(self) -> float:
        """Seconds that never go back."""


class SystemTimes:
    def wall(self) -> float:
        return round(time.time(), 3)

    def steady(self) -> float:
        return time.monotonic()


class AttendedTimes:
    """Clocks of which the steady one stands still while the event loop does: while the process is
    stopped, or the machine has no time for it, nobody can be heard.

    `attend` looks at the clock again and again. Whoever asks for the time first after a stall finds
    that the last look is too long ago, so it does not matter in which order the loop goes on."""

    def __init__(self, times: Times) -> None:
        self._times: Final = times
        self._looked: float | None = None  # None: nobody attends, and all time counts
        self._lost = 0.0

    def wall(self) -> float:
        return self._times.wall()

    def steady(self) -> float:
        now = self._times.steady()
        if self._looked is not None and now - self._looked > 2 * BEAT_SECONDS:
            self._lost += now - self._looked - BEAT_SECONDS
            self._looked = now
        return now - self._lost

    async def attend(self) -> None:
        """For as long as the loop runs."""
        while True:
            self.steady()
            self._looked = self._times.steady()
            await asyncio.sleep(BEAT_SECONDS)
