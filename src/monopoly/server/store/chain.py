"""Digests that run through the log of a table. Each covers an entry and the digest before it, so
that no entry can be changed, dropped or moved without notice."""

from collections.abc import Iterable
from hashlib import blake2b
from typing import Final, NamedTuple

from monopoly.server.store.interface import Line

DIGEST_SIZE: Final = 16  # bytes: against accidents, not against whoever may write the file


class Head(NamedTuple):
    """The end of a log."""

    version: int
    digest: bytes


EMPTY: Final = Head(0, bytes(DIGEST_SIZE))


def extend(head: Head, line: Line) -> Head:
    """The end of a log to which an entry has been added, over the very bytes that are stored."""
    data = b"%b%d %d %b%b" % (head.digest, line.version, len(line.entry), line.entry, line.meta)
    return Head(line.version, blake2b(data, digest_size=DIGEST_SIZE).digest())


def extend_all(head: Head, lines: Iterable[Line]) -> Head:
    for line in lines:
        head = extend(head, line)
    return head
