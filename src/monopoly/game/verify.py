"""Records of games with fair dice: revealing the secret, and verifying dice, words and play."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from monopoly.chance.fair import (
    SECRET_BYTES,
    SHUFFLE_MAX,
    Announcement,
    FairDealer,
    FairError,
    announcement,
    commitment,
)
from monopoly.game import record
from monopoly.game.game import Game
from monopoly.game.record import RecordError

__all__ = ["VerificationError", "Verified", "check_dice", "dealer_of", "reveal", "verify"]

# What a line of a record can be after its header; two at once would be read in two ways.
LINES: Final = frozenset({"order", "deal", "kind", *record.CLOSING})


class VerificationError(RecordError):
    """The first line of a record that is not what its secret gives."""


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


# --- verifying


@dataclass(frozen=True, slots=True)
class Verified:
    announced: Announcement
    shuffles: int
    throws: int


def check_dice(lines: Iterable[str]) -> Verified:
    """Draws everything again from the secret a record reveals.

    `VerificationError` names the first line that is otherwise, `RecordError` one that cannot be
    read; `FairError` when there is nothing to check. The rules are left to `Game.replay`.
    """
    entries = list(record.read(lines))
    first, header = entries[0] if entries else (1, {})
    record.check_format(first, header)
    announced = announcement(header)
    line, secret = _revealed(entries[1:])
    if announced.commitment != commitment(secret):
        raise VerificationError(
            first, f"the commitment is not the hash of the secret on line {line}"
        )
    dealer = announced.dealer(secret)
    drawn = {"shuffle": 0, "throw": 0, "": 0}
    for line, entry in entries[1:]:
        drawn[_compare(line, entry, dealer, drawn["throw"] + 1)] += 1
    line, last = entries[-1]
    if "end" not in last:
        raise VerificationError(line, "is the last: the end of the record is missing")
    return Verified(announced, drawn["shuffle"], drawn["throw"])


def verify(lines: Sequence[str], game: Game | None = None) -> tuple[Verified, Game]:
    """What was checked, and the game; `game` where these lines have been replayed already.

    `VerificationError` names the first line that is otherwise, `RecordError` one that cannot be
    read, `FairError` says why there is nothing to verify. The dice may differ on one line and the
    play break the rules on another: the first counts.
    """
    checked: Verified | None = None
    wrong: list[VerificationError] = []
    try:
        checked = check_dice(lines)
    except VerificationError as error:
        wrong.append(error)
    try:
        game = game or Game.replay(lines)
        if checked is not None:
            _see_who_spoke(checked, game)
            return checked, game
    except RecordError as error:
        wrong.append(VerificationError(error.line, error.problem))
    raise min(wrong, key=lambda error: error.line)


def _see_who_spoke(checked: Verified, game: Game) -> None:
    """Words of somebody made up could have been tried out until the dice pleased."""
    strangers = [name for name, _ in checked.announced.words if name not in game.players]
    if strangers:
        raise VerificationError(1, f"{strangers[0]!r} adds words, but does not sit at this table")


def _revealed(entries: Iterable[tuple[int, dict[str, object]]]) -> tuple[int, bytes]:
    for line, entry in entries:
        if "secret" in entry:
            text = entry["secret"]
            if not isinstance(text, str) or not re.fullmatch("[0-9a-f]{64}", text):
                raise RecordError(line, f"the secret is not {SECRET_BYTES} bytes in hexadecimal")
            return line, bytes.fromhex(text)
    raise FairError("The secret is not in this record: it is revealed when the game is over.")


def _compare(line: int, entry: dict[str, object], dealer: FairDealer, number: int) -> str:
    """Which kind of draw a line holds, if any; `VerificationError` when it is not the dealer's."""
    if len(entry.keys() & LINES) != 1:
        raise VerificationError(line, "is not clearly one line of a record")
    if "order" in entry:
        if entry["order"] != _shuffled(dealer, entry["order"]):
            deck = f"{entry.get('shuffle')!r:.60}"
            raise VerificationError(line, f"the deck {deck} is not in the order the secret gives")
        return "shuffle"
    if "deal" in entry:
        if entry["deal"] != _shuffled(dealer, entry["deal"]):
            raise VerificationError(line, "the deeds are not dealt as the secret gives them")
        return "shuffle"
    if entry.get("kind") != "throw":
        return ""
    dice = entry.get("dice")
    given = dealer.throw(3 if isinstance(dice, list) and len(dice) == 3 else 2).fields()["dice"]
    if dice != given:
        raise VerificationError(
            line, f"throw {number} is {dice!r:.60}, but the secret gives {given}"
        )
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
