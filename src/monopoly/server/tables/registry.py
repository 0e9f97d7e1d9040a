"""All tables of a server: opened, found, taken up again, listed, and let go."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine, Iterable
from typing import Final, NamedTuple

from monopoly.protocol.messages import NewTable, Reopened
from monopoly.server.ops.log_limit import UNLIMITED
from monopoly.server.ops.metrics import Metrics
from monopoly.server.ops.settings import Settings
from monopoly.server.refusal import Refusal
from monopoly.server.store.interface import SeatKey, Store, StoreError, TableError
from monopoly.server.tables import lobby
from monopoly.server.tables.config import TableConfig, config_of
from monopoly.server.tables.restore import restore
from monopoly.server.tables.runtime import TableRuntime
from monopoly.server.tables.seats import NOBODY, Seat
from monopoly.server.tables.table import Table
from monopoly.server.tables.world import World

LIST_MAX: Final = 100
SWEEP_SECONDS: Final = 60.0
WATCH_SECONDS: Final = 1.0
SET_ASIDE: Final = (
    "This table is set aside: what is stored of it is damaged. The server's log says where."
)

_log: Final = logging.getLogger("monopoly.server")


class TakenSeat(NamedTuple):
    """A seat that somebody has just taken."""

    runtime: TableRuntime
    person: int
    seat_key: str  # told to them, and to nobody else
    expires: float


class TableRegistry:
    def __init__(self, store: Store, settings: Settings, metrics: Metrics, world: World) -> None:
        self.settings: Final = settings
        self.metrics: Final = metrics
        self.world: Final = world
        self.going_down = False
        self._store: Final = store
        self._tables: Final[dict[str, TableRuntime]] = {}
        self._loading: Final[dict[str, asyncio.Task[TableRuntime]]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._hours: Final[dict[str, float]] = {}  # of timed games that have been put away
        self._aside: Final[set[str]] = set()  # tables that are damaged
        self._resumed = False

    # --- the life of the registry

    def start(self) -> None:
        for work in (self._resume_all(), self._sweep(), self._watch()):
            self._do_later(work)

    def _do_later(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Everybody is told, every scheduler has ended, everything is stored. Once is enough."""
        if self.going_down:
            return
        self.going_down = True
        for task in self._tasks:
            task.cancel()
        await self._say_goodbye()
        await asyncio.gather(*(runtime.close() for runtime in self._tables.values()))
        await self._store.close()

    async def _say_goodbye(self) -> None:
        sentence = "The server is going down; come back in a moment."
        listeners = [one for runtime in self._tables.values() for one in runtime.listeners]
        await asyncio.gather(
            *(one.disconnect(1012, "going-down", sentence, again=True) for one in listeners),
            return_exceptions=True,
        )

    async def _resume_all(self) -> None:
        """Takes up every table that is not over, one after another: bots and clocks go on."""
        for table_id in await self._store.unfinished():
            try:
                await self.find(table_id)
            except Refusal as refusal:
                if table_id not in self._aside:
                    _log.error("Table %s could not be taken up: %s", table_id, refusal)
            except StoreError:
                return  # the store has said so to the whole server
            except Exception:  # noqa: BLE001 — one bad table must not keep the others waiting
                _log.exception("Table %s could not be taken up", table_id)
            await asyncio.sleep(0)
        self._resumed = True

    async def _watch(self) -> None:
        """One look a second at all connections: cheaper than a timer for every message."""
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            for runtime in list(self._tables.values()):
                try:
                    await self._look_at(runtime)
                except (StoreError, TableError, Refusal):
                    pass  # it has been said where it happened
                except Exception:  # noqa: BLE001 — the others are looked at all the same
                    _log.exception("Table %s could not be watched over", runtime.table.id)

    async def _look_at(self, runtime: TableRuntime) -> None:
        now = self.world.times.steady()
        for listener in list(runtime.listeners):
            await listener.check(now)
        await runtime.see_to_the_host(now)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.tidy_up()
            except StoreError:
                return  # the store has said so to the whole server
            except Exception:  # noqa: BLE001 — there is another time
                _log.exception("The registry could not be tidied up")

    async def tidy_up(self) -> None:
        """What nobody needs leaves the memory; whose hour has come is taken up again."""
        for runtime in list(self._tables.values()):
            with contextlib.suppress(Refusal):
                await self._tidy(runtime)
        now = self.world.times.wall()
        for table_id in [table_id for table_id, at in self._hours.items() if at <= now]:
            with contextlib.suppress(Refusal):
                await self.find(table_id)

    async def _tidy(self, runtime: TableRuntime) -> None:
        table = runtime.table
        if runtime.can_be_put_away(self.world.times.steady()):
            if table.stage == "playing" and table.ends_at is not None:
                self._hours[table.id] = table.ends_at
            self._drop(runtime)
            await runtime.close()
        elif table.stage == "open":
            await self._forget(runtime, lambda: not runtime.listeners and self._is_stale(table))

    def _is_stale(self, table: Table) -> bool:
        return self.world.times.wall() - table.created > self.settings.forget_seconds

    # --- tables

    async def open(self, wish: NewTable) -> TakenSeat:
        """A new table with its host."""
        config = config_of(wish, self.world.secrets.new_dice())
        return await self._open(config, wish.name, wish.token, wish.bots)

    async def _open(
        self, config: TableConfig, name: str, token: str, bots: Iterable[str], former: int = NOBODY
    ) -> TakenSeat:
        self._check_room()
        table = Table(self.world.secrets.new_id(), self.world.times.wall(), config, self.world)
        runtime = self._runtime(table)

        def furnish(table: Table) -> tuple[int, str, SeatKey]:
            person = lobby.sit(table, name, token, former)
            for bot in bots:
                lobby.add_bot(table, bot)
            seat_key, issued = lobby.issue(table, person, self.settings.seat_key_seconds)
            return person, seat_key, issued

        person, seat_key, issued = await runtime.change(furnish)
        self._tables[table.id] = runtime
        self.metrics.count("tables_opened")
        return TakenSeat(runtime, person, seat_key, issued.expires)

    def _check_room(self) -> None:
        if self.going_down:
            raise Refusal("going-down", "The server is going down; come back in a moment.")
        if len(self._tables) >= self.settings.tables_max:
            raise Refusal("server-full", "There is no room for another table.", retry_after=60.0)

    async def find(self, table_id: str) -> TableRuntime:
        """The table of that name, from memory or from the store."""
        runtime = self._tables.get(table_id)
        if runtime is not None:
            runtime.idle_since = self.world.times.steady()
            return runtime
        if table_id in self._aside:
            raise Refusal("damaged", SET_ASIDE)
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda done: self._loaded(table_id, done))
        return await asyncio.shield(loading)

    def _loaded(self, table_id: str, task: asyncio.Task[TableRuntime]) -> None:
        del self._loading[table_id]
        if not task.cancelled():
            task.exception()  # seen, even when nobody waits any more

    async def _load(self, table_id: str) -> TableRuntime:
        try:
            stored = await self._store.load(table_id)
            if stored is None:
                raise Refusal("no-table", "There is no such table.")
            runtime = self._runtime(restore(stored, self.world))
        except TableError as error:
            raise self.set_aside(error) from None
        self._tables[table_id] = runtime
        self._hours.pop(table_id, None)
        if self._resumed:
            runtime.rest_from_the_start()
        runtime.resume()
        return runtime

    def _runtime(self, table: Table) -> TableRuntime:
        return TableRuntime(table, self._store, self.settings, self.metrics, self.set_aside)

    def set_aside(self, error: TableError) -> Refusal:
        """From now on a damaged table is refused to everybody, and nothing of it is touched. It is
        named once in the log; the others go on."""
        if error.table not in self._aside:
            sentence = "Table %s is set aside: %s. The others go on."
            _log.error(sentence, error.table, error.why, extra=UNLIMITED)
            self._aside.add(error.table)
            self._hours.pop(error.table, None)
            runtime = self._tables.pop(error.table, None)
            if runtime is not None:
                runtime.fail(error)
                self._do_later(self._send_away(runtime))
        return Refusal("damaged", SET_ASIDE)

    async def _send_away(self, runtime: TableRuntime) -> None:
        await self._disconnect_all(runtime, 4410, "damaged", SET_ASIDE)
        await runtime.close()

    async def rematch(self, runtime: TableRuntime, person: int) -> TakenSeat:
        """The first of the same people to ask opens the new table; the others are seated at it."""
        async with runtime.rematching:
            old = runtime.table
            if old.stage != "over":
                raise Refusal("not-over", "The game is not over yet.")
            number = old.seat_of(person)
            if number is None:
                raise Refusal("no-seat", "You have left this table.")
            seat = old.seat(number)
            again = await self._opened_rematch(old)
            if again is not None:
                return await self._join_rematch(again, seat)
            return await self._open_rematch(runtime, seat)

    async def _opened_rematch(self, old: Table) -> TableRuntime | None:
        """The table to play again, unless all who were there have left it."""
        with contextlib.suppress(Refusal):
            return await self.find(old.rematch) if old.rematch else None
        return None

    async def _open_rematch(self, runtime: TableRuntime, seat: Seat) -> TakenSeat:
        old = runtime.table
        config = old.config.again(self.world.secrets.new_dice(), only_banks=old.banker is seat)
        bots = [other.bot for other in old.seats if not other.has_person]
        found = await self._open(config, seat.name, seat.token, bots, seat.person)

        def tell(table: Table) -> None:
            version, at = table.stamp()
            table.enter(Reopened(version=version, at=at, table=found.runtime.table.id))

        await runtime.change(tell)
        return found

    async def _join_rematch(self, runtime: TableRuntime, seat: Seat) -> TakenSeat:
        def join(table: Table) -> tuple[int, str, SeatKey]:
            person = lobby.sit_again(table, seat.name, seat.person)
            seat_key, issued = lobby.issue(table, person, self.settings.seat_key_seconds)
            return person, seat_key, issued

        person, seat_key, issued = await runtime.change(join)
        return TakenSeat(runtime, person, seat_key, issued.expires)

    async def forget_if_empty(self, runtime: TableRuntime) -> None:
        """A table that never began and that everybody has left, if nobody came meanwhile."""
        await self._forget(runtime, lambda: runtime.table.is_empty)

    async def _forget(self, runtime: TableRuntime, is_due: Callable[[], bool]) -> None:
        async with runtime.lock:
            if runtime.gone or runtime.table.stage != "open" or not is_due():
                return
            self._drop(runtime)
            try:
                await self._store.forget(runtime.table.id)
            except TableError as error:
                raise self.set_aside(error) from None
        await self._disconnect_all(runtime, 4404, "no-table", "There is no such table any more.")

    async def _disconnect_all(
        self, runtime: TableRuntime, code: int, reason: str, sentence: str
    ) -> None:
        listeners = list(runtime.listeners)
        await asyncio.gather(
            *(one.disconnect(code, reason, sentence, again=False) for one in listeners),
            return_exceptions=True,
        )

    def _drop(self, runtime: TableRuntime) -> None:
        runtime.gone = True
        self._tables.pop(runtime.table.id, None)

    def listed(self, stage: str) -> list[TableRuntime]:
        """Tables anybody may find, the newest first."""
        found = [
            runtime
            for runtime in self._tables.values()
            if runtime.table.stage == stage and runtime.table.is_listed
        ]
        found.sort(key=lambda runtime: runtime.table.created, reverse=True)
        return found[:LIST_MAX]

    def gauge(self) -> None:
        """Brings the gauges up to the moment."""
        lives = self._tables.values()
        self.metrics.gauges["tables"] = len(self._tables)
        self.metrics.gauges["tables_set_aside"] = len(self._aside)
        playing = sum(runtime.table.stage == "playing" for runtime in lives)
        self.metrics.gauges["tables_playing"] = playing
        self.metrics.gauges["sockets"] = sum(len(runtime.listeners) for runtime in lives)
