"""How long tables are kept that nobody needs any more, by a clock that can be believed."""

import contextlib
import math
from collections.abc import Callable
from typing import Final

import msgspec

from monopoly.protocol.codec import read_entry
from monopoly.server.ops.metrics import Metrics
from monopoly.server.ops.settings import Settings
from monopoly.server.ops.times import Times
from monopoly.server.store.interface import Stage, Store, TableError, TableRow

JUMP_SECONDS: Final = 5.0  # that one clock may gain on the other between two looks
STEADY_SECONDS: Final = 3600.0


class Steadiness:
    """Whether the clock on the wall has gone along with the steady one for an hour. One that was
    set a month forward makes every table look old."""

    def __init__(self, times: Times) -> None:
        self._times: Final = times
        self._ahead = times.wall() - times.steady()
        self._since = times.steady()

    def look(self) -> bool:
        """To be asked at least once a minute, and whenever it matters."""
        now = self._times.steady()
        ahead = self._times.wall() - now
        if abs(ahead - self._ahead) > JUMP_SECONDS:
            self._since = now
        self._ahead = ahead
        return now - self._since >= STEADY_SECONDS


class Retention:
    """Deletes from the store what is older than it is to be kept, and in nobody's use."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        metrics: Metrics,
        times: Times,
        is_in_use: Callable[[str], bool],
    ) -> None:
        self.clock: Final = Steadiness(times)
        self._store: Final = store
        self._kept: Final[dict[Stage, float]] = {
            "open": settings.forget_seconds,
            "playing": settings.keep_abandoned_seconds,
            "over": settings.keep_finished_seconds,
        }
        self._metrics: Final = metrics
        self._times: Final = times
        self._is_in_use: Final = is_in_use

    async def sweep(self) -> None:
        for stage, seconds in self._kept.items():
            if seconds == math.inf:
                continue
            async for row in self._store.rows(stage):
                if not self.clock.look():
                    return
                before = self._times.wall() - seconds
                if row.created < before and await self._last_at(row) < before:
                    await self._delete(row.id)

    async def _last_at(self, row: TableRow) -> float:
        """When something last happened at a table. One that cannot be read is never deleted."""
        if row.stage == "open":
            return row.created
        with contextlib.suppress(TableError, msgspec.MsgspecError, UnicodeDecodeError):
            line = await self._store.last_line(row.id)
            if line is not None:
                return read_entry(line.entry).at
        return math.inf

    async def _delete(self, table: str) -> None:
        # Nothing is waited for in between: whoever asks now is after the table is gone.
        if self._is_in_use(table) or not self.clock.look():
            return
        self._metrics.count("tables_deleted")
        with contextlib.suppress(TableError):
            await self._store.forget(table)
