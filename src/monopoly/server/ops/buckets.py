"""How much is too much: token buckets by connection, seat and address."""

import math
from collections import OrderedDict
from typing import Final

from monopoly.server.ops.settings import Rate
from monopoly.server.ops.times import Times


def milliseconds(wait: float) -> float:
    """Seconds to wait, rounded up: never none when there are some."""
    return wait if math.isinf(wait) else math.ceil(wait * 1000) / 1000


class Bucket:
    """Fills at a rate up to its burst; every use takes one out."""

    __slots__ = ("_at", "_level", "_rate", "_times")

    def __init__(self, rate: Rate, times: Times) -> None:
        self._rate = rate
        self._times = times
        self._level = rate.burst
        self._at = times.steady()

    def take(self) -> float:
        """0.0 when there was one to take, else the seconds until there is."""
        return self.reserve(0.0)

    def reserve(self, patience: float) -> float:
        """Takes the next one there will be, unless that is later than `patience`; the seconds
        until there is one."""
        now = self._times.steady()
        self._level = min(self._rate.burst, self._level + (now - self._at) * self._rate.per_second)
        self._at = now
        if self._level >= 1.0:
            wait = 0.0
        elif self._rate.per_second <= 0.0:
            wait = math.inf
        else:
            wait = (1.0 - self._level) / self._rate.per_second
        if wait <= patience:
            self._level -= 1.0
        return wait

    def give_back(self) -> None:
        self._level += 1.0


class Buckets:
    """One bucket for each address; those longest unused are forgotten first."""

    ROOM: Final = 10_000

    def __init__(self, rate: Rate, times: Times) -> None:
        self._rate = rate
        self._times = times
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> float:
        return self.reserve(key, 0.0)

    def reserve(self, key: str, patience: float) -> float:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._times)
            if len(self._buckets) > self.ROOM:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.reserve(patience)

    def give_back(self, key: str) -> None:
        bucket = self._buckets.get(key)
        if bucket is not None:
            bucket.give_back()


class Counts:
    """How many of something each address holds at once."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: dict[str, int] = {}

    def take(self, key: str) -> bool:
        held = self._held.get(key, 0)
        if held >= self._most:
            return False
        self._held[key] = held + 1
        return True

    def give_back(self, key: str) -> None:
        held = self._held.get(key, 0)
        if held <= 1:
            self._held.pop(key, None)
        else:
            self._held[key] = held - 1
