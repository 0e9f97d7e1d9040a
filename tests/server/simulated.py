"""A world without real time: the event loop's clock goes on when nothing is left to do, work is
done in the loop itself after a while that is drawn, and everything that is drawn follows from a
seed. So a run can be repeated exactly, and an hour passes in a moment."""

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any, Final, TypeVar

from monopoly.server.ops.secrets import Secrets
from monopoly.server.tables.world import World

T = TypeVar("T")

MIDNIGHT: Final = 1_800_000_000.0  # on the wall, when the loop begins
WORK_SECONDS_MAX: Final = 0.02


class SimulatedLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.now = 0.0
        super().__init__(_Selector(self))

    def time(self) -> float:
        return self.now


class _Selector(selectors.SelectSelector):
    """What the loop waits with: nothing comes from outside, so it need not wait."""

    def __init__(self, loop: SimulatedLoop) -> None:
        super().__init__()
        self._loop: Final = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise RuntimeError("Everybody waits, and nothing will ever happen.")
        self._loop.now += max(timeout, 0.0)
        return []


class SimulatedTimes:
    def __init__(self, loop: SimulatedLoop) -> None:
        self._loop: Final = loop

    def wall(self) -> float:
        return round(MIDNIGHT + self._loop.now, 3)

    def steady(self) -> float:
        return self._loop.now


class SimulatedExecutor:
    """One thing at a time, each after a while."""

    def __init__(self, random: Random) -> None:
        self._random: Final = random
        self._free: Final = asyncio.Lock()

    async def run(self, work: Callable[[], T]) -> T:
        async with self._free:
            await asyncio.sleep(self._random.uniform(0.0, WORK_SECONDS_MAX))
            return work()

    def close(self) -> None:
        pass


def simulate(seed: int, story: Callable[[World, Random], Coroutine[Any, Any, T]]) -> T:
    """Runs the story in a world of its own; its `Random` is for whatever else is drawn."""
    loop, random = SimulatedLoop(), Random(seed)
    world = World(times=SimulatedTimes(loop), secrets=Secrets(Random(random.getrandbits(64))))
    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        return runner.run(story(world, random))
