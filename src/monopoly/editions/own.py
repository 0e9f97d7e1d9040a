"""Boards from elsewhere: each known by its key and a digest of what its file says.

The name "harbour-town@0f3a…" stands in records, so that a game is never taken up on another board.
"""

import hashlib
import json
from collections.abc import Mapping
from typing import Final

from monopoly.editions.model import Edition
from monopoly.editions.wording import shown

MARK: Final = "@"  # between the key and the digest
DIGEST_LENGTH: Final = 16


class OwnName(str):
    """The name of a board from elsewhere. Sent to another process, it takes the board along."""

    __slots__ = ()

    def __reduce__(self) -> tuple[object, tuple[str, str]]:
        from monopoly.editions.loader import add_edition

        return add_edition, (text_of(self), self.partition(MARK)[0])


_KNOWN: Final[dict[str, tuple[OwnName, Edition, str]]] = {}  # by name; with the text of the file


def keep(edition: Edition, table: Mapping[str, object], text: str) -> OwnName:
    name = OwnName(f"{edition.key}{MARK}{_digest(table)}")
    return _KNOWN.setdefault(name, (name, edition, text))[0]


def _digest(table: Mapping[str, object]) -> str:
    """Of the facts, in their order; comments and layout are nothing to a game."""
    text = json.dumps(table, ensure_ascii=False, separators=(",", ":"), default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:DIGEST_LENGTH]


def own_names() -> tuple[OwnName, ...]:
    """In the order in which they came."""
    return tuple(name for name, _, _ in _KNOWN.values())


def find(name: str) -> Edition | None:
    return _KNOWN[name][1] if name in _KNOWN else None


def text_of(name: str) -> str:
    """The file of a board from elsewhere; nothing for an edition of the package."""
    return _KNOWN[name][2] if name in _KNOWN else ""


def why_unknown(name: str) -> str:
    """Of a name with a digest, whose file is not here or says something else."""
    key, _, digest = name.partition(MARK)
    wanted = f"the board {shown(key)} with the digest {shown(digest)}"
    others = [own for own in own_names() if own.partition(MARK)[0] == key]
    if not others:
        return f"This needs {wanted}, which is not at hand: give its file as the edition."
    found = others[-1].partition(MARK)[2]
    return f"This needs {wanted}; the board of that name at hand is another one, {shown(found)}."
