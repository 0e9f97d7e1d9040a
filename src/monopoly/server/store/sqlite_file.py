"""The data file: made on the first start, refused untouched when it is damaged or not ours."""

import contextlib
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from monopoly.server.store.files import Files, SystemFiles
from monopoly.server.store.heads import FILE_NAME as HEADS
from monopoly.server.store.interface import StoreError

APPLICATION_ID: Final = 0x4D4F4E4F  # "MONO", in the header of the file
MAGIC: Final = b"SQLite format 3\x00"
CHECKPOINT_PAGES: Final = 8_000  # in the log: a page takes many entries before it is copied
HEADER: Final = 100  # bytes; the application's id stands at 68
FILE_NAME: Final = "tables.sqlite3"

# Each brings a file from the version of its place to the next: 0 → 1, 1 → 2 … Never change one
# that has been released; add another.
MIGRATIONS: Final[tuple[str, ...]] = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        stage TEXT NOT NULL CHECK (stage IN ('open', 'playing', 'over')),
        created REAL NOT NULL,
        facts BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_by_stage ON tables (stage, created);
    CREATE TABLE lines (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        version INTEGER NOT NULL,
        entry BLOB NOT NULL,
        note BLOB NOT NULL,
        PRIMARY KEY (table_id, version)
    ) WITHOUT ROWID;
    CREATE TABLE passes (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        hash BLOB NOT NULL,
        person INTEGER NOT NULL,
        expires REAL NOT NULL,
        PRIMARY KEY (table_id, hash)
    ) WITHOUT ROWID;
    """,
    # of the log up to an entry (`chain.py`); entries from before have none
    "ALTER TABLE lines ADD COLUMN digest BLOB",
)


def open_file(
    folder: Path, migrations: Sequence[str] = MIGRATIONS, files: Files | None = None
) -> sqlite3.Connection:
    """A connection for the writer, on a file that is ours and of the newest schema. Whether it is
    whole is for `find_damage`."""
    path, files = folder / FILE_NAME, files or SystemFiles()
    try:
        head = files.head(path, HEADER)
        if head:
            _check(path, head, files, len(migrations))
        else:
            _make(path, files, migrations)
        return _connect(path, files, migrations)
    except OSError as error:
        raise StoreError(f"{path} cannot be used: {error.strerror or error}.") from None
    except sqlite3.Error as error:
        raise StoreError(f"{path} cannot be used: {error}.") from None


def _make(path: Path, files: Files, migrations: Sequence[str]) -> None:
    """Under another name until it is whole: stopped half-way, the next start begins anew."""
    for left in (_beside(path, "-wal"), path.with_name(HEADS)):
        if files.head(left, 1):
            raise StoreError(f"{path} is missing, but {left.name} is there; nothing was done.")
    new = _beside(path, ".new")
    for left in (new, _beside(new, "-journal"), _beside(new, "-wal"), _beside(path, "-journal")):
        files.remove(left)
    with contextlib.closing(files.connect(new)) as connection:
        _migrate(connection, migrations)
        connection.execute("PRAGMA journal_mode = WAL")
    files.move(new, path)


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def _check(path: Path, head: bytes, files: Files, newest: int) -> None:
    """Looks without touching, and only at the beginning: bytes first, then a connection that can
    only read."""
    if len(head) < HEADER or not head.startswith(MAGIC):
        raise StoreError(
            f"{path} is no data file of Monopoly, or is damaged; it was left as it is."
        )
    if int.from_bytes(head[68:72], "big") != APPLICATION_ID:
        raise StoreError(f"{path} belongs to another program; it was left as it is.")
    try:
        with contextlib.closing(files.connect(path, read_only=True)) as looking:
            version = _number(looking, "PRAGMA user_version")
    except sqlite3.DatabaseError as error:
        raise StoreError(f"{path} is damaged ({error}); it was left as it is.") from None
    if version > newest:
        raise StoreError(
            f"{path} was written by a newer version of Monopoly (schema {version}, known here: "
            f"{newest}); it was left as it is."
        )


def find_damage(looking: sqlite3.Connection) -> str:
    """What keeps the file from being read as a whole; empty where nothing does. It reads all of
    it, which takes a while. A row with something in it that was never written is a matter of its
    table alone, and is found when that is taken up."""
    looking.execute("PRAGMA ignore_check_constraints = ON")
    try:
        found = [str(row[0]) for row in looking.execute("PRAGMA quick_check")]
    except sqlite3.DatabaseError as error:
        if type(error) is not sqlite3.DatabaseError:
            raise  # the disk could not be read, or somebody else wanted the file
        return str(error)
    damage = (line for line in found if line != "ok" and not line.startswith("NULL value in "))
    return next(damage, "")


def _connect(path: Path, files: Files, migrations: Sequence[str]) -> sqlite3.Connection:
    connection = files.connect(path)
    connection.text_factory = _text
    connection.execute("PRAGMA foreign_keys = ON")
    _migrate(connection, migrations)
    files.make_private(path)  # it holds the secrets of games that are not over
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
    # What a killed server wrote last can be read, but need not be on the disk, not even after a
    # flush that followed one that failed. Nothing may be written after it in the log.
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return connection


def _text(data: bytes) -> str | bytes:
    """Text that is none stays bytes: that it is damaged is seen where the row is read."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        return data


def _migrate(connection: sqlite3.Connection, migrations: Sequence[str]) -> None:
    version = _number(connection, "PRAGMA user_version")
    for number in range(version, len(migrations)):
        # one transaction with its number: killed in between, nothing has happened
        connection.executescript(
            f"BEGIN IMMEDIATE; {migrations[number]}; PRAGMA application_id = {APPLICATION_ID}; "
            f"PRAGMA user_version = {number + 1}; COMMIT;"
        )


def _number(connection: sqlite3.Connection, question: str) -> int:
    return int(connection.execute(question).fetchone()[0])
