"""Real SQLite on the simulated disk: what it has committed lasts, and its errors are those of the
standard library's module."""

import contextlib
import sqlite3
from random import Random

import pytest

from tests.simulator.database import Connection
from tests.simulator.disk import Disk, DiskError, Operation, PowerCut
from tests.simulator.vfs import Mount


def opened(mount: Mount, synchronous: str = "FULL") -> Connection:
    connection = mount.connect("file")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute(f"PRAGMA synchronous = {synchronous}")
    connection.execute("PRAGMA wal_autocheckpoint = 5")
    connection.execute("CREATE TABLE IF NOT EXISTS rows (number INTEGER PRIMARY KEY, data BLOB)")
    return connection


def numbers(mount: Mount) -> list[int]:
    connection = mount.connect("file")
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    found = [row[0] for row in connection.execute("SELECT number FROM rows ORDER BY number")]
    connection.close()
    return found


def commits_before_the_power_fails(seed: int, synchronous: str) -> tuple[Disk, int]:
    """How many were acknowledged when the machine stopped, in the middle of anything."""
    random = Random(seed)
    disk = Disk(Random(seed))
    mount = Mount(disk, Random(seed))
    connection = opened(mount, synchronous)
    last = disk.operations + random.randrange(200)

    def before(_operation: Operation, _name: str) -> None:
        if disk.operations >= last:
            mount.alive = False
            raise PowerCut

    disk.before = before
    done = 0
    with contextlib.suppress(PowerCut):
        while True:
            connection.execute("INSERT INTO rows (data) VALUES (?)", (random.randbytes(700),))
            done += 1
    disk.before = lambda _operation, _name: None
    mount.end()
    disk.lose_power("some")
    return disk, done


def test_what_was_committed_survives_the_power() -> None:
    for seed in range(100):
        disk, done = commits_before_the_power_fails(seed, "FULL")
        found = numbers(Mount(disk, Random(0)))
        # the last may have been on its way
        assert found in (list(range(1, done + 1)), list(range(1, done + 2))), seed


def test_without_syncing_commits_are_lost() -> None:
    """So the test above would notice."""
    lost = 0
    for seed in range(30):
        disk, done = commits_before_the_power_fails(seed, "NORMAL")
        lost += len(numbers(Mount(disk, Random(0)))) < done
    assert lost > 3


def test_a_disk_that_fails_raises_what_sqlite3_raises() -> None:
    disk = Disk(Random(0))
    mount = Mount(disk, Random(0))
    connection = opened(mount)
    failing: set[Operation] = {"write"}

    def before(operation: Operation, name: str) -> None:
        if operation in failing:
            raise DiskError(name)

    disk.before = before
    with pytest.raises(sqlite3.OperationalError):
        connection.execute("INSERT INTO rows (data) VALUES (x'00')")
    failing.clear()
    disk.room = 0
    with pytest.raises(sqlite3.OperationalError):
        connection.execute("INSERT INTO rows (data) VALUES (zeroblob(100000))")
    disk.room = None
    connection.execute("INSERT INTO rows (number) VALUES (1)")
    with pytest.raises(sqlite3.IntegrityError):
        connection.execute("INSERT INTO rows (number) VALUES (1)")
    file = disk.file("file-wal")
    assert file is not None
    connection.close()
    main = disk.file("file")
    assert main is not None
    main.content[:] = bytes(len(main.content))
    with pytest.raises(sqlite3.DatabaseError):
        list(mount.connect("file").execute("SELECT * FROM rows"))


def test_a_checkpoint_that_fails_fails_no_commit() -> None:
    """SQLite tries again with the next one."""
    disk = Disk(Random(0))
    mount = Mount(disk, Random(0))
    connection = opened(mount)

    def before(operation: Operation, name: str) -> None:
        if name == "file" and operation == "write":
            raise DiskError(name)

    disk.before = before
    for _ in range(20):
        connection.execute("INSERT INTO rows (data) VALUES (zeroblob(3000))")
    disk.before = lambda _operation, _name: None
    connection.close()
    assert numbers(mount) == list(range(1, 21))


def test_text_that_is_none_is_bytes_where_the_connection_says_so() -> None:
    mount = Mount(Disk(Random(0)), Random(0))
    connection = opened(mount)
    connection.execute("INSERT INTO rows (data) VALUES (CAST(x'ff41' AS TEXT))")
    connection.text_factory = bytes
    assert list(connection.execute("SELECT number, data FROM rows")) == [(1, b"\xffA")]


def test_after_its_process_nothing_reaches_the_disk() -> None:
    disk = Disk(Random(0))
    mount = Mount(disk, Random(0))
    connection = opened(mount)
    connection.execute("BEGIN")
    connection.execute("INSERT INTO rows (data) VALUES (x'00')")
    operations = disk.operations
    mount.end()
    with pytest.raises(PowerCut):
        connection.execute("COMMIT")
    assert disk.operations == operations
    assert numbers(Mount(disk, Random(0))) == []
