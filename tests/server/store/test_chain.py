"""The digests over each log, and its known end beside the data file: what was stored and is not
there any more, or is another, is noticed."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from monopoly.server.store import heads
from monopoly.server.store.chain import EMPTY, extend_all
from monopoly.server.store.files import SystemFiles
from monopoly.server.store.heads import Heads
from monopoly.server.store.interface import Change, Line, StoredTable, TableError, TableRow
from monopoly.server.store.sqlite import SqliteStore
from monopoly.server.store.sqlite_file import FILE_NAME, MIGRATIONS, open_file
from tests.server.worlds import store_in

pytestmark = pytest.mark.once


def line(version: int, text: str = "") -> Line:
    return Line(version, b'{"version":%d,"text":"%b"}' % (version, text.encode()), b"{}")


def row(table: str) -> TableRow:
    return TableRow(table, "open", 1.0, b"{}")


def with_store(folder: Path, story: Callable[[SqliteStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = store_in(folder)
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(run())


def write_five(folder: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await store.write(Change("T", (line(1), line(2)), row("T")))
        await store.write(Change("U", (line(1),), row("U")))
        await asyncio.gather(*(store.write(Change("T", (line(n),))) for n in (3, 4, 5)))

    with_store(folder, story)


def loaded(folder: Path, table: str = "T") -> StoredTable:
    found: list[StoredTable] = []

    async def story(store: SqliteStore) -> None:
        stored = await store.load(table)
        assert stored is not None
        found.append(stored)

    with_store(folder, story)
    return found[0]


def change(folder: Path, statement: str) -> None:
    with contextlib.closing(sqlite3.connect(folder / FILE_NAME)) as connection:
        assert connection.execute(statement).rowcount > 0
        connection.commit()


def test_each_entry_has_the_digest_of_the_log_up_to_it(tmp_path: Path) -> None:
    write_five(tmp_path)
    with contextlib.closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        stored = connection.execute("SELECT digest FROM lines WHERE table_id = 'T'").fetchall()
    lines = [line(number) for number in range(1, 6)]
    assert [one for (one,) in stored] == [
        extend_all(EMPTY, lines[:count]).digest for count in range(1, 6)
    ]
    assert loaded(tmp_path).damage == ""


def test_the_chain_goes_on_after_a_restart_and_after_a_job_that_failed(tmp_path: Path) -> None:
    write_five(tmp_path)

    async def story(store: SqliteStore) -> None:
        jobs = [
            store.write(Change("T", (line(6),))),
            store.write(Change("U", (line(2), line(1)))),  # is there: it alone is left out
            store.write(Change("T", (line(7),))),
        ]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert [isinstance(one, TableError) for one in done] == [False, True, False]
        await store.write(Change("T", (line(8),)))
        await store.write(Change("U", (line(2),)))

    with_store(tmp_path, story)
    assert [loaded(tmp_path, table).damage for table in "TU"] == ["", ""]
    assert loaded(tmp_path).acknowledged == 8


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE lines SET entry = x'7b7d' WHERE table_id = 'T' AND version = 3",
        "UPDATE lines SET note = x'7b7b' WHERE table_id = 'T' AND version = 3",
        "UPDATE lines SET digest = x'00' WHERE table_id = 'T' AND version = 3",
        "UPDATE lines SET version = 30 WHERE table_id = 'T' AND version = 3",
        "DELETE FROM lines WHERE table_id = 'T' AND version = 3",
    ],
)
def test_whatever_was_changed_in_a_log_is_noticed(tmp_path: Path, statement: str) -> None:
    write_five(tmp_path)
    change(tmp_path, statement)
    assert "is not what was written" in loaded(tmp_path).damage
    assert loaded(tmp_path, "U").damage == ""


def test_entries_from_before_there_were_digests_are_covered_by_the_next(tmp_path: Path) -> None:
    older = open_file(tmp_path, MIGRATIONS[:1])
    older.execute("INSERT INTO tables VALUES ('T', 'open', 1.0, x'7b7d')")
    for number in (1, 2):
        values = (number, line(number).entry, line(number).meta)
        older.execute("INSERT INTO lines VALUES ('T', ?, ?, ?)", values)
    older.close()
    assert loaded(tmp_path).damage == ""
    with_store(tmp_path, lambda store: store.write(Change("T", (line(3),))))
    assert loaded(tmp_path).damage == ""
    change(tmp_path, "UPDATE lines SET entry = x'7b7d' WHERE version = 1")
    assert loaded(tmp_path).damage == "what is stored up to version 3 is not what was written"


def test_a_log_that_ends_too_early_is_noticed_at_the_start(tmp_path: Path) -> None:
    write_five(tmp_path)
    change(tmp_path, "DELETE FROM lines WHERE table_id = 'T' AND version > 3")
    with_store(tmp_path, _only("T"))
    assert loaded(tmp_path).acknowledged == 5
    # it goes on behind what was lost; from then on nothing is missing that has not been said
    with_store(tmp_path, lambda store: store.write(Change("T", (line(6),))))
    with_store(tmp_path, _only())
    assert loaded(tmp_path).damage == ""


def test_a_table_of_which_nothing_is_left_is_no_unknown_one(tmp_path: Path) -> None:
    write_five(tmp_path)
    change(tmp_path, "DELETE FROM lines WHERE table_id = 'T'")
    change(tmp_path, "DELETE FROM tables WHERE id = 'T'")

    async def story(store: SqliteStore) -> None:
        assert await store.shortened() == ["T"]
        with pytest.raises(TableError, match="nothing is left of it, and it had come to version 5"):
            await store.load("T")
        assert await store.load("V") is None

    with_store(tmp_path, story)


def test_a_log_that_was_written_otherwise_than_told_is_noticed(tmp_path: Path) -> None:
    """As when an older copy of the file was put there and played on."""
    write_five(tmp_path)
    ends = (tmp_path / heads.FILE_NAME).read_bytes()
    change(tmp_path, "DELETE FROM lines WHERE table_id = 'T' AND version > 3")
    (tmp_path / heads.FILE_NAME).unlink()
    with_store(
        tmp_path, lambda store: store.write(Change("T", tuple(line(n, "x") for n in (4, 5, 6))))
    )
    (tmp_path / heads.FILE_NAME).write_bytes(ends)
    assert loaded(tmp_path).damage == "version 5 is not the one that was acknowledged"


def test_what_was_deleted_is_not_lost(tmp_path: Path) -> None:
    write_five(tmp_path)
    with_store(tmp_path, lambda store: store.forget("T"))

    async def story(store: SqliteStore) -> None:
        assert await store.shortened() == []
        assert await store.load("T") is None

    with_store(tmp_path, story)


# --- the file beside it


def _only(*tables: str) -> Callable[[SqliteStore], Awaitable[None]]:
    async def story(store: SqliteStore) -> None:
        assert await store.shortened() == list(tables)

    return story


def test_a_torn_end_of_the_side_file_is_no_error(tmp_path: Path) -> None:
    write_five(tmp_path)
    path = tmp_path / heads.FILE_NAME
    whole = path.read_bytes()
    for cut in range(len(whole) + 1):
        path.write_bytes(whole[:cut])
        with_store(tmp_path, _only())


def test_a_side_file_full_of_nonsense_is_no_error(tmp_path: Path) -> None:
    write_five(tmp_path)
    path = tmp_path / heads.FILE_NAME
    whole = path.read_bytes()
    path.write_bytes(bytes(512) + b"\n\xff\n 00000000\n" + whole + b"\n1 2 3\n" + bytes(700))
    with_store(tmp_path, _only())
    assert path.read_bytes() == b"".join(whole.splitlines(keepends=True)[-2:])


def test_the_side_file_stays_small_and_remembers_the_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heads, "APPENDED_MAX", 2_000)
    monkeypatch.setattr(heads, "TABLES_MAX", 10)
    ends = Heads(tmp_path, SystemFiles())
    head = extend_all(EMPTY, [line(1)])
    for number in range(500):
        ends.record({f"table{number}": head._replace(version=number + 1)})
        assert (tmp_path / heads.FILE_NAME).stat().st_size < 3_000
    again = Heads(tmp_path, SystemFiles())
    assert again.tables() == [f"table{number}" for number in range(490, 500)]
    assert again.get("table499") == head._replace(version=500)
