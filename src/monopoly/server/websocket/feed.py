"""What a client has not been sent yet. It lies in the table's log, from where it is read at the
client's own pace."""

import asyncio
from typing import Final

import msgspec

from monopoly.protocol.codec import encode, read_entry
from monopoly.protocol.messages import AskStory, Hello
from monopoly.server.store.interface import Line
from monopoly.server.tables.runtime import TableRuntime
from monopoly.server.tables.seats import NOBODY
from monopoly.server.views.update import TableUpdates, encoded_story, encoded_update
from monopoly.server.websocket.reading import LogReader

REOPENED: Final = b'"what":"reopened"'
ENTRIES_MAX: Final = 50  # in one message: they are told in one turn of the event loop
MISSED_MAX: Final = 500  # entries that a client is sent when it comes back


class Feed:
    """Of one client at one table, from the version it said hello with."""

    def __init__(
        self,
        runtime: TableRuntime,
        updates: TableUpdates,
        store: LogReader,
        hello: Hello,
        person: int,
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
        self.version = _begin(self._table.version, hello)

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
        if self._table.version - self.version > ENTRIES_MAX:
            await asyncio.sleep(0)  # everybody else has their turn between two parts
        if not self._runtime.lock.locked():  # nothing is being stored: there is nothing to wait for
            return self.newest()
        async with self._runtime.lock:
            return self.newest()

    async def story(self, asked: AskStory) -> bytes:
        """Entries up to what this client has been sent, as they are stored."""
        end = min(asked.before - 1, self.version)
        begin = max(0, end - asked.count)
        lines = await self._store.lines(self._table.id, begin, end - begin) if end > begin else []
        entries = [self._worded(line.version, line.entry) for line in lines]
        return encoded_story(asked.id, self.version, entries)

    async def _older(self) -> bytes:
        """Entries that are not at hand."""
        lines = await self._store.lines(self._table.id, self.version, ENTRIES_MAX)
        self.version = lines[-1].version
        return encoded_update([self._worded(line.version, line.entry) for line in lines], None)

    def newest(self) -> bytes:
        """The next entries; with the last of them the moment it has led to. While the lock is free
        or ours."""
        self._runtime.check_stored()
        lines: list[Line] = []
        for line in reversed(self._table.recent):
            if line.version <= self.version:
                break
            lines.append(line)
        lines.reverse()
        found = [self._worded(line.version, line.entry) for line in lines[:ENTRIES_MAX]]
        if len(lines) > ENTRIES_MAX:
            self.version += ENTRIES_MAX
            return encoded_update(found, None)
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
        if REOPENED in entry and self._person == NOBODY and self._table.config.private:
            return encode(msgspec.structs.replace(read_entry(entry), table=""))
        if not self._story:
            return entry
        return self._updates.with_story(version, entry, self._table.seat_of(self._person))


def _begin(version: int, hello: Hello) -> int:
    """The version after which a client is told everything: the one it has seen, unless it has
    missed too much."""
    since = hello.since
    if since is not None and version - since <= MISSED_MAX:
        return since
    return max(0, version - hello.tail)
