"""What time it is. How long something is waited for is up to the event loop: who moves these clocks
runs a loop that goes by them."""

import time
from typing import Protocol


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
