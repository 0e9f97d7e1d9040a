"""What a client has not been sent yet. It lies in the table's log, from where it is read at the
client's own pace."""

from typing import Final

from monopoly.protocol.messages import Hello
from monopoly.server.store.interface import Store
from monopoly.server.tables.runtime import TableRuntime
from monopoly.server.views.update import TableUpdates, encoded_update

ENTRIES_MAX: Final = 100  # in one message


class Feed:
    """Of one client at one table, from the version it said hello with."""

    def __init__(
        self, runtime: TableRuntime, updates: TableUpdates, store: Store, hello: Hello, person: int
    ) -> None:
        self._runtime: Final = runtime
        self._table: Final = runtime.table
        self._updates: Final = updates
        self._store: Final = store
        self._person: Final = person
        self._story: Final = "story" in hello.want
        self._labels: Final = "labels" in hello.want
        self._positions: Final = "positions" in hello.want
        self._begun = False  # the moment has been sent, be it without an entry
        self._placed = False  # a position has been sent
        self.version = self._table.version if hello.since is None else hello.since

    @property
    def has_more(self) -> bool:
        return self.version < self._table.version or not self._begun

    @property
    def is_at_hand(self) -> bool:
        """Whether all that is missing is in memory."""
        recent = self._table.recent
        return not recent or self.version + 1 >= recent[0].version

    async def next_update(self) -> bytes:
        if not self.is_at_hand:
            return await self._older()
        if not self._runtime.lock.locked():  # nothing is being stored: there is nothing to wait for
            return self.newest()
        async with self._runtime.lock:
            return self.newest()

    async def _older(self) -> bytes:
        """Entries that are no longer at hand."""
        lines = await self._store.lines(self._table.id, self.version, ENTRIES_MAX)
        self.version = lines[-1].version
        return encoded_update([self._worded(line.version, line.entry) for line in lines], None)

    def newest(self) -> bytes:
        """All that is left, and the moment it has led to. While the lock is free or ours."""
        self._runtime.check_stored()
        found: list[bytes] = []
        for line in reversed(self._table.recent):
            if line.version <= self.version:
                break
            found.append(self._worded(line.version, line.entry))
        found.reverse()
        now = self._updates.now(
            self._table.seat_of(self._person),
            labels=self._labels,
            with_position=self._positions or not self._placed,
        )
        self.version = self._table.version
        self._begun = True
        self._placed = self._table.game is not None
        return encoded_update(found, now)

    def _worded(self, version: int, entry: bytes) -> bytes:
        if not self._story:
            return entry
        return self._updates.with_story(version, entry, self._table.seat_of(self._person))
