"""Seats and the keys that open them: unguessable, kept only as hashes, good for some weeks."""

import hashlib
from dataclasses import dataclass, field
from typing import Final

from monopoly.server.refusal import Refusal
from monopoly.server.store.interface import SeatKey

NOBODY: Final = 0  # the person of a seat that was a bot's from the start


def hash_of(seat_key: str) -> bytes:
    """A fast hash is right here: the keys are random, so there is nothing to guess by trying."""
    return hashlib.sha256(seat_key.encode()).digest()


@dataclass(slots=True)
class Seat:
    person: int  # who sits here: a number at this table, or NOBODY
    name: str
    token: str  # the piece on the board
    bot: str = ""  # the bot that plays it now
    gone: bool = False  # its person has left for good
    former: int = NOBODY  # who that person was at the table this one is a rematch of
    words: str = ""
    connections: int = 0
    away_since: float = 0.0  # by the monotonic clock, while there are no connections

    @property
    def has_person(self) -> bool:
        return self.person != NOBODY and not self.gone


@dataclass(slots=True)
class SeatKeys:
    """The seat keys of one table."""

    known: dict[bytes, SeatKey] = field(default_factory=dict)

    def person(self, seat_key: str, now: float) -> SeatKey:
        found = self.known.get(hash_of(seat_key))
        if found is None:
            raise Refusal("wrong-token", "This seat token is not one of this table.")
        if found.expires <= now:
            raise Refusal("expired-token", "This seat token has run out.")
        return found

    def person_known(self, seat_key: str) -> int:
        """Whose key this is or was, run out or not; `NOBODY` where it is none of this table."""
        found = self.known.get(hash_of(seat_key))
        return NOBODY if found is None else found.person

    def add(self, issued: SeatKey) -> None:
        self.known[issued.hash] = issued

    def count(self, person: int) -> int:
        return sum(found.person == person for found in self.known.values())

    def revoke(self, person: int) -> None:
        for key in [key for key, found in self.known.items() if found.person == person]:
            del self.known[key]
