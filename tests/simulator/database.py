"""Connections of apsw that are used like those of `sqlite3`, as far as the server does. The SQLite
is the one that comes with apsw, whatever Python was built with."""

import contextlib
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

import apsw

Row = tuple[Any, ...]

# As the module of the standard library has it: what is raised for each result of SQLite.
_RAISED: Final[dict[type[apsw.Error], type[Exception]]] = {
    apsw.InternalError: sqlite3.InternalError,
    apsw.NotFoundError: sqlite3.InternalError,
    apsw.NoMemError: MemoryError,
    apsw.TooBigError: sqlite3.DataError,
    apsw.ConstraintError: sqlite3.IntegrityError,
    apsw.MismatchError: sqlite3.IntegrityError,
    apsw.MisuseError: sqlite3.InterfaceError,
    apsw.RangeError: sqlite3.InterfaceError,
} | dict.fromkeys(
    (
        *(apsw.SQLError, apsw.PermissionsError, apsw.AbortError, apsw.BusyError),
        *(apsw.LockedError, apsw.ReadOnlyError, apsw.InterruptError, apsw.IOError),
        *(apsw.FullError, apsw.CantOpenError, apsw.ProtocolError, apsw.EmptyError),
        apsw.SchemaChangeError,
    ),
    sqlite3.OperationalError,
)
_CHECKPOINTS: Final = "PRAGMA wal_autocheckpoint = "


@contextlib.contextmanager
def as_sqlite3() -> Iterator[None]:
    try:
        yield
    except apsw.Error as error:
        raised = _RAISED.get(type(error), sqlite3.DatabaseError)
        raise raised(str(error)) from error


class Connection:
    def __init__(self, opened: apsw.Connection, check_alive: Callable[[], None]) -> None:
        self.text_factory: Callable[[bytes], str | bytes] = bytes.decode
        self._opened: Final = opened
        self._check_alive: Final = check_alive

    def execute(self, statement: str, values: Sequence[Any] = ()) -> "Cursor":
        if statement.startswith(_CHECKPOINTS):
            self._checkpoint_by_itself(int(statement.removeprefix(_CHECKPOINTS)))
            return Cursor([])
        return self._do(statement, values, self._opened.execute)

    def executemany(self, statement: str, rows: Iterable[Sequence[Any]]) -> "Cursor":
        return self._do(statement, rows, self._opened.executemany)

    def executescript(self, statements: str) -> "Cursor":
        return self._do(statements, (), self._opened.execute)

    def close(self) -> None:
        self._check_alive()
        with contextlib.suppress(apsw.Error):  # as with `sqlite3`, the end is the end
            self._opened.close()
        self._check_alive()

    def _checkpoint_by_itself(self, pages: int) -> None:
        """As SQLite does, which does not mind when that fails: apsw would, since the error was
        raised by a file of ours."""

        def hook(opened: apsw.Connection, name: str, written: int) -> int:
            if written >= pages:
                with contextlib.suppress(apsw.Error):
                    opened.wal_checkpoint(name)
            return apsw.SQLITE_OK

        self._opened.set_wal_hook(hook)

    def _do(self, statement: str, values: Any, how: Callable[[str, Any], apsw.Cursor]) -> "Cursor":
        """All rows at once: whatever goes wrong with one is raised here."""
        self._check_alive()
        try:
            with as_sqlite3():
                return Cursor(list(how(statement, values)))
        except UnicodeDecodeError:
            with as_sqlite3():
                return Cursor(self._rows_with_bad_text(statement, values))
        finally:
            self._check_alive()

    def _rows_with_bad_text(self, statement: str, values: Any) -> list[Row]:
        """apsw has no way around text that is none, so it is asked for as bytes."""
        names = [column[0] for column in self._opened.execute(statement, values).get_description()]
        shown = ", ".join(
            f'typeof("{name}"), iif(typeof("{name}") = \'text\', CAST("{name}" AS BLOB), "{name}")'
            for name in names
        )
        rows = list(self._opened.execute(f"SELECT {shown} FROM ({statement})", values))  # noqa: S608
        return [
            tuple(
                self.text_factory(value) if kind == "text" else value
                for kind, value in zip(row[::2], row[1::2], strict=True)
            )
            for row in rows
        ]


class Cursor:
    def __init__(self, rows: list[Row]) -> None:
        self._rows: Final = iter(rows)

    def __iter__(self) -> Iterator[Row]:
        return self._rows

    def fetchone(self) -> Row | None:
        return next(self._rows, None)
