"""The store in one SQLite file. One commit follows another, apart from the event loop: whatever
waits when one is done is committed together, with one flush of the disk, and only then is anybody
told."""

import asyncio
import contextlib
import logging
import math
import sqlite3
from collections.abc import AsyncIterator, Callable
from functools import cache, partial
from pathlib import Path
from typing import Final, TypeVar, cast, get_args

from monopoly.server.ops.executor import Executor
from monopoly.server.ops.metrics import Metrics
from monopoly.server.store import chain
from monopoly.server.store.chain import Head
from monopoly.server.store.files import Files, SystemFiles
from monopoly.server.store.heads import Heads
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
from monopoly.server.store.sqlite_file import FILE_NAME, find_damage, open_file

GROUP_MAX: Final = 1000  # jobs in one commit
ENDS_MAX: Final = 50_000  # of logs, remembered
COMPARED_AT_ONCE: Final = 200  # logs with their known ends: others wait for it
RESCUED: Final = "tables.rescued.sqlite3"
READ_AT_ONCE: Final = 200  # rows of tables, likewise
INSERTED_AT_ONCE: Final = (64, 32, 16, 8, 4, 2, 1)  # entries in one statement: few to carry out

T = TypeVar("T")

_log: Final = logging.getLogger("monopoly.server")


class _Job:
    """Something for the store to do, for which table, and who waits for it. A table waits for each
    of its writes, so there are never more jobs than tables and requests. What did not work is done
    once more, by itself: doing it twice is doing it once."""

    __slots__ = ("change", "done", "error", "forgets", "result", "table", "work")

    def __init__(
        self,
        work: Callable[[sqlite3.Connection], object],
        table: str,
        change: Change | None,
        *,
        forgets: bool,
    ) -> None:
        self.work = work
        self.table = table
        self.forgets = forgets  # whether nothing is left of the table afterwards
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
            self._identity = self._files.identity(folder / FILE_NAME)
            self._heads = _heads_in(folder, self._files)
        except StoreError:
            self._files.unlock(self._lock)
            raise
        self._ends: dict[str, Head] = {}  # of logs that have grown
        self._path: Final = folder / FILE_NAME
        self._checking: sqlite3.Connection | None = None
        self._metrics = metrics
        self._executor = executor
        self._waiting: list[_Job] = []
        self._working: asyncio.Task[None] | None = None
        self.broken: str = ""
        self._told_broken = False
        self.closed = False
        self.on_broken: Callable[[str], None] = lambda _why: None

    # --- the interface

    async def write(self, change: Change) -> None:
        await self._ask(_write_facts_of(change), change.table, change)

    async def load(self, table: str) -> StoredTable | None:
        def work(connection: sqlite3.Connection) -> StoredTable | None:
            return _load(connection, table, self._heads.get(table))

        return await self._ask(work, table)

    async def lines(self, table: str, after: int, most: int) -> list[Line]:
        return await self._ask(lambda connection: _lines(connection, table, after, most), table)

    async def last_line(self, table: str) -> Line | None:
        return await self._ask(lambda connection: _last_line(connection, table), table)

    async def rows(self, stage: Stage) -> AsyncIterator[TableRow]:
        last: _Place = (math.inf, b"")
        while True:
            found, last = await self._ask(partial(_rows_after, stage, last))
            for row in found:
                yield row
            if not last[1]:
                return

    async def shortened(self) -> list[str]:
        found: list[str] = []
        tables = self._heads.tables()
        for begin in range(0, len(tables), COMPARED_AT_ONCE):
            some = tables[begin : begin + COMPARED_AT_ONCE]
            found += await self._ask(partial(self._compare, some))
        return found

    async def forget(self, table: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM tables WHERE id = ?", (table,))

        await self._ask(work, table, forgets=True)

    async def check(self, executor: Executor) -> None:
        try:
            damage = await executor.run(self._find_damage)
        except sqlite3.Error as error:
            if not self.closed:
                _log.warning("%s could not be checked: %s.", self._path, error)
            return
        if damage and not self.closed:
            self._break(f"{self._path} is damaged ({damage}).")

    async def check_place(self) -> None:
        if self.broken or self.closed or await self._executor.run(self._is_in_place):
            return
        # what would be written now is gone once the server has ended
        self.broken = f"{self._path} was removed or replaced while the server ran."
        rescued = await self._executor.run(self._rescue)
        if rescued is not None:
            self.broken += f" What it held was saved to {rescued}."
        self._tell_broken()

    def _break(self, why: str) -> None:
        self.broken = self.broken or why
        self._tell_broken()

    def _tell_broken(self) -> None:
        """Once."""
        if self.broken and not self._told_broken:
            self._told_broken = True
            self.on_broken(self.broken)

    async def close(self) -> None:
        self.closed = True
        if self._checking is not None:
            with contextlib.suppress(sqlite3.Error):
                self._checking.interrupt()
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
        *,
        forgets: bool = False,
    ) -> T:
        if self.broken or self.closed:
            raise StoreError(self.broken or "The server is going down.")
        job = _Job(work, table, change, forgets=forgets)
        self._waiting.append(job)
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())
        return cast(T, await job.done)

    async def _work(self) -> None:
        """Until nobody waits any more."""
        while self._waiting:
            group, self._waiting = self._waiting[:GROUP_MAX], self._waiting[GROUP_MAX:]
            await self._executor.run(partial(self._commit, group))
            self._tell_broken()
            for job in group:
                job.settle()

    # --- apart from the event loop

    def _is_in_place(self) -> bool:
        with contextlib.suppress(OSError):  # out of reach for now
            return self._files.identity(self._path) == self._identity
        return True

    def _rescue(self) -> Path | None:
        """The file is open and can be read, although it has no name any more."""
        path = self._path.with_name(RESCUED)
        try:
            if self._files.identity(path) is not None:
                return None  # from another time
            self._connection.execute("VACUUM INTO ?", (str(path),))
            self._files.make_private(path)
        except (sqlite3.Error, OSError):
            return None
        return path

    def _find_damage(self) -> str:
        with contextlib.closing(self._files.connect(self._path, read_only=True)) as looking:
            self._checking = looking
            try:
                return "" if self.closed else find_damage(looking)
            finally:
                self._checking = None

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
        grown: dict[str, Head] = {}
        self._connection.execute("BEGIN IMMEDIATE")
        for job in group:
            if job.change is not None:
                entries += self._rows(job.change, grown)
            else:
                _insert(self._connection, entries)  # who reads finds what was written before
                entries = []
            job.result = job.work(self._connection)
        _insert(self._connection, entries)
        self._end_commit(group, grown)

    def _do_each(self, group: list[_Job]) -> None:
        """One of them is at fault: it alone is left out."""
        grown: dict[str, Head] = {}
        self._connection.execute("BEGIN IMMEDIATE")
        for job in group:
            self._connection.execute("SAVEPOINT job")
            grown_by_job = dict(grown)
            try:
                job.result = job.work(self._connection)
                if job.change is not None:
                    _insert(self._connection, self._rows(job.change, grown_by_job))
                grown = grown_by_job
            except Exception as error:
                if _is_of_the_disk(error):
                    raise
                self._connection.execute("ROLLBACK TO job")
                job.error = _failure(job.table, error)
            self._connection.execute("RELEASE job")
        self._end_commit(group, grown)

    def _end_commit(self, group: list[_Job], grown: dict[str, Head]) -> None:
        """With the ends of the logs that have grown, and without those of what is forgotten."""
        forgotten = [job.table for job in group if job.forgets]
        for table in forgotten:
            self._ends.pop(table, None)
        self._heads.drop(forgotten)
        self._connection.execute("COMMIT")
        self._heads.record(grown)
        self._ends |= grown
        if len(self._ends) > ENDS_MAX:
            self._ends.clear()

    def _rows(self, change: Change, grown: dict[str, Head]) -> "list[_Row]":
        """The entries of a change with their digests; their table's log has `grown` by them."""
        if not change.lines:
            return []
        table = change.table
        head = grown.get(table) or self._ends.get(table) or _end_of(self._connection, table)
        rows: list[_Row] = []
        for line in change.lines:
            head = chain.extend(head, line)
            rows.append((table, line.version, line.entry, line.meta, head.digest))
        grown[table] = head
        return rows

    def _compare(self, tables: list[str], connection: sqlite3.Connection) -> list[str]:
        return [
            table
            for table in tables
            if (known := self._heads.get(table)) is not None
            and _last_version(connection, table) < known.version
        ]

    def _end(self) -> None:
        with contextlib.suppress(sqlite3.Error):
            self._connection.execute("PRAGMA optimize")
        self._connection.close()


def _is_of_the_disk(error: Exception) -> bool:
    """Whether the file as a whole cannot be used (full, read-only, malformed …). Everything else is
    a matter of one job: a row that is no row, a statement that does not fit."""
    if isinstance(error, sqlite3.OperationalError | sqlite3.InternalError | OSError):
        return True
    return type(error) is sqlite3.DatabaseError  # the malformed file; its subclasses are others


def _failure(table: str, error: Exception) -> StoreError | TableError:
    why = str(error) if isinstance(error, _BadRow) else f"{type(error).__name__}: {error}"
    return TableError(table, why) if table else StoreError(f"The store failed: {why}.")


def _heads_in(folder: Path, files: Files) -> Heads:
    try:
        return Heads(folder, files)
    except OSError as error:
        raise StoreError(f"{folder} cannot be used: {error.strerror or error}.") from None


class _BadRow(Exception):
    """A row that holds something else than was ever written."""


# --- the statements


_Row = tuple[str, int, bytes, bytes, bytes]


def _insert(connection: sqlite3.Connection, rows: list[_Row]) -> None:
    done = 0
    for at_once in INSERTED_AT_ONCE:
        while len(rows) - done >= at_once:
            values = [value for row in rows[done : done + at_once] for value in row]
            connection.execute(_insertion(at_once), values)
            done += at_once


@cache
def _insertion(rows: int) -> str:
    places = ", ".join(["(?, ?, ?, ?, ?)"] * rows)
    return f"INSERT INTO lines (table_id, version, entry, note, digest) VALUES {places}"  # noqa: S608


def _write_facts_of(change: Change) -> Callable[[sqlite3.Connection], None]:
    return lambda connection: _write_facts(connection, change)


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


def _load(
    connection: sqlite3.Connection, table: str, known: Head | None = None
) -> StoredTable | None:
    """`known` is where the log had come to, as far as that is known elsewhere."""
    found = connection.execute(
        "SELECT stage, created, facts FROM tables WHERE id = ?", (table,)
    ).fetchone()
    if found is None:
        if known is not None:
            why = f"nothing is left of it, and it had come to version {known.version}"
            raise _BadRow(why)
        return None
    stage, created, facts = found
    if stage not in get_args(Stage):
        raise _BadRow(f"its row says {stage!r:.40} for its stage")
    passes = connection.execute(
        "SELECT hash, person, expires FROM passes WHERE table_id = ?", (table,)
    )
    lines, damage = _chained_lines(connection, table, known)
    return StoredTable(
        TableRow(table, stage, _number(created, "its row"), _blob(facts, "its row")),
        lines,
        tuple(_pass(*row) for row in passes),
        0 if known is None else known.version,
        damage,
    )


def _chained_lines(
    connection: sqlite3.Connection, table: str, known: Head | None
) -> tuple[tuple[Line, ...], str]:
    """The whole log, and what is wrong with it by its digests."""
    rows = connection.execute(
        "SELECT version, entry, note, digest FROM lines WHERE table_id = ? ORDER BY version",
        (table,),
    )
    lines: list[Line] = []
    damage, head = "", chain.EMPTY
    for version, entry, note, digest in rows:
        line = _line(version, entry, note)
        lines.append(line)
        head = chain.extend(head, line)
        if damage:
            continue
        if digest is not None and digest != head.digest:
            damage = f"what is stored up to version {version} is not what was written"
        elif known is not None and known.version == version and known.digest != head.digest:
            damage = f"version {version} is not the one that was acknowledged"
    return tuple(lines), damage


def _end_of(connection: sqlite3.Connection, table: str) -> Head:
    """The end of a log as it is stored."""
    row = connection.execute(
        "SELECT version, digest FROM lines WHERE table_id = ? ORDER BY version DESC LIMIT 1",
        (table,),
    ).fetchone()
    if row is None:
        return chain.EMPTY
    version, digest = row
    if isinstance(version, int) and isinstance(digest, bytes):
        return Head(version, digest)
    return chain.extend_all(chain.EMPTY, _lines(connection, table, 0, 2**62))  # of an older version


def _last_version(connection: sqlite3.Connection, table: str) -> int:
    """0 where there is no such table, and where its log is empty."""
    (version,) = connection.execute(
        "SELECT max(version) FROM lines WHERE table_id = ?", (table,)
    ).fetchone()
    return version if isinstance(version, int) else 0


def _lines(connection: sqlite3.Connection, table: str, after: int, most: int) -> list[Line]:
    rows = connection.execute(
        "SELECT version, entry, note FROM lines WHERE table_id = ? AND version > ? "
        "ORDER BY version LIMIT ?",
        (table, after, most),
    )
    return [_line(*row) for row in rows]


def _last_line(connection: sqlite3.Connection, table: str) -> Line | None:
    row = connection.execute(
        "SELECT version, entry, note FROM lines WHERE table_id = ? ORDER BY version DESC LIMIT 1",
        (table,),
    ).fetchone()
    return None if row is None else _line(*row)


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


_Place = tuple[float, bytes]  # of a row among those of its stage: when it was opened, its id


def _rows_after(
    stage: Stage, last: _Place, connection: sqlite3.Connection
) -> tuple[list[TableRow], _Place]:
    """Some rows, and the place of the last one; without an id where there are no more."""
    rows = connection.execute(
        "SELECT CAST(id AS BLOB), created, facts FROM tables "
        "WHERE stage = ? AND created <= ? AND (created < ? OR CAST(id AS BLOB) < ?) "
        "ORDER BY created DESC, id DESC LIMIT ?",
        (stage, last[0], *last, READ_AT_ONCE),
    ).fetchall()
    found: list[TableRow] = []
    for table, created, facts in rows:
        with contextlib.suppress(_BadRow, UnicodeDecodeError):
            found.append(TableRow(table.decode(), stage, created, _blob(facts, "its row")))
    if len(rows) < READ_AT_ONCE:
        return found, (0.0, b"")
    return found, (rows[-1][1], rows[-1][0])
