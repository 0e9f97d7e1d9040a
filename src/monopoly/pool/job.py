"""What an executor plays: games of any kind, cut into chunks that come back as results."""

from typing import Protocol, TypeVar


class ChunkResult(Protocol):
    """What came of one chunk."""

    games: int
    mistake: str  # what a bot did wrong; the result ends before it


P = TypeVar("P", bound=ChunkResult)
P_co = TypeVar("P_co", bound=ChunkResult, covariant=True)


class Job(Protocol[P_co]):
    """Small enough to send anywhere; the same chunk gives the same result wherever it is played."""

    def play(self, first: int, count: int) -> P_co: ...
