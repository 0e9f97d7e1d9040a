"""Tables that are in the store and not in memory: what must be known of them all the same. Nothing
here takes a table up."""

import contextlib
from collections.abc import AsyncIterator
from typing import Final

import msgspec

from monopoly.protocol.codec import read_entry
from monopoly.protocol.messages import Began
from monopoly.server.store.interface import Line, Store, TableError, TableRow

AT_ONCE: Final = 50  # entries read to find the one that tells the hour

# What is damaged is said when somebody asks for the table.
UNREADABLE: Final = (msgspec.MsgspecError, UnicodeDecodeError)


class _Outline(msgspec.Struct):
    """Of how a table was opened."""

    private: bool = True
    minutes: int | None = None


_OUTLINES: Final = msgspec.json.Decoder(_Outline)


async def newest_listed(store: Store, most: int) -> list[str]:
    """Tables that anybody may find and sit down at."""
    found: list[str] = []
    async for row in store.rows("open"):
        if not _outline_of(row).private:
            found.append(row.id)
        if len(found) == most:
            break
    return found


async def hours(store: Store) -> AsyncIterator[tuple[str, float]]:
    """The timed games that are going on, with the moment at which each ends."""
    async for row in store.rows("playing"):
        if _outline_of(row).minutes is None:
            continue
        ends_at = await _hour_of(store, row.id)
        if ends_at is not None:
            yield row.id, ends_at


async def _hour_of(store: Store, table: str) -> float | None:
    """It was told when the game began, which is early in the log."""
    after = 0
    with contextlib.suppress(TableError):
        while lines := await store.lines(table, after, AT_ONCE):
            for line in lines:
                entry = _began(line)
                if entry is not None:
                    return entry.ends_at
            after = lines[-1].version
    return None


def _began(line: Line) -> Began | None:
    with contextlib.suppress(*UNREADABLE):
        entry = read_entry(line.entry)
        return entry if isinstance(entry, Began) else None
    return None


def _outline_of(row: TableRow) -> _Outline:
    with contextlib.suppress(*UNREADABLE):
        return _OUTLINES.decode(row.config)
    return _Outline()
