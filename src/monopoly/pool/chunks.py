"""A job's items cut into chunks and handed out. However they are cut, the result is the same."""

import heapq
from typing import Final

Chunk = tuple[int, int]  # the first item, and the number of items

CHUNK_SECONDS: Final = 0.5  # long enough that handing out costs nothing, short enough to watch
CHUNK_FIRST: Final = 1  # items, while nothing is known of how long one takes
CHUNK_MAX: Final = 5_000
GROWTH_MAX: Final = 4
AHEAD_MAX: Final = 8  # chunks per worker that may be done before the earliest one is


class ChunkQueue:
    """Chunks in the order of the items; a lost one is handed out again before anything new.

    Nobody is let far ahead of the earliest chunk that is still out, so that what has to wait for it
    stays small however many items there are.
    """

    def __init__(
        self, total: int, *, chunk_size: int = 0, chunk_seconds: float = CHUNK_SECONDS
    ) -> None:
        """A queue of `total` items, in chunks of that size; 0: as many as take so long."""
        self._total = total
        self._seconds = chunk_seconds
        self._fixed = chunk_size
        self._size = chunk_size or CHUNK_FIRST
        self._next = 0  # the first item not handed out yet
        self._number = 0
        self._out: dict[Chunk, int] = {}  # handed out or lost, with their numbers
        self._lost: list[Chunk] = []

    def take(self, workers: int) -> Chunk | None:
        """The next chunk for one of so many workers; None when there is none for now."""
        if self._lost:
            return heapq.heappop(self._lost)
        left = self._total - self._next
        if not left or self._number - min(self._out.values(), default=self._number) >= (
            AHEAD_MAX * workers
        ):
            return None
        size = min(self._size, left if self._fixed else -(-left // (2 * workers)))
        chunk = (self._next, size)
        self._out[chunk] = self._number
        self._number += 1
        self._next += size
        return chunk

    def stop(self) -> None:
        """Nothing new is handed out: what is out comes to its end, and whoever works stays warm."""
        self._total = self._next

    def lose(self, chunk: Chunk) -> None:
        """Its worker is gone, and so is whatever it had done of it."""
        heapq.heappush(self._lost, chunk)

    def finish(self, chunk: Chunk, seconds: float) -> None:
        """It is done; how long it took says how large the next ones are."""
        del self._out[chunk]
        if not self._fixed:
            ideal = int(chunk[1] * self._seconds / max(seconds, 1e-6))
            self._size = max(1, min(ideal, self._size * GROWTH_MAX, CHUNK_MAX))
