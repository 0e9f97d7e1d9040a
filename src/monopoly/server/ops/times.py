"""What time it is."""

import time
from dataclasses import dataclass


@dataclass(slots=True)
class Times:
    """The two clocks: the hour of the day, and one that never goes back."""

    def wall(self) -> float:
        return round(time.time(), 3)

    def steady(self) -> float:
        return time.monotonic()
