"""Work apart from the event loop, without threads: it is done at once, at a moment of its own, and
takes as much simulated time as it is said to."""

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

from tests.simulator.disk import PowerCut

T = TypeVar("T")


class SimulatedExecutor:
    """`begins` says how long it takes until work begins, `took` how long it took."""

    def __init__(self, begins: Callable[[], float], took: Callable[[], float]) -> None:
        self._begins: Final = begins
        self._took: Final = took

    async def run(self, work: Callable[[], T]) -> T:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def do() -> None:
            try:
                result = work()
            except PowerCut:
                return  # nobody is there to be told
            except Exception as error:  # noqa: BLE001 — whoever waits gets it
                loop.call_later(self._took(), _fail, done, error)
            else:
                loop.call_later(self._took(), _settle, done, result)

        loop.call_later(self._begins(), do)
        return await done

    def close(self) -> None:
        """There are no threads to end."""


def _settle(done: asyncio.Future[T], result: T) -> None:
    if not done.done():
        done.set_result(result)


def _fail(done: asyncio.Future[T], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)
