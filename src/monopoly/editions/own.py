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


_KNOWN: Final[dict[str, tuple[Edition, str]]] = {}  # by name; with the text of the file


def keep(edition: Edition, table: Mapping[str, object], text: str) -> str:
    name = f"{edition.key}{MARK}{_digest(table)}"
    _KNOWN.setdefault(name, (edition, text))
    return name


def _digest(table: Mapping[str, object]) -> str:
    """Of the facts, in their order; comments and layout are nothing to a game."""
    text = json.dumps(table, ensure_ascii=False, separators=(",", ":"), default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:DIGEST_LENGTH]


def own_names() -> tuple[str, ...]:
    """In the order in which they came."""
    return tuple(_KNOWN)


def find(name: str) -> Edition | None:
    return _KNOWN[name][0] if name in _KNOWN else None


def text_of(name: str) -> str:
    """The file of a board from elsewhere, to take along where it is not known yet; nothing for an
    edition of the package."""
    return _KNOWN[name][1] if name in _KNOWN else ""


def why_unknown(name: str) -> str:
    """Of a name with a digest, whose file is not here or says something else."""
    key, _, digest = name.partition(MARK)
    wanted = f"the board {shown(key)} with the digest {shown(digest)}"
    others = [own for own in own_names() if own.partition(MARK)[0] == key]
    if not others:
        return f"This needs {wanted}, which is not at hand: give its file as the edition."
    found = others[-1].partition(MARK)[2]
    return f"This needs {wanted}; the board of that name at hand is another one, {shown(found)}."
