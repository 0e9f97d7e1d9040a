"""The dice of a table: a secret the server is bound to before anybody adds words of their own."""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Final

from monopoly.dealer import Dealer, SeededDealer

SECRET_BYTES: Final = 32


def new_secret() -> str:
    return secrets.token_hex(SECRET_BYTES)


def commitment(secret: str) -> str:
    """What is published before the first throw: it binds the secret and does not tell it."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def dealer_for(secret: str, words: Sequence[str]) -> Dealer:
    """The same secret and words give the same dice, whenever a table is taken up again."""
    spoken = "\x00".join(words).encode()
    mixed = hmac.new(bytes.fromhex(secret), spoken, hashlib.sha256).digest()
    return SeededDealer(int.from_bytes(mixed[:8], "big"))


def for_the_record(secret: str, words: Sequence[str]) -> dict[str, object]:
    """What the header of a record says about its dice, once they may be known."""
    return {"secret": secret, "commitment": commitment(secret), "words": list(words)}
