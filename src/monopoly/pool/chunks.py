"""Work cut into chunks and handed out. However it is cut, the result is the same."""

import heapq
from typing import Final

Chunk = tuple[int, int]  # first game, number of games

BLOCK_SECONDS: Final = 0.5  # long enough that handing out costs nothing, short enough to watch
BLOCK_FIRST: Final = 10  # games, while nothing is known of how fast these bots play
BLOCK_MAX: Final = 5_000
GROWTH_MAX: Final = 4
AHEAD: Final = 8  # blocks per worker that may be done before the earliest one is


class ChunkQueue:
    """Chunks in the order of the games; what is lost is handed out again before anything new.

    Nobody is let far ahead of the earliest block still out, so that what has to wait for it stays
    small however many games there are.
    """

    def __init__(self, games: int, *, block: int = 0) -> None:
        self._games = games
        self._fixed = block
        self._size = block or BLOCK_FIRST
        self._next = 0  # the first game not handed out yet
        self._number = 0
        self._out: dict[Chunk, int] = {}  # in hand or lost, with their numbers
        self._lost: list[Chunk] = []

    def take(self, workers: int) -> Chunk | None:
        """The next chunk for one of so many workers; None when there is none for now."""
        if self._lost:
            return heapq.heappop(self._lost)
        left = self._games - self._next
        if not left or self._number - min(self._out.values(), default=self._number) >= (
            AHEAD * workers
        ):
            return None
        size = min(self._size, left if self._fixed else -(-left // (2 * workers)))
        chunk = (self._next, size)
        self._out[chunk] = self._number
        self._number += 1
        self._next += size
        return chunk

    def lose(self, chunk: Chunk) -> None:
        """Whoever played it is gone; nothing of it was counted."""
        heapq.heappush(self._lost, chunk)

    def finish(self, chunk: Chunk, seconds: float) -> None:
        """It is played; how long it took says how large the next ones are."""
        del self._out[chunk]
        if not self._fixed:
            ideal = int(chunk[1] * BLOCK_SECONDS / max(seconds, 1e-6))
            self._size = max(1, min(ideal, self._size * GROWTH_MAX, BLOCK_MAX))
