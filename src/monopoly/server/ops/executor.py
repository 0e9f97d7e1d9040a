"""Where work is done that would hold up the event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Protocol, TypeVar

T = TypeVar("T")


class Executor(Protocol):
    async def run(self, work: Callable[[], T]) -> T:
        """What `work` returns or raises. Who is cancelled while waiting does not stop it."""

    def close(self) -> None:
        """Once everything that was asked for is done."""


class Threads:
    """So many at once; with one, in the order in which they were asked for."""

    def __init__(self, name: str, most: int) -> None:
        self._pool: Final = ThreadPoolExecutor(most, thread_name_prefix=name)

    async def run(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    def close(self) -> None:
        self._pool.shutdown(wait=False)
