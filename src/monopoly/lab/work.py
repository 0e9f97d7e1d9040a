"""The games of a plan, cut into spans and handed out. However it is cut, the result is the same."""

import heapq
from typing import Final

Span = tuple[int, int]  # first game, number of games

BLOCK_SECONDS: Final = 0.5  # long enough that handing out costs nothing, short enough to watch
BLOCK_FIRST: Final = 10  # games, while nothing is known of how fast these bots play
BLOCK_MAX: Final = 5_000
GROWTH_MAX: Final = 4
AHEAD: Final = 8  # blocks per worker that may be done before the earliest one is


class Work:
    """Spans in the order of the games; what is lost is handed out again before anything new.

    Nobody is let far ahead of the earliest block still out, so that what has to wait for it stays
    small however many games there are.
    """

    def __init__(self, games: int, *, block: int = 0) -> None:
        self._games = games
        self._fixed = block
        self._size = block or BLOCK_FIRST
        self._next = 0  # the first game not handed out yet
        self._number = 0
        self._out: dict[Span, int] = {}  # in hand or lost, with their numbers
        self._lost: list[Span] = []

    def take(self, workers: int) -> Span | None:
        """The next span for one of so many workers; None when there is none for now."""
        if self._lost:
            return heapq.heappop(self._lost)
        left = self._games - self._next
        if not left or self._number - min(self._out.values(), default=self._number) >= (
            AHEAD * workers
        ):
            return None
        size = min(self._size, left if self._fixed else -(-left // (2 * workers)))
        span = (self._next, size)
        self._out[span] = self._number
        self._number += 1
        self._next += size
        return span

    def lose(self, span: Span) -> None:
        """Whoever played it is gone; nothing of it was counted."""
        heapq.heappush(self._lost, span)

    def finish(self, span: Span, seconds: float) -> None:
        """It is played; how long it took says how large the next ones are."""
        del self._out[span]
        if not self._fixed:
            ideal = int(span[1] * BLOCK_SECONDS / max(seconds, 1e-6))
            self._size = max(1, min(ideal, self._size * GROWTH_MAX, BLOCK_MAX))
