"""Digests of positions, as clients are told them and as `played` entries are stored.

A table is taken up again only if it comes to the digest that was stored, so the form that is
digested must be the same for ever. It is that of `position.py`, byte for byte as it is sent, and
its mark stands before the digest. Should that form ever change, the new one gets another mark, and
this one a file of its own, as form 1 has, whose digests have no mark.
"""

import hashlib
from typing import Final

from monopoly.rules.state import State
from monopoly.server.tables import position_form_1

MARK: Final = "2-"
LENGTH: Final = 32  # hexadecimal digits, of the 64 of SHA-256


def digest_of(position: bytes) -> str:
    return MARK + _hash(position)


def is_digest_of(digest: str, position: bytes, s: State, call: str) -> bool:
    """Whether a digest, of any version, is that of this moment; `call` is the Banker's last word
    in an auction."""
    if digest.startswith(MARK):
        return digest == digest_of(position)
    return digest == _hash(position_form_1.encoded(s, call))


def _hash(form: bytes) -> str:
    return hashlib.sha256(form).hexdigest()[:LENGTH]
