"""Dice anyone can check: every throw and shuffle follows from a secret, whose hash is published
before the first throw, and from words the players add. docs/fair-dice.md says why and what for.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from monopoly import record
from monopoly.dealer import THIRD_DIE, Dealer
from monopoly.record import RecordError
from monopoly.rules.board import SEATS_MAX
from monopoly.rules.throw import Throw

__all__ = [
    "SECRET_BYTES",
    "TEXT_MAX",
    "Announcement",
    "Checked",
    "Different",
    "FairDealer",
    "FairError",
    "announcement",
    "check",
    "commitment",
    "dealer_of",
    "new_secret",
    "reveal",
]

DOMAIN: Final = b"monopoly/fair-dice/1/"  # nothing hashed here passes for another use or version
SECRET_BYTES: Final = 32
TEXT_MAX: Final = 200  # characters of a table's id, of a name and of a player's words
SHUFFLE_MAX: Final = 256  # one byte of the stream chooses one card
BLOCKS_MAX: Final = 256  # of the stream of one draw; the longest shuffle takes about 16

# What a line of a record can be after its header; two at once would be read in two ways.
LINES: Final = frozenset({"order", "deal", "kind", *record.CLOSING})

Words = Sequence[tuple[str, str]]


class FairError(ValueError):
    """Dice that cannot be fair or cannot be checked; the message says why in a sentence."""


class Different(RecordError):
    """The first line of a record that is not what its secret gives."""


# --- the secret


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


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


# --- what a record announces, and what it reveals


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


def dealer_of(lines: Iterable[str], secret: bytes) -> FairDealer:
    """The dealer a record was begun with, to go on: `Game.replay(lines, dealer=…)`."""
    _, header = next(record.read(lines), (1, {}))
    announced = announcement(header)
    if announced.commitment != commitment(secret):
        raise FairError("That is not the secret whose hash was published for this game.")
    return announced.dealer(secret)


def reveal(lines: Sequence[str], secret: bytes) -> list[str]:
    """A record as it is published when the game is over: with the secret before its end."""
    dealer_of(lines, secret)  # never publish the secret of another game
    *play, (_, last) = record.read(lines[-2:])
    if "end" not in last or any("secret" in entry for _, entry in play):
        raise FairError("Only a record with its end, and once only, can be given its secret.")
    return [*lines[:-1], record.write({"secret": secret.hex()}), lines[-1]]


# --- checking


@dataclass(frozen=True, slots=True)
class Checked:
    announced: Announcement
    shuffles: int
    throws: int


def check(lines: Iterable[str]) -> Checked:
    """Draws everything again from the secret a record reveals.

    `Different` names the first line that is otherwise, `RecordError` one that cannot be read;
    `FairError` when there is nothing to check. The rules are left to `Game.replay`.
    """
    entries = list(record.read(lines))
    first, header = entries[0] if entries else (1, {})
    record.check_format(first, header)
    announced = announcement(header)
    line, secret = _revealed(entries[1:])
    if announced.commitment != commitment(secret):
        raise Different(first, f"the commitment is not the hash of the secret on line {line}")
    dealer = announced.dealer(secret)
    drawn = {"shuffle": 0, "throw": 0, "": 0}
    for line, entry in entries[1:]:
        drawn[_compare(line, entry, dealer, drawn["throw"] + 1)] += 1
    line, last = entries[-1]
    if "end" not in last:
        raise Different(line, "is the last: the end of the record is missing")
    return Checked(announced, drawn["shuffle"], drawn["throw"])


def _revealed(entries: Iterable[tuple[int, dict[str, object]]]) -> tuple[int, bytes]:
    for line, entry in entries:
        if "secret" in entry:
            text = entry["secret"]
            if not isinstance(text, str) or not re.fullmatch("[0-9a-f]{64}", text):
                raise RecordError(line, f"the secret is not {SECRET_BYTES} bytes in hexadecimal")
            return line, bytes.fromhex(text)
    raise FairError("The secret is not in this record: it is revealed when the game is over.")


def _compare(line: int, entry: dict[str, object], dealer: FairDealer, number: int) -> str:
    """Which kind of draw a line holds, if any; `Different` when it is not the dealer's."""
    if len(entry.keys() & LINES) != 1:
        raise Different(line, "is not clearly one line of a record")
    if "order" in entry:
        if entry["order"] != _shuffled(dealer, entry["order"]):
            deck = f"{entry.get('shuffle')!r:.60}"
            raise Different(line, f"the deck {deck} is not in the order the secret gives")
        return "shuffle"
    if "deal" in entry:
        if entry["deal"] != _shuffled(dealer, entry["deal"]):
            raise Different(line, "the deeds are not dealt as the secret gives them")
        return "shuffle"
    if entry.get("kind") != "throw":
        return ""
    dice = entry.get("dice")
    given = dealer.throw(3 if isinstance(dice, list) and len(dice) == 3 else 2).fields()["dice"]
    if dice != given:
        raise Different(line, f"throw {number} is {dice!r:.60}, but the secret gives {given}")
    return "throw"


def _shuffled(dealer: FairDealer, order: object) -> list[int]:
    """The pack of these cards, lowest first, as the dealer shuffles it; nothing when they are
    none."""
    if not isinstance(order, list) or len(order) > SHUFFLE_MAX:
        return []
    if not all(isinstance(card, int) for card in order):
        return []
    pack = sorted(order)
    return [pack[i] for i in dealer.shuffle(len(pack))]
