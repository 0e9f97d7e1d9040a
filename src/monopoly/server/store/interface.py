"""What a store is: tables, the log of each, and who may sit where. Small, so that another
database can take the place of SQLite."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Final, Literal, Protocol

from monopoly.server.ops.executor import Executor

Stage = Literal["open", "playing", "over"]


class StoreError(Exception):
    """A store that cannot be used; one sentence says why, and nothing in it was changed."""


class TableError(Exception):
    """One table that cannot be read or written, while all others go on; nothing of it was changed.
    `why` completes a sentence."""

    def __init__(self, table: str, why: str) -> None:
        super().__init__(f"Table {table}: {why}")
        self.table: Final = table
        self.why: Final = why


@dataclass(frozen=True, slots=True)
class TableRow:
    id: str
    stage: Stage
    created: float
    config: bytes  # JSON: how the table was opened, and the secret of its dice


@dataclass(frozen=True, slots=True)
class Line:
    """One entry of a table's log: what everybody is told, and what only the server knows of it."""

    version: int
    entry: bytes  # JSON, as sent
    meta: bytes  # JSON


@dataclass(frozen=True, slots=True)
class SeatKey:
    """Who may come back to a seat: the hash of a key, never the key."""

    hash: bytes
    person: int
    expires: float


@dataclass(frozen=True, slots=True)
class Change:
    """One step of one table, stored whole or not at all."""

    table: str
    lines: tuple[Line, ...] = ()
    row: TableRow | None = None  # a new table, or one whose stage has changed
    seat_keys: tuple[SeatKey, ...] = ()  # new, or renewed
    revoked: tuple[int, ...] = ()  # persons whose keys hold no more


@dataclass(frozen=True, slots=True)
class StoredTable:
    row: TableRow
    lines: tuple[Line, ...]
    seat_keys: tuple[SeatKey, ...]
    acknowledged: int = 0  # the last version known to have been stored; the log may end before it
    damage: str = ""  # what is wrong with the log by its digests; completes a sentence


class Store(Protocol):
    """Everything raises `StoreError` where the store cannot be used at all, and `TableError` where
    it is one table that cannot."""

    async def write(self, change: Change) -> None:
        """Returns when the change is on the disk, and not before."""

    async def load(self, table: str) -> StoredTable | None: ...

    async def lines(self, table: str, after: int, most: int) -> list[Line]:
        """Entries after a version, in order; `TableError` where one cannot be read."""

    async def last_line(self, table: str) -> Line | None: ...

    def rows(self, stage: Stage) -> AsyncIterator[TableRow]:
        """The tables at a stage, the newest first; not those whose rows cannot be read."""

    async def shortened(self) -> list[str]:
        """The ids of tables whose logs end before what had been acknowledged."""

    async def forget(self, table: str) -> None:
        """Removes a table and all that belongs to it."""

    async def check(self, executor: Executor) -> None:
        """Reads everything there is once, beside all other work. A store that is damaged cannot be
        used any more."""

    async def check_place(self) -> None:
        """A store that was taken away while the server runs cannot be used any more."""

    async def close(self) -> None:
        """Everything is stored; nothing more will be."""
