"""Where replays are asked for: a few are made at once, apart from the event loop, and the last ones
kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from monopoly.server.ops.executor import Executor
from monopoly.server.refusal import Refusal

AT_ONCE: Final = 2
WAITING_MAX: Final = 8  # replays being made or waiting to be; more are refused
KEPT_MAX: Final = 8
KEPT_BYTES_MAX: Final = 32_000_000
RETRY_SECONDS: Final = 5.0

Make = Callable[[Callable[[], bool]], bytes]  # given a function that says whether to stop


class ReplayCache:
    def __init__(self, executor: Executor) -> None:
        self._executor: Final = executor
        self._kept: Final[OrderedDict[str, bytes]] = OrderedDict()
        self._making: Final[dict[str, asyncio.Task[bytes]]] = {}
        self._free: Final = asyncio.Semaphore(AT_ONCE)
        self._stopped = False

    def kept(self, key: str) -> bytes | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    async def make(self, key: str, make: Make) -> bytes:
        """The replay of that name; who asks for one that is being made waits for the same."""
        task = self._making.get(key)
        if task is None:
            if len(self._making) >= WAITING_MAX:
                sentence = "Too many replays are being made: come back in a moment."
                raise Refusal("too-fast", sentence, retry_after=RETRY_SECONDS)
            task = asyncio.create_task(self._make(key, make))
            self._making[key] = task
            task.add_done_callback(lambda done: self._made(key, done))
        return await asyncio.shield(task)  # whoever goes away does not spoil it for the others

    async def _make(self, key: str, make: Make) -> bytes:
        async with self._free:
            data = await self._executor.run(lambda: make(lambda: self._stopped))
        self._keep(key, data)
        return data

    def _made(self, key: str, task: asyncio.Task[bytes]) -> None:
        del self._making[key]
        if not task.cancelled():
            task.exception()  # seen, even when nobody waits any more

    def _keep(self, key: str, data: bytes) -> None:
        self._kept[key] = data
        while len(self._kept) > KEPT_MAX or sum(map(len, self._kept.values())) > KEPT_BYTES_MAX:
            self._kept.popitem(last=False)

    def close(self) -> None:
        """What is being made ends with a refusal."""
        self._stopped = True
