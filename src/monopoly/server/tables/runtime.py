"""A table with people around it: one change at a time, stored before it is told."""

import asyncio
import math
from collections.abc import Callable
from functools import partial
from typing import Final, Protocol, TypeVar

from monopoly.protocol.messages import Presence
from monopoly.server.ops.buckets import Bucket, milliseconds
from monopoly.server.ops.metrics import Metrics
from monopoly.server.ops.settings import Rate, Settings
from monopoly.server.refusal import Refusal
from monopoly.server.store.interface import Store, StoreError, TableError
from monopoly.server.tables import lobby, play
from monopoly.server.tables.scheduler import Scheduler
from monopoly.server.tables.seats import Seat
from monopoly.server.tables.table import Table

T = TypeVar("T")


class Listener(Protocol):
    """A connection, as its table sees it."""

    @property
    def seat_person(self) -> int: ...

    def wake(self) -> None:
        """There is more to read."""

    def note_presence(self, presence: Presence) -> None: ...

    async def check(self, now: float) -> None:
        """Ends it if its client does not read."""

    async def disconnect(self, code: int, reason: str, sentence: str, *, again: bool) -> None: ...


class TableRuntime:
    def __init__(
        self,
        table: Table,
        store: Store,
        settings: Settings,
        metrics: Metrics,
        set_aside: Callable[[TableError], object],
    ) -> None:
        self.table: Final = table
        self.lock: Final = asyncio.Lock()
        self.rematching: Final = asyncio.Lock()
        self.listeners: Final[dict[Listener, None]] = {}  # in the order in which they came
        self._store: Final = store
        self._settings: Final = settings
        self._metrics: Final = metrics
        self._set_aside: Final = set_aside  # told when this table, and no other, cannot be stored
        self._chat: Final[dict[int, Bucket]] = {}
        self._offers: Final[dict[int, Bucket]] = {}
        self._scheduler: Final = Scheduler(self, settings, metrics)
        self._told_version = table.version  # what is on the disk, and may be told
        self._unstored = ""  # why the last change is not on the disk: it is never told
        self._damaged = ""  # the same, where it is this table's own trouble and not the store's
        self.gone = False  # forgotten, or taken out of the memory: nothing more happens here
        self.idle_since = table.times.steady()

    # --- changes

    async def change(self, do: Callable[[Table], T]) -> T:
        """Carries something out; when this returns it is on the disk and is being told."""
        async with self.lock:
            return await self.change_locked(do)

    async def change_locked(self, do: Callable[[Table], T]) -> T:
        """Under the lock. Nothing cancels this half-way: whatever calls it ends by itself."""
        self.check_stored()
        if self.gone:
            raise Refusal("no-table", "There is no such table any more.")
        stage, moved, version = self.table.stage, self.table.moved, self.table.version
        result = do(self.table)
        self._scheduler.set_clock()
        await self._flush()
        if self.table.moved != moved:
            self._metrics.count("actions")
        if self.table.stage != stage:
            over = self.table.stage == "over"
            self._metrics.count("games_over" if over else "games_begun")
        if self.table.version != version:
            self._told_version = self.table.version
            self._publish()
        return result

    def check_stored(self) -> None:
        """Under the lock, before anything is shown: memory must not be ahead of the disk."""
        if self._unstored:
            raise StoreError(self._unstored)
        if self._damaged:
            raise TableError(self.table.id, self._damaged)

    def fail(self, error: TableError) -> None:
        """This table is set aside: nothing of it is shown or changed any more."""
        self._damaged = error.why
        self.gone = True

    async def _flush(self) -> None:
        change = self.table.take_change()
        if change is None:
            return
        began = self.table.times.steady()
        try:
            await self._store.write(change)
        except StoreError as error:
            self._unstored = str(error)
            raise
        except TableError as error:
            self.fail(error)
            self._set_aside(error)
            raise
        self._metrics.store_seconds.observe(self.table.times.steady() - began)
        self._metrics.count("entries", len(change.lines))

    def _publish(self) -> None:
        for listener in self.listeners:
            listener.wake()
        self._scheduler.attend()

    def check_chat(self, person: int) -> None:
        """Refuses a line of chat that comes too soon after others of the same person."""
        self._take(self._chat, person, self._settings.chat, "Not so fast: let others read.")

    def check_offer(self, person: int) -> None:
        """Refuses an offer that comes too soon: others have to read, and the log to keep it."""
        sentence = "Not so fast: let others consider."
        self._take(self._offers, person, self._settings.offers, sentence)

    def _take(self, buckets: dict[int, Bucket], person: int, rate: Rate, sentence: str) -> None:
        bucket = buckets.get(person)
        if bucket is None:
            bucket = buckets[person] = Bucket(rate, self.table.times)
        wait = bucket.take()
        if wait > 0:
            raise Refusal("too-fast", sentence, retry_after=milliseconds(wait))

    # --- who is there

    async def join(self, listener: Listener, seat: Seat | None) -> None:
        """Under the lock."""
        self.listeners[listener] = None
        if seat is not None:
            seat.connections += 1
            number = self.table.seat_of(seat.person)
            if number is not None:
                await self.change_locked(lambda table: play.return_to_seat(table, number))
        self._tell_presence()
        self._scheduler.attend()
        self._scheduler.wake()

    def leave(self, listener: Listener, seat: Seat | None) -> None:
        self.listeners.pop(listener, None)
        now = self.table.times.steady()
        if seat is not None:
            seat.connections -= 1
            if seat.connections == 0:
                seat.away_since = now
        if not self.listeners:
            self.idle_since = now
            self._scheduler.alone_since = now
        self._tell_presence()
        self._scheduler.wake()

    @property
    def is_watched(self) -> bool:
        return bool(self.listeners)

    @property
    def watchers(self) -> int:
        """Who is there without a seat, or with one no more."""
        return sum(self.table.seat_of(one.seat_person) is None for one in self.listeners)

    def presence(self) -> Presence:
        return Presence(
            version=self._told_version,
            connected=[
                number
                for number, seat in self.table.everybody()
                if seat.connections and seat.has_person
            ],
            watchers=self.watchers,
        )

    def _tell_presence(self) -> None:
        presence = self.presence()
        for listener in self.listeners:
            listener.note_presence(presence)

    # --- from the store into the memory, and out of it

    def resume(self) -> None:
        """Taken up again after a restart: the game goes on."""
        self._scheduler.set_clock()
        self._scheduler.attend()

    async def close(self) -> None:
        """Ends the scheduler after what it is doing."""
        await self._scheduler.close()

    def can_be_put_away(self, now: float) -> bool:
        """Nobody is there, nobody has asked for long, and nothing is going on."""
        if self.listeners or self.lock.locked():
            return False
        idle = now - self.idle_since > self._settings.idle_seconds
        return idle and (
            self.table.stage == "over"
            or (self.table.stage == "playing" and self._scheduler.is_resting(now))
        )

    def rest_from_the_start(self) -> None:
        """Taken up by somebody who only looks: it goes on resting until somebody comes."""
        self._scheduler.alone_since = -math.inf

    # --- the host's chair

    async def see_to_the_host(self, now: float) -> None:
        """A host who is away for long is followed by the next person who is there."""
        if self.gone or not self.listeners or self.table.stage == "over":
            return
        patience = max(self.table.config.clock.grace, self._settings.host_seconds)
        if lobby.next_host(self.table, now - patience) is not None:
            await self.change(partial(lobby.pass_host_on, away_before=now - patience))
