"""The store in one SQLite file. One thread writes: whatever waits when it comes round is committed
together, with one flush of the disk, and only then is anybody told."""

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar, cast

from monopoly.server.metrics import Metrics
from monopoly.server.sqlite_file import lock_folder, open_file
from monopoly.server.store import Change, Line, Pass, Stage, StoredTable, StoreError, TableRow

GROUP_MAX: Final = 1000  # jobs in one commit

T = TypeVar("T")


class _Job:
    """Something for the writer to do, and who waits for it. A table waits for each of its writes,
    so there are never more jobs than tables and requests."""

    __slots__ = ("done", "error", "loop", "result", "work")

    def __init__(self, work: Callable[[sqlite3.Connection], object]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[object] = self.loop.create_future()
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
    """See `store.Store`. When a commit fails the store is broken for good, and says so to all."""

    def __init__(self, folder: Path, metrics: Metrics | None = None) -> None:
        self._lock = lock_folder(folder)
        try:
            self._connection = open_file(folder)
        except StoreError:
            os.close(self._lock)
            raise
        self._metrics = metrics or Metrics()
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self.broken: str = ""
        self.closed = False
        self.on_broken: Callable[[str], None] = lambda _why: None
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    # --- the interface

    async def write(self, change: Change) -> None:
        await self._ask(lambda connection: _write(connection, change))

    async def load(self, table: str) -> StoredTable | None:
        return await self._ask(lambda connection: _load(connection, table))

    async def lines(self, table: str, after: int, most: int) -> list[Line]:
        return await self._ask(lambda connection: _lines(connection, table, after, most))

    async def unfinished(self) -> list[TableRow]:
        return await self._ask(_unfinished)

    async def forget(self, table: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM tables WHERE id = ?", (table,))

        await self._ask(work)

    async def close(self) -> None:
        self.closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        os.close(self._lock)

    async def _ask(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self.broken or self.closed:
            raise StoreError(self.broken or "The server is going down.")
        job = _Job(work)
        self._jobs.put(job)
        return cast(T, await job.done)

    # --- the writer's thread

    def _run(self) -> None:
        going = True
        while going:
            group, going = self._next_group()
            if not group:
                continue
            self._commit(group)
            for loop, jobs in _by_loop(group).items():
                with contextlib.suppress(RuntimeError):  # its loop has closed: nobody waits
                    loop.call_soon_threadsafe(_settle_all, jobs)
        with contextlib.suppress(sqlite3.Error):
            self._connection.execute("PRAGMA optimize")
        self._connection.close()

    def _next_group(self) -> tuple[list[_Job], bool]:
        """Waits for a job and takes whatever else is there; False when the store closes."""
        group: list[_Job] = []
        job = self._jobs.get()
        while job is not None:
            group.append(job)
            if len(group) == GROUP_MAX:
                return group, True
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return group, True
        return group, False

    def _commit(self, group: list[_Job]) -> None:
        try:
            if self.broken:
                raise StoreError(self.broken)
            self._connection.execute("BEGIN IMMEDIATE")
            for job in group:
                job.result = job.work(self._connection)
            self._connection.execute("COMMIT")
            self._metrics.count("commits")
        except Exception as error:  # noqa: BLE001 — a thread that ended would leave all waiting
            with contextlib.suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")
            if not self.broken:
                # Memory is now ahead of the disk: nothing may be told any more.
                self.broken = f"The data file cannot be written: {error}."
                group[0].loop.call_soon_threadsafe(self.on_broken, self.broken)
            for job in group:
                job.error = StoreError(self.broken)


def _by_loop(group: list[_Job]) -> dict[asyncio.AbstractEventLoop, list[_Job]]:
    found: dict[asyncio.AbstractEventLoop, list[_Job]] = {}
    for job in group:
        found.setdefault(job.loop, []).append(job)
    return found


def _settle_all(jobs: list[_Job]) -> None:
    for job in jobs:
        job.settle()


# --- the statements


def _write(connection: sqlite3.Connection, change: Change) -> None:
    if change.row is not None:
        row = change.row
        connection.execute(
            "INSERT INTO tables (id, stage, created, facts) VALUES (?, ?, ?, ?) "
            "ON CONFLICT (id) DO UPDATE SET stage = excluded.stage, facts = excluded.facts",
            (row.id, row.stage, row.created, row.facts),
        )
    if change.lines:
        connection.executemany(
            "INSERT INTO lines (table_id, version, entry, note) VALUES (?, ?, ?, ?)",
            [(change.table, line.version, line.entry, line.note) for line in change.lines],
        )
    for person in change.revoked:
        connection.execute(
            "DELETE FROM passes WHERE table_id = ? AND person = ?", (change.table, person)
        )
    if change.passes:
        connection.executemany(
            "INSERT INTO passes (table_id, hash, person, expires) VALUES (?, ?, ?, ?) "
            "ON CONFLICT (table_id, hash) DO UPDATE SET expires = excluded.expires",
            [(change.table, found.hash, found.person, found.expires) for found in change.passes],
        )


def _load(connection: sqlite3.Connection, table: str) -> StoredTable | None:
    found = connection.execute(
        "SELECT stage, created, facts FROM tables WHERE id = ?", (table,)
    ).fetchone()
    if found is None:
        return None
    stage, created, facts = found
    passes = connection.execute(
        "SELECT hash, person, expires FROM passes WHERE table_id = ?", (table,)
    )
    return StoredTable(
        TableRow(table, cast(Stage, stage), float(created), bytes(facts)),
        tuple(_lines(connection, table, 0, 2**62)),
        tuple(Pass(bytes(key), int(person), float(expires)) for key, person, expires in passes),
    )


def _lines(connection: sqlite3.Connection, table: str, after: int, most: int) -> list[Line]:
    rows = connection.execute(
        "SELECT version, entry, note FROM lines WHERE table_id = ? AND version > ? "
        "ORDER BY version LIMIT ?",
        (table, after, most),
    )
    return [Line(int(version), bytes(entry), bytes(note)) for version, entry, note in rows]


def _unfinished(connection: sqlite3.Connection) -> list[TableRow]:
    rows = connection.execute(
        "SELECT id, stage, created, facts FROM tables WHERE stage != 'over' ORDER BY created DESC"
    )
    return [TableRow(str(i), cast(Stage, s), float(c), bytes(f)) for i, s, c, f in rows]
