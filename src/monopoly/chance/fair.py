# not compiled: hashes take their time anyway
"""Dice anyone can check: every throw and shuffle follows from a secret, whose hash is published
before the first throw, and from words the players add. docs/fair-dice.md says why and what for.
"""

import hashlib
import hmac
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from monopoly.chance.dealer import THIRD_DIE, Dealer
from monopoly.rules.board import SEATS_MAX
from monopoly.rules.throw import Throw

__all__ = [
    "SECRET_BYTES",
    "TEXT_MAX",
    "Announcement",
    "FairDealer",
    "FairError",
    "announcement",
    "commitment",
]

DOMAIN: Final = b"monopoly/fair-dice/1/"  # nothing hashed here passes for another use or version
SECRET_BYTES: Final = 32
TEXT_MAX: Final = 200  # characters of a table's id, of a name and of a player's words
SHUFFLE_MAX: Final = 256  # one byte of the stream chooses one card
BLOCKS_MAX: Final = 256  # of the stream of one draw; the longest shuffle takes about 16

Words = Sequence[tuple[str, str]]


class FairError(ValueError):
    """Dice that cannot be fair or cannot be checked; the message says why in a sentence."""


# --- the secret


def commitment(secret: bytes) -> str:
    """The hash to publish before the first throw: it fixes the secret and tells nothing of it."""
    return hashlib.sha256(DOMAIN + b"commitment" + _checked_secret(secret)).hexdigest()


def _checked_secret(secret: bytes) -> bytes:
    if len(secret) != SECRET_BYTES:
        raise FairError(f"A secret is {SECRET_BYTES} bytes, not {len(secret)}.")
    return secret


# --- the dealer


class FairDealer(Dealer):
    """Draws by number: throw 0, throw 1 … of a game are fixed once the words are in.

    `words` are (player, words) in seat order; a player who adds none has "" or is left out.
    """

    def __init__(
        self, secret: bytes, table: str, words: Words = (), *, shuffles: int = 0, throws: int = 0
    ) -> None:
        self.announced: Final = _announced(commitment(secret), table, words)
        self._key: Final = _game_key(secret, self.announced)
        self._secret: Final = secret
        self._shuffles = shuffles
        self._throws = throws

    def throw(self, dice: i64) -> Throw:
        """The white dice come first: they do not depend on whether the third is thrown."""
        stream = _stream(self._key, b"throw", self._throws)
        self._throws += 1
        die1, die2 = 1 + _below(6, stream), 1 + _below(6, stream)
        return Throw(die1, die2, THIRD_DIE[_below(6, stream)] if dice == 3 else 0)

    def shuffle(self, size: i64) -> list[int]:
        if not 0 <= size <= SHUFFLE_MAX:
            raise FairError(f"At most {SHUFFLE_MAX} cards can be shuffled, not {size}.")
        stream = _stream(self._key, b"shuffle", self._shuffles)
        self._shuffles += 1
        order = list(range(size))
        for last in range(size - 1, 0, -1):
            other = _below(last + 1, stream)
            order[last], order[other] = order[other], order[last]
        return order

    def copy(self) -> "FairDealer":
        a = self.announced
        return FairDealer(
            self._secret, a.table, a.words, shuffles=self._shuffles, throws=self._throws
        )

    def header(self) -> dict[str, object]:
        a = self.announced
        words = [list(pair) for pair in a.words]
        return {"fair": {"commitment": a.commitment, "table": a.table, "words": words}}

    def resume(self, shuffles: i64, throws: i64) -> bool:
        self._shuffles = shuffles
        self._throws = throws
        return True


def _game_key(secret: bytes, announced: "Announcement") -> bytes:
    """The key of one game. Neither the order of seats nor a silent seat (a bot's) makes a
    difference: whoever runs the table could try them out until the dice please."""
    spoken = sorted((name, words) for name, words in announced.words if words)
    texts = [announced.table, *(text for pair in spoken for text in pair)]
    message = b"".join(len(t.encode()).to_bytes(4, "big") + t.encode() for t in texts)
    return hmac.digest(secret, DOMAIN + b"game" + message, "sha256")


def _stream(key: bytes, label: bytes, number: int) -> Iterator[int]:
    """The bytes of one draw, block by block as far as they are asked for."""
    draw = DOMAIN + label + number.to_bytes(8, "big")
    for block in range(BLOCKS_MAX):
        yield from hmac.digest(key, draw + block.to_bytes(4, "big"), "sha256")


def _below(limit: int, stream: Iterator[int]) -> int:
    """A number below `limit`, each equally likely: bytes that would favour the low ones go."""
    fair = 256 - 256 % limit
    return next(byte for byte in stream if byte < fair) % limit


# --- what the header of a record announces


@dataclass(frozen=True, slots=True)
class Announcement:
    """What everybody at the table knows before the first throw."""

    commitment: str
    table: str
    words: tuple[tuple[str, str], ...]

    def dealer(self, secret: bytes) -> FairDealer:
        return FairDealer(secret, self.table, self.words)


def _announced(committed: str, table: object, words: Iterable[object]) -> Announcement:
    pairs: list[tuple[str, str]] = []
    for pair in words:
        if not isinstance(pair, list | tuple) or len(pair) != 2:
            raise FairError("The words are not pairs of a player and what the player said.")
        pairs.append((_text(pair[0], "name"), _text(pair[1], "words")))
    if len(pairs) > SEATS_MAX or len({name for name, _ in pairs}) < len(pairs):
        raise FairError(f"Words come once from each player, of at most {SEATS_MAX}.")
    return Announcement(committed, _text(table, "table"), tuple(pairs))


def _text(text: object, what: str) -> str:
    if not isinstance(text, str) or len(text) > TEXT_MAX or (not text and what != "words"):
        raise FairError(f"A {what} is text of at most {TEXT_MAX} characters, not {text!r:.60}.")
    try:
        text.encode()
    except UnicodeEncodeError:
        raise FairError(f"A {what} is text that UTF-8 can write, not {text!a:.60}.") from None
    return text


def announcement(header: dict[str, object]) -> Announcement:
    """What a record's header says of fair dice; `FairError` when it does not."""
    fair = header.get("fair")
    if fair is None:
        raise FairError("This game was not played with fair dice: no commitment was published.")
    if not isinstance(fair, dict):
        raise FairError("The header announces fair dice, but not how.")
    committed, words = fair.get("commitment"), fair.get("words")
    if not isinstance(committed, str) or not isinstance(words, list):
        raise FairError("The header announces fair dice without their commitment or words.")
    return _announced(committed, fair.get("table"), words)
