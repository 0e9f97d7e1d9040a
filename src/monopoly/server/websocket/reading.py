"""Reading what has happened long ago, at a bounded rate: nobody waits for one who reads it all."""

import asyncio
import math
from typing import Final

from monopoly.server.ops.buckets import Bucket, Buckets
from monopoly.server.store.interface import Line, Store


class LogReader:
    """Of one connection. It waits for its own turn, and for that of its address."""

    def __init__(self, store: Store, own: Bucket, shared: Buckets, address: str) -> None:
        self._store: Final = store
        self._own: Final = own
        self._shared: Final = shared
        self._address: Final = address

    async def lines(self, table: str, after: int, most: int) -> list[Line]:
        wait = max(self._own.reserve(math.inf), self._shared.reserve(self._address, math.inf))
        if wait > 0:
            await asyncio.sleep(wait)
        return await self._store.lines(table, after, most)
