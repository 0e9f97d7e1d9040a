"""Jobs for tests of the pool: they run in processes of their own, so they live in a module."""

import os
import signal
from dataclasses import dataclass, field
from pathlib import Path

pickled: list[str] = []  # the names of the jobs that this process has pickled
loaded: list[str] = []  # the names of the jobs that this process was sent


@dataclass(frozen=True)
class Items:
    """The result of a chunk: its items, and who did them."""

    items: tuple[int, ...]
    pid: int = field(default_factory=os.getpid)
    loaded: tuple[str, ...] = ()  # the jobs that process was sent so far
    error: str = ""

    @property
    def count(self) -> int:
        return len(self.items)


@dataclass
class Job:
    """Gives its items back."""

    name: str = "job"

    def run(self, first: int, count: int) -> Items:
        return Items(tuple(range(first, first + count)), loaded=tuple(loaded))

    def __getstate__(self) -> dict[str, object]:
        pickled.append(self.name)
        return dict(vars(self))

    def __setstate__(self, state: dict[str, object]) -> None:
        vars(self).update(state)
        loaded.append(self.name)


@dataclass
class StopsAt(Job):
    """Ends the job with an error at one of its items."""

    item: int = 0

    def run(self, first: int, count: int) -> Items:
        if first <= self.item < first + count:
            return Items(tuple(range(first, self.item)), error=f"stopped at {self.item}")
        return super().run(first, count)


@dataclass
class KillsItself(Job):
    """The first process to come to an item is killed, as for want of memory."""

    item: int = 0
    marker: str = ""  # a file that says that it has happened

    def run(self, first: int, count: int) -> Items:
        if first <= self.item < first + count and not Path(self.marker).exists():
            Path(self.marker).touch(exist_ok=False)
            os.kill(os.getpid(), signal.SIGKILL)
        return super().run(first, count)


@dataclass
class AlwaysKilled(Job):
    def run(self, first: int, count: int) -> Items:
        os.kill(os.getpid(), signal.SIGKILL)
        return super().run(first, count)


@dataclass
class Raises(Job):
    def run(self, first: int, count: int) -> Items:
        raise ZeroDivisionError("thought too hard")


class Unloadable:
    """Can be pickled, but not loaded."""

    def run(self, first: int, count: int) -> Items:
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        return int, ("no number",)
