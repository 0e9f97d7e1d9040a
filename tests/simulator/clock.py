"""The two clocks of a simulated machine. The one on the wall may be set."""

import asyncio
from dataclasses import dataclass

from monopoly.server.ops.times import Times

BEGINNING = 1_800_000_000.0  # seconds since 1970


@dataclass(slots=True)
class SimulatedTimes(Times):
    loop: asyncio.AbstractEventLoop
    ahead: float = 0.0  # by so much the clock on the wall is wrong

    def wall(self) -> float:
        return round(BEGINNING + self.loop.time() + self.ahead, 3)

    def steady(self) -> float:
        return self.loop.time()
