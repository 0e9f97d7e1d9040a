"""All tables of a server: opened, found, taken up again, listed, and let go."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine, Iterable
from typing import Final

from monopoly.server import dice, lobby
from monopoly.server.facts import Facts, facts_of
from monopoly.server.live import LiveTable
from monopoly.server.log_limit import UNLIMITED
from monopoly.server.messages import NewTable, Reopened
from monopoly.server.metrics import Metrics
from monopoly.server.places import SocketPlaces
from monopoly.server.refusal import Refusal
from monopoly.server.replay_desk import ReplayDesk
from monopoly.server.restore import restore
from monopoly.server.seats import NOBODY, Seat, new_id
from monopoly.server.settings import Settings
from monopoly.server.store import Pass, Store, StoreError, TableError
from monopoly.server.table import Table, Times

LIST_MAX: Final = 100
SWEEP_SECONDS: Final = 60.0
WATCH_SECONDS: Final = 1.0
SET_ASIDE: Final = (
    "This table is set aside: what is stored of it is damaged. The server's log says where."
)

_log: Final = logging.getLogger("monopoly.server")


class Hall:
    def __init__(
        self, store: Store, settings: Settings, metrics: Metrics, times: Times | None = None
    ) -> None:
        self.settings: Final = settings
        self.metrics: Final = metrics
        self.times: Final = times or Times()
        self.going_down = False
        self.replays: Final = ReplayDesk()
        self.places: Final = SocketPlaces(settings)
        self._store: Final = store
        self._tables: Final[dict[str, LiveTable]] = {}
        self._loading: Final[dict[str, asyncio.Task[LiveTable]]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._hours: Final[dict[str, float]] = {}  # of timed games that have been put away
        self._aside: Final[set[str]] = set()  # tables that are damaged
        self._resumed = False

    # --- the life of the hall

    def start(self) -> None:
        for work in (self._resume_all(), self._sweep(), self._watch()):
            self._do_later(work)

    def _do_later(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Everybody is told, every keeper has ended, everything is stored. Once is enough."""
        if self.going_down:
            return
        self.going_down = True
        self.replays.close()
        for task in self._tasks:
            task.cancel()
        await self._say_goodbye()
        await asyncio.gather(*(live.close() for live in self._tables.values()))
        await self._store.close()

    async def _say_goodbye(self) -> None:
        sentence = "The server is going down; come back in a moment."
        listeners = [one for live in self._tables.values() for one in live.listeners]
        await asyncio.gather(
            *(one.part(1012, "going-down", sentence, again=True) for one in listeners),
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
            for live in list(self._tables.values()):
                try:
                    await self._look_at(live)
                except (StoreError, TableError, Refusal):
                    pass  # it has been said where it happened
                except Exception:  # noqa: BLE001 — the others are looked at all the same
                    _log.exception("Table %s could not be watched over", live.table.id)

    async def _look_at(self, live: LiveTable) -> None:
        now = self.times.steady()
        for listener in list(live.listeners):
            await listener.check(now)
        await live.see_to_the_host(now)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.tidy_up()
            except StoreError:
                return  # the store has said so to the whole server
            except Exception:  # noqa: BLE001 — there is another time
                _log.exception("The hall could not be tidied up")

    async def tidy_up(self) -> None:
        """What nobody needs leaves the memory; whose hour has come is taken up again."""
        for live in list(self._tables.values()):
            with contextlib.suppress(Refusal):
                await self._tidy(live)
        now = self.times.wall()
        for table_id in [table_id for table_id, at in self._hours.items() if at <= now]:
            with contextlib.suppress(Refusal):
                await self.find(table_id)

    async def _tidy(self, live: LiveTable) -> None:
        table = live.table
        if live.can_be_put_away(self.times.steady()):
            if table.stage == "playing" and table.ends_at is not None:
                self._hours[table.id] = table.ends_at
            self._drop(live)
            await live.close()
        elif table.stage == "open":
            await self._forget(live, lambda: not live.listeners and self._is_stale(table))

    def _is_stale(self, table: Table) -> bool:
        return self.times.wall() - table.created > self.settings.forget_seconds

    # --- tables

    async def open(self, wish: NewTable) -> tuple[LiveTable, int, str, Pass]:
        """A new table with its host: the table, the host's person, their token and its pass."""
        facts = facts_of(wish, dice.new_secret())
        return await self._open(facts, wish.name, wish.token, wish.bots)

    async def _open(
        self, facts: Facts, name: str, token: str, bots: Iterable[str], former: int = NOBODY
    ) -> tuple[LiveTable, int, str, Pass]:
        self._check_room()
        table = Table(new_id(), self.times.wall(), facts, self.times)
        live = self._live(table)

        def furnish(table: Table) -> tuple[int, str, Pass]:
            person = lobby.sit(table, name, token, former)
            for bot in bots:
                lobby.add_bot(table, bot)
            seat_token, issued = lobby.issue(table, person, self.settings.token_seconds)
            return person, seat_token, issued

        person, seat_token, issued = await live.change(furnish)
        self._tables[table.id] = live
        self.metrics.count("tables_opened")
        return live, person, seat_token, issued

    def _check_room(self) -> None:
        if self.going_down:
            raise Refusal("going-down", "The server is going down; come back in a moment.")
        if len(self._tables) >= self.settings.tables_max:
            raise Refusal("server-full", "There is no room for another table.", retry_after=60.0)

    async def find(self, table_id: str) -> LiveTable:
        """The table of that name, from memory or from the store."""
        live = self._tables.get(table_id)
        if live is not None:
            live.idle_since = self.times.steady()
            return live
        if table_id in self._aside:
            raise Refusal("damaged", SET_ASIDE)
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> LiveTable:
        try:
            stored = await self._store.load(table_id)
            if stored is None:
                raise Refusal("no-table", "There is no such table.")
            live = self._live(restore(stored, self.times))
        except TableError as error:
            raise self.set_aside(error) from None
        self._tables[table_id] = live
        self._hours.pop(table_id, None)
        if self._resumed:
            live.rest_from_the_start()
        live.wake()
        return live

    def _live(self, table: Table) -> LiveTable:
        return LiveTable(table, self._store, self.settings, self.metrics, self.set_aside)

    def set_aside(self, error: TableError) -> Refusal:
        """From now on a damaged table is refused to everybody, and nothing of it is touched. It is
        named once in the log; the others go on."""
        if error.table not in self._aside:
            sentence = "Table %s is set aside: %s. The others go on."
            _log.error(sentence, error.table, error.why, extra=UNLIMITED)
            self._aside.add(error.table)
            self._hours.pop(error.table, None)
            live = self._tables.pop(error.table, None)
            if live is not None:
                live.fail(error)
                self._do_later(self._send_away(live))
        return Refusal("damaged", SET_ASIDE)

    async def _send_away(self, live: LiveTable) -> None:
        await self._part_all(live, 4410, "damaged", SET_ASIDE)
        await live.close()

    async def rematch(self, live: LiveTable, person: int) -> tuple[LiveTable, int, str, Pass]:
        """The first of the same people to ask opens the new table; the others are seated at it."""
        async with live.rematching:
            old = live.table
            if old.stage != "over":
                raise Refusal("not-over", "The game is not over yet.")
            number = old.seat_of(person)
            if number is None:
                raise Refusal("no-seat", "You have left this table.")
            seat = old.seat(number)
            again = await self._opened_rematch(old)
            if again is not None:
                return await self._join_rematch(again, seat)
            return await self._open_rematch(live, seat)

    async def _opened_rematch(self, old: Table) -> LiveTable | None:
        """The table to play again, unless all who were there have left it."""
        with contextlib.suppress(Refusal):
            return await self.find(old.rematch) if old.rematch else None
        return None

    async def _open_rematch(self, live: LiveTable, seat: Seat) -> tuple[LiveTable, int, str, Pass]:
        old = live.table
        facts = old.facts.again(dice.new_secret(), only_banks=old.banker is seat)
        bots = [other.bot for other in old.seats if not other.has_person]
        found = await self._open(facts, seat.name, seat.token, bots, seat.person)

        def tell(table: Table) -> None:
            version, at = table.stamp()
            table.enter(Reopened(version=version, at=at, table=found[0].table.id))

        await live.change(tell)
        return found

    async def _join_rematch(self, live: LiveTable, seat: Seat) -> tuple[LiveTable, int, str, Pass]:
        def join(table: Table) -> tuple[int, str, Pass]:
            person = lobby.sit_again(table, seat.name, seat.person)
            token, issued = lobby.issue(table, person, self.settings.token_seconds)
            return person, token, issued

        person, token, issued = await live.change(join)
        return live, person, token, issued

    async def forget_if_empty(self, live: LiveTable) -> None:
        """A table that never began and that everybody has left, if nobody came meanwhile."""
        await self._forget(live, lambda: live.table.is_empty)

    async def _forget(self, live: LiveTable, is_due: Callable[[], bool]) -> None:
        async with live.lock:
            if live.gone or live.table.stage != "open" or not is_due():
                return
            self._drop(live)
            try:
                await self._store.forget(live.table.id)
            except TableError as error:
                raise self.set_aside(error) from None
        await self._part_all(live, 4404, "no-table", "There is no such table any more.")

    async def _part_all(self, live: LiveTable, code: int, reason: str, sentence: str) -> None:
        await asyncio.gather(
            *(one.part(code, reason, sentence, again=False) for one in list(live.listeners)),
            return_exceptions=True,
        )

    def _drop(self, live: LiveTable) -> None:
        live.gone = True
        self._tables.pop(live.table.id, None)

    def listed(self, stage: str) -> list[LiveTable]:
        """Tables anybody may find, the newest first."""
        found = [
            live
            for live in self._tables.values()
            if live.table.stage == stage and not live.table.facts.private
        ]
        found.sort(key=lambda live: live.table.created, reverse=True)
        return found[:LIST_MAX]

    def gauge(self) -> None:
        """Brings the gauges up to the moment."""
        lives = self._tables.values()
        self.metrics.gauges["tables"] = len(self._tables)
        self.metrics.gauges["tables_set_aside"] = len(self._aside)
        playing = sum(live.table.stage == "playing" for live in lives)
        self.metrics.gauges["tables_playing"] = playing
        self.metrics.gauges["sockets"] = sum(len(live.listeners) for live in lives)
