"""What a crew plays: games of any kind that can be cut into spans and come back as pieces."""

from typing import Protocol, TypeVar


class Piece(Protocol):
    """What came of one span."""

    games: int
    mistake: str  # what a bot did wrong; the piece ends before it


P = TypeVar("P", bound=Piece)
P_co = TypeVar("P_co", bound=Piece, covariant=True)


class Job(Protocol[P_co]):
    """Small enough to send anywhere; the same span gives the same piece wherever it is played."""

    def play(self, first: int, count: int) -> P_co: ...
