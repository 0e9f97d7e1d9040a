"""The store in one SQLite file. One commit follows another, apart from the event loop: whatever
waits when one is done is committed together, with one flush of the disk, and only then is anybody
told."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Final, TypeVar, cast, get_args

from monopoly.server.ops.executor import Executor
from monopoly.server.ops.metrics import Metrics
from monopoly.server.store.files import Files, SystemFiles
from monopoly.server.store.interface import (
    Change,
    Line,
    SeatKey,
    Stage,
    StoredTable,
    StoreError,
    TableError,
    TableRow,
)
from monopoly.server.store.sqlite_file import open_file

GROUP_MAX: Final = 1000  # jobs in one commit
INSERTED_AT_ONCE: Final = (64, 32, 16, 8, 4, 2, 1)  # entries in one statement: few to carry out

T = TypeVar("T")


class _Job:
    """Something for the store to do, for which table, and who waits for it. A table waits for each
    of its writes, so there are never more jobs than tables and requests. What did not work is done
    once more, by itself: doing it twice is doing it once."""

    __slots__ = ("change", "done", "error", "result", "table", "work")

    def __init__(
        self,
        work: Callable[[sqlite3.Connection], object],
        table: str,
        change: Change | None,
    ) -> None:
        self.work = work
        self.table = table
        self.change = change  # what `work` writes, where it writes
        self.done: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self.result: object = None
        self.error: BaseException | None = None

    def settle(self) -> None:
        if self.done.done():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


class SqliteStore:
    """See `store.Store`. A job that fails by itself fails alone. When the disk fails the store is
    broken for good, and says so to all.

    The store asks its executor for one thing at a time, so any will do; it closes it at its end.
    """

    def __init__(
        self,
        folder: Path,
        metrics: Metrics,
        executor: Executor,
        files: Files | None = None,
    ) -> None:
        self._files = files or SystemFiles()
        self._lock = self._files.lock(folder)
        try:
            self._connection = open_file(folder, files=self._files)
        except StoreError:
            self._files.unlock(self._lock)
            raise
        self._metrics = metrics
        self._executor = executor
        self._waiting: list[_Job] = []
        self._working: asyncio.Task[None] | None = None
        self.broken: str = ""
        self.closed = False
        self.on_broken: Callable[[str], None] = lambda _why: None

    # --- the interface

    async def write(self, change: Change) -> None:
        await self._ask(lambda connection: _write(connection, change), change.table, change)

    async def load(self, table: str) -> StoredTable | None:
        return await self._ask(lambda connection: _load(connection, table), table)

    async def lines(self, table: str, after: int, most: int) -> list[Line]:
        return await self._ask(lambda connection: _lines(connection, table, after, most), table)

    async def unfinished(self) -> list[str]:
        return await self._ask(_unfinished)

    async def forget(self, table: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM tables WHERE id = ?", (table,))

        await self._ask(work, table)

    async def close(self) -> None:
        self.closed = True
        if self._working is not None:
            await self._working
        await self._executor.run(self._end)
        self._executor.close()
        self._files.unlock(self._lock)

    async def _ask(
        self,
        work: Callable[[sqlite3.Connection], T],
        table: str = "",
        change: Change | None = None,
    ) -> T:
        if self.broken or self.closed:
            raise StoreError(self.broken or "The server is going down.")
        job = _Job(work, table, change)
        self._waiting.append(job)
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())
        return cast(T, await job.done)

    async def _work(self) -> None:
        """Until nobody waits any more."""
        while self._waiting:
            group, self._waiting = self._waiting[:GROUP_MAX], self._waiting[GROUP_MAX:]
            was_broken = self.broken
            await self._executor.run(partial(self._commit, group))
            if self.broken and not was_broken:
                self.on_broken(self.broken)
            for job in group:
                job.settle()

    # --- apart from the event loop

    def _commit(self, group: list[_Job]) -> None:
        """Whatever happens here, everybody in the group is answered."""
        try:
            if self.broken:
                raise StoreError(self.broken)
            try:
                self._do_all(group)
            except Exception as error:
                if _is_of_the_disk(error):
                    raise
                self._connection.execute("ROLLBACK")
                self._do_each(group)
            self._metrics.count("commits")
        except Exception as error:  # noqa: BLE001 — see above
            with contextlib.suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")
            if not self.broken:
                # Memory is now ahead of the disk: nothing may be told any more.
                self.broken = f"The data file cannot be written: {error}."
            for job in group:
                job.error = StoreError(self.broken)

    def _do_all(self, group: list[_Job]) -> None:
        """The entries of many tables in a few statements: each statement lets go of the
        interpreter's lock and waits for it again."""
        entries: list[_Row] = []
        self._connection.execute("BEGIN IMMEDIATE")
        for job in group:
            if job.change is not None:
                entries += _rows(job.change)
                _write_facts(self._connection, job.change)
                continue
            _insert(self._connection, entries)  # who reads finds what was written before
            entries = []
            job.result = job.work(self._connection)
        _insert(self._connection, entries)
        self._connection.execute("COMMIT")

    def _do_each(self, group: list[_Job]) -> None:
        """One of them is at fault: it alone is left out."""
        self._connection.execute("BEGIN IMMEDIATE")
        for job in group:
            self._connection.execute("SAVEPOINT job")
            try:
                job.result = job.work(self._connection)
            except Exception as error:
                if _is_of_the_disk(error):
                    raise
                self._connection.execute("ROLLBACK TO job")
                job.error = _failure(job.table, error)
            self._connection.execute("RELEASE job")
        self._connection.execute("COMMIT")

    def _end(self) -> None:
        with contextlib.suppress(sqlite3.Error):
            self._connection.execute("PRAGMA optimize")
        self._connection.close()


def _is_of_the_disk(error: Exception) -> bool:
    """Whether the file as a whole cannot be used (full, read-only, malformed …). Everything else is
    a matter of one job: a row that is no row, a statement that does not fit."""
    if isinstance(error, sqlite3.OperationalError | sqlite3.InternalError):
        return True
    return type(error) is sqlite3.DatabaseError  # the malformed file; its subclasses are others


def _failure(table: str, error: Exception) -> StoreError | TableError:
    why = str(error) if isinstance(error, _BadRow) else f"{type(error).__name__}: {error}"
    return TableError(table, why) if table else StoreError(f"The store failed: {why}.")


class _BadRow(Exception):
    """A row that holds something else than was ever written."""


# --- the statements


_Row = tuple[str, int, bytes, bytes]


def _rows(change: Change) -> list[_Row]:
    return [(change.table, line.version, line.entry, line.meta) for line in change.lines]


def _insert(connection: sqlite3.Connection, rows: list[_Row]) -> None:
    done = 0
    for at_once in INSERTED_AT_ONCE:
        while len(rows) - done >= at_once:
            values = [value for row in rows[done : done + at_once] for value in row]
            connection.execute(_insertion(at_once), values)
            done += at_once


@cache
def _insertion(rows: int) -> str:
    places = ", ".join(["(?, ?, ?, ?)"] * rows)
    return f"INSERT INTO lines (table_id, version, entry, note) VALUES {places}"  # noqa: S608


def _write(connection: sqlite3.Connection, change: Change) -> None:
    _write_facts(connection, change)
    _insert(connection, _rows(change))


def _write_facts(connection: sqlite3.Connection, change: Change) -> None:
    """All but the entries."""
    if change.row is not None:
        row = change.row
        connection.execute(
            "INSERT INTO tables (id, stage, created, facts) VALUES (?, ?, ?, ?) "
            "ON CONFLICT (id) DO UPDATE SET stage = excluded.stage, facts = excluded.facts",
            (row.id, row.stage, row.created, row.config),
        )
    for person in change.revoked:
        connection.execute(
            "DELETE FROM passes WHERE table_id = ? AND person = ?", (change.table, person)
        )
    if change.seat_keys:
        connection.executemany(
            "INSERT INTO passes (table_id, hash, person, expires) VALUES (?, ?, ?, ?) "
            "ON CONFLICT (table_id, hash) DO UPDATE SET expires = excluded.expires",
            [(change.table, found.hash, found.person, found.expires) for found in change.seat_keys],
        )


def _load(connection: sqlite3.Connection, table: str) -> StoredTable | None:
    found = connection.execute(
        "SELECT stage, created, facts FROM tables WHERE id = ?", (table,)
    ).fetchone()
    if found is None:
        return None
    stage, created, facts = found
    if stage not in get_args(Stage):
        raise _BadRow(f"its row says {stage!r:.40} for its stage")
    passes = connection.execute(
        "SELECT hash, person, expires FROM passes WHERE table_id = ?", (table,)
    )
    return StoredTable(
        TableRow(table, stage, _number(created, "its row"), _blob(facts, "its row")),
        tuple(_lines(connection, table, 0, 2**62)),
        tuple(_pass(*row) for row in passes),
    )


def _lines(connection: sqlite3.Connection, table: str, after: int, most: int) -> list[Line]:
    rows = connection.execute(
        "SELECT version, entry, note FROM lines WHERE table_id = ? AND version > ? "
        "ORDER BY version LIMIT ?",
        (table, after, most),
    )
    return [_line(*row) for row in rows]


def _line(version: object, entry: object, note: object) -> Line:
    where = f"its version {version!r:.40}"
    if not isinstance(version, int):
        raise _BadRow(f"{where} is no number")
    return Line(version, _blob(entry, where), _blob(note, where))


def _pass(key: object, person: object, expires: object) -> SeatKey:
    if not isinstance(person, int):
        raise _BadRow("a seat token of it belongs to nobody")
    return SeatKey(_blob(key, "a seat token of it"), person, _number(expires, "a seat token of it"))


def _blob(value: object, where: str) -> bytes:
    if not isinstance(value, bytes):
        raise _BadRow(f"{where} holds no bytes where there should be some")
    return value


def _number(value: object, where: str) -> float:
    if not isinstance(value, int | float):
        raise _BadRow(f"{where} holds no number where there should be one")
    return float(value)


def _unfinished(connection: sqlite3.Connection) -> list[str]:
    rows = connection.execute("SELECT id FROM tables WHERE stage != 'over' ORDER BY created DESC")
    return [table if isinstance(table, str) else repr(table) for (table,) in rows]
