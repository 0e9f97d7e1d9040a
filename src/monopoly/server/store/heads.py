"""The ends of the logs, in a file beside the data file. SQLite drops whatever follows a damaged
place in its write-ahead log, without a word; here it is seen that entries are missing.

A line is added for each log that has grown, once the commit is on the disk. The file is not flushed
each time: after a loss of power it may be behind the data file, which is nothing amiss. So is a
line that is torn: it is passed over.
"""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final
from zlib import crc32

from monopoly.server.store.chain import EMPTY, Head
from monopoly.server.store.files import Files

FILE_NAME: Final = "tables.heads"
TABLES_MAX: Final = 50_000  # those that have grown last
APPENDED_MAX: Final = 4_000_000  # bytes, before the file is written anew
BYTES_MAX: Final = 64_000_000  # read at the start: more than is ever written

_LINE: Final = re.compile(
    rb"(?P<text>(?P<table>\w+) (?P<version>\d{1,18}) (?P<digest>[0-9a-f]{32}))"
    rb" (?P<check>[0-9a-f]{8})"
)


class Heads:
    """Raises `OSError` where the file cannot be written."""

    def __init__(self, folder: Path, files: Files) -> None:
        self._path: Final = folder / FILE_NAME
        self._files: Final = files
        self._known: Final[dict[str, Head]] = {}  # the one that has grown last at the end
        data = files.head(self._path, BYTES_MAX)
        for table, head in _read(data):
            self._put(table, head)
        self._appended = len(data)
        if data != self._whole():
            self._compact()

    def get(self, table: str) -> Head | None:
        return self._known.get(table)

    def tables(self) -> list[str]:
        return list(self._known)

    def record(self, grown: Mapping[str, Head]) -> None:
        """After the commit: before it, the file could be ahead of the store."""
        if grown:
            self._append(grown)

    def drop(self, tables: Iterable[str]) -> None:
        """Before the tables are deleted, and flushed: what is deleted is not lost."""
        gone = dict.fromkeys(tables, EMPTY)
        if gone:
            self._append(gone, sync=True)

    def _append(self, heads: Mapping[str, Head], *, sync: bool = False) -> None:
        for table, head in heads.items():
            self._put(table, head)
        data = b"".join(_line(table, head) for table, head in heads.items())
        self._files.append(self._path, data, sync=sync)
        self._appended += len(data)
        if self._appended > APPENDED_MAX:
            self._compact()

    def _put(self, table: str, head: Head) -> None:
        self._known.pop(table, None)
        if head.version:
            self._known[table] = head
        if len(self._known) > TABLES_MAX:
            del self._known[next(iter(self._known))]

    def _compact(self) -> None:
        """Under another name until it is whole."""
        new = self._path.with_name(f"{FILE_NAME}.new")
        self._files.remove(new)
        self._files.append(new, self._whole(), sync=True)
        self._files.move(new, self._path)
        self._appended = 0

    def _whole(self) -> bytes:
        return b"".join(_line(table, head) for table, head in self._known.items())


def _line(table: str, head: Head) -> bytes:
    text = b"%b %d %b" % (table.encode(), head.version, head.digest.hex().encode())
    return b"%b %08x\n" % (text, crc32(text))


def _read(data: bytes) -> Iterable[tuple[str, Head]]:
    """All lines that are whole, in order."""
    for line in data.split(b"\n"):
        found = _LINE.fullmatch(line)
        if found is not None and int(found["check"], 16) == crc32(found["text"]):
            digest = bytes.fromhex(found["digest"].decode())
            yield found["table"].decode(), Head(int(found["version"]), digest)
