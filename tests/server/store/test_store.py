"""The data file: made, locked, migrated, and refused untouched when it is not ours or not whole."""

import asyncio
import socket
import sqlite3
from pathlib import Path

import pytest

from monopoly.server.ops.metrics import Metrics
from monopoly.server.store.interface import Change, Line, SeatKey, StoreError, TableError, TableRow
from monopoly.server.store.sqlite_file import APPLICATION_ID, FILE_NAME, MIGRATIONS, open_file
from tests.server.program import serve
from tests.server.worlds import store_in

pytestmark = pytest.mark.once


def line(version: int) -> Line:
    return Line(version, b'{"version":%d}' % version, b"{}")


def test_what_was_written_is_read_back_in_order(tmp_path: Path) -> None:
    async def story() -> None:
        store = store_in(tmp_path / "new" / "folder")
        row = TableRow("T", "open", 1.0, b"{}")
        await store.write(Change("T", (line(1), line(2)), row, (SeatKey(b"h", 1, 9.0),)))
        await asyncio.gather(*(store.write(Change("T", (line(n),))) for n in range(3, 50)))
        found = await store.load("T")
        assert found is not None
        assert found.row == row
        assert [entry.version for entry in found.lines] == list(range(1, 50))
        assert found.seat_keys == (SeatKey(b"h", 1, 9.0),)
        assert [entry.version for entry in await store.lines("T", 40, 3)] == [41, 42, 43]
        await store.write(Change("T", revoked=(1,), row=TableRow("T", "over", 1.0, b"{}")))
        again = await store.load("T")
        assert again is not None
        assert (again.seat_keys, again.row.stage) == ((), "over")
        assert await store.unfinished() == []
        await store.forget("T")
        assert await store.load("T") is None
        await store.close()

    asyncio.run(story())


def test_the_file_is_in_wal_and_flushes_every_commit(tmp_path: Path) -> None:
    connection = open_file(tmp_path)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
    assert (tmp_path / FILE_NAME).stat().st_mode & 0o077 == 0  # it holds secrets
    connection.close()


def test_a_version_written_twice_is_refused_alone(tmp_path: Path) -> None:
    async def story() -> None:
        store = store_in(tmp_path)
        broken: list[str] = []
        store.on_broken = broken.append
        await store.write(Change("T", (line(1),), TableRow("T", "open", 1.0, b"{}")))
        with pytest.raises(TableError, match="UNIQUE"):
            await store.write(Change("T", (line(1),)))
        await store.write(Change("T", (line(2),)))
        assert not broken
        await store.close()

    asyncio.run(story())


def test_of_a_group_only_the_job_at_fault_is_left_out(tmp_path: Path) -> None:
    """All wait for the same commit: among them a version that is there, a table that is not, a
    mistake in our own code and a row that cannot be read."""

    async def story() -> None:
        metrics = Metrics()
        store = store_in(tmp_path, metrics)
        broken: list[str] = []
        store.on_broken = broken.append
        for name in ("A", "B", "C"):
            await store.write(Change(name, (line(1),), TableRow(name, "open", 1.0, b"{}")))
        await store._ask(lambda c: c.execute("UPDATE tables SET facts = 'text' WHERE id = 'C'"))
        jobs = [
            store.write(Change("A", (line(2),))),
            store.write(Change("B", (line(2), line(1)))),
            store.write(Change("nowhere", (line(1),))),
            store._ask(lambda _: 1 // 0, "B"),
            store.load("C"),
            store.write(Change("A", (line(3),))),
        ]
        commits = metrics.counters["commits"]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert metrics.counters["commits"] == commits + 1
        failed = [error.table for error in done if isinstance(error, TableError)]
        assert failed == ["B", "nowhere", "B", "C"]
        assert done[0] is None
        assert done[-1] is None
        assert [one.version for one in await store.lines("A", 0, 9)] == [1, 2, 3]
        assert [one.version for one in await store.lines("B", 0, 9)] == [1]  # whole or not at all
        assert not broken
        await store.close()

    asyncio.run(story())


def test_an_id_that_is_no_text_hides_no_other_table(tmp_path: Path) -> None:
    async def story() -> None:
        store = store_in(tmp_path)
        await store.write(Change("T", (line(1),), TableRow("T", "open", 1.0, b"{}")))
        bad = "INSERT INTO tables VALUES (CAST(x'ff41' AS TEXT), 'open', 2.0, x'00')"
        await store._ask(lambda connection: connection.execute(bad))
        assert await store.unfinished() == ["b'\\xffA'", "T"]
        await store.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    "error",
    [
        sqlite3.OperationalError("disk I/O error"),
        sqlite3.OperationalError("database or disk is full"),
        sqlite3.OperationalError("attempt to write a readonly database"),
        sqlite3.DatabaseError("database disk image is malformed"),
    ],
)
def test_a_disk_that_fails_is_the_end_of_the_store(tmp_path: Path, error: sqlite3.Error) -> None:
    async def story() -> None:
        store = store_in(tmp_path)
        broken: list[str] = []
        store.on_broken = broken.append

        def work(_connection: sqlite3.Connection) -> None:
            raise error

        with pytest.raises(StoreError, match=str(error)):
            await store._ask(work, "T")
        with pytest.raises(StoreError, match=str(error)):
            await store.write(Change("T", (line(1),), TableRow("T", "open", 1.0, b"{}")))
        assert broken == [f"The data file cannot be written: {error}."]
        await store.close()

    asyncio.run(story())


def foreign(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.commit()
    connection.close()


def newer(path: Path) -> None:
    open_file(path.parent, [*MIGRATIONS, "CREATE TABLE more (x)", "CREATE TABLE yet (x)"]).close()


def damaged(path: Path) -> None:
    connection = open_file(path.parent)
    connection.execute("INSERT INTO tables VALUES ('T', 'open', 1.0, ?)", (b"x" * 100_000,))
    connection.close()
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * 8192)


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda path: path.write_bytes(b"a diary, not a database" * 50), "no data file"),
        (lambda path: path.write_bytes(b"SQLite format 3\x00"), "no data file"),
        (foreign, "another program"),
        (newer, "newer version"),
        (damaged, "damaged"),
    ],
)
def test_a_file_that_is_not_ours_is_refused_untouched(tmp_path: Path, make, words: str) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / FILE_NAME
    make(path)
    before = path.read_bytes()
    with pytest.raises(StoreError, match=words):
        store_in(tmp_path)
    assert path.read_bytes() == before


def test_what_a_first_start_left_half_done_is_no_obstacle(tmp_path: Path) -> None:
    (tmp_path / f"{FILE_NAME}.new").write_bytes(b"SQLite format 3\x00" + bytes(500))
    (tmp_path / f"{FILE_NAME}.new-journal").write_bytes(b"half a journal")
    open_file(tmp_path).close()
    assert [path.name for path in tmp_path.iterdir()] == [FILE_NAME]


def test_a_log_without_its_file_is_refused_untouched(tmp_path: Path) -> None:
    """Somebody has removed the file; a new one must not be made to swallow what is left of it."""
    log = tmp_path / f"{FILE_NAME}-wal"
    log.write_bytes(b"what was acknowledged last")
    with pytest.raises(StoreError, match="is missing, but its log"):
        open_file(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == [log.name]


def test_an_older_file_is_brought_forward(tmp_path: Path) -> None:
    first = open_file(tmp_path)
    first.execute("INSERT INTO tables VALUES ('T', 'open', 1.0, x'00')")
    first.close()
    added = "ALTER TABLE tables ADD COLUMN note TEXT NOT NULL DEFAULT 'kept'"
    second = open_file(tmp_path, [*MIGRATIONS, added])
    assert second.execute("SELECT id, note FROM tables").fetchall() == [("T", "kept")]
    assert second.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS) + 1,)
    second.close()


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    async def story() -> None:
        store = store_in(tmp_path)
        with pytest.raises(StoreError, match="Another server"):
            store_in(tmp_path)
        await store.close()
        await store_in(tmp_path).close()

    asyncio.run(story())


def test_the_command_says_in_a_sentence_where_it_cannot_listen(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = serve("--host=127.0.0.1", f"--port={port}", f"--data={tmp_path}")
    assert done.returncode == 1
    assert done.stderr.startswith(f"monopoly: Nothing can be served at 127.0.0.1, port {port}: ")
    assert done.stderr.count("\n") == 1


def test_the_command_says_in_a_sentence_what_is_wrong_with_its_data(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"a diary" * 100)
    done = serve("--port=0", f"--data={tmp_path}")
    assert done.returncode == 1
    assert done.stderr.startswith("monopoly: ")
    assert "no data file of Monopoly" in done.stderr
    assert "Traceback" not in done.stderr
