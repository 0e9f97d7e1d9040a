"""Who sits at the table: the person first, then the computer's players."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from monopoly.bots import LEVELS, BotError, bot_maker
from monopoly.game.record import PERSON
from monopoly.rules.board import SEATS_MAX
from monopoly.terminal.errors import UsageError

OPPONENTS: Final = ("beginner", "intermediate", "trader")  # one of each level that is quick
NAMES: Final = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal")


@dataclass(frozen=True, slots=True)
class Seating:
    """Names and kinds by seat; a kind is PERSON or the name of a bot, never a level."""

    names: tuple[str, ...]
    kinds: tuple[str, ...]


def seat_everybody(name: str, players: str | None, bots: str | None) -> Seating:
    """From the options: `players` is a number of seats or the names of the others."""
    kinds = _bot_kinds(bots)
    names = _names_of_others(name, players, len(kinds))
    if bots is not None and len(kinds) > len(names):
        raise UsageError(
            f"--bots names {len(kinds)} players, but only {len(names)} sit beside you."
        )
    others = [kinds[i % len(kinds)] for i in range(len(names))]
    return Seating((name, *names), (PERSON, *others))


def seat_at(names: Sequence[str], person: int, bots: str | None) -> Seating:
    """At a table where everybody has a name already: bots in every seat but the person's."""
    kinds = _bot_kinds(bots)
    others = [kinds[i % len(kinds)] for i in range(len(names) - 1)]
    return Seating(tuple(names), (*others[:person], PERSON, *others[person:]))


def _bot_kinds(bots: str | None) -> tuple[str, ...]:
    if bots is None:
        return OPPONENTS
    words = [word.strip() for word in bots.split(",")]
    # The game is saved with the bot, so that it goes on with the same one whatever a level
    # comes to mean.
    kinds = tuple(LEVELS.get(word, word) for word in words)
    for kind in kinds:
        try:
            bot_maker(kind)
        except BotError as error:
            raise UsageError(str(error)) from None
    return kinds


def is_own(kind: str) -> bool:
    """Whether a bot is somebody's own: code that is named by where it is."""
    return ":" in kind and kind.isprintable()


def _names_of_others(name: str, players: str | None, count: int) -> list[str]:
    if players is not None and not _is_number(players):
        names = [word.strip() for word in players.split(",")]
        _check_seats(len(names) + 1)
        return names
    seats = int(players) if players is not None else count + 1
    _check_seats(seats)
    free = [other for other in NAMES if other.casefold() != name.casefold()]
    return free[: seats - 1]


def _is_number(text: str) -> bool:
    return text.strip().lstrip("+-").isdecimal() and len(text) < 10


def _check_seats(seats: int) -> None:
    if not 2 <= seats <= SEATS_MAX:
        raise UsageError(f"Monopoly is for 2 to {SEATS_MAX} players, not {seats}.")
