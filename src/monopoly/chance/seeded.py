"""Chance from a seed: the same game on every machine and in both builds."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monopoly.chance.dealer import THIRD_DIE, Dealer
from monopoly.rules.throw import Throw

MASK: Final = 0xFFFFFFFF  # 32-bit words, masked: the same numbers compiled and uncompiled

TWO_DICE: Final = vec[Throw]([Throw(a, b) for a in range(1, 7) for b in range(1, 7)])
THREE_DICE: Final = vec[Throw](
    [Throw(a, b, face) for face in THIRD_DIE for a in range(1, 7) for b in range(1, 7)]
)


class SeededDealer(Dealer):
    """The same game from the same seed, on every machine and in both builds.

    The generator is sfc32 ("small fast counting"): three 32-bit words and a counter.
    """

    def __init__(self, seed: int) -> None:
        self.seed: Final = seed
        self._a: i64 = seed & MASK
        self._b: i64 = (seed >> 32) & MASK
        self._c: i64 = 0
        self._counter: i64 = 1
        # How many shuffles there were, and the words after the last: throws count from there.
        self._a0: i64 = 0
        self._b0: i64 = 0
        self._c0: i64 = 0
        self._counter0: i64 = 0
        self._shuffles: i64 = 0
        for _step in range(12):
            self._next()

    def _next(self) -> i64:
        word = (self._a + self._b + self._counter) & MASK
        self._counter = (self._counter + 1) & MASK
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & MASK
        self._c = (((self._c << 21) | (self._c >> 11)) + word) & MASK
        return word

    def below(self, limit: i64) -> i64:
        """A number from 0 up to but not including `limit`."""
        return (self._next() * limit) >> 32

    def throw(self, dice: i64) -> Throw:
        if dice == 2:
            return TWO_DICE[self.below(36)]
        return THREE_DICE[self.below(216)]

    def shuffle(self, size: i64) -> list[int]:
        order = vec[i64]([0] * size)
        for place in range(size):
            order[place] = place
        for last in range(size - 1, 0, -1):
            other = self.below(last + 1)
            card = order[last]
            order[last] = order[other]
            order[other] = card
        self._shuffles += 1
        self._a0 = self._a
        self._b0 = self._b
        self._c0 = self._c
        self._counter0 = self._counter
        return [int(card) for card in order]

    def spawn(self) -> "SeededDealer":
        """Another dealer, whose numbers have nothing to do with those that follow here."""
        return SeededDealer((self._next() << 30) ^ self._next())

    def copy(self) -> "SeededDealer":
        twin = SeededDealer(self.seed)
        twin._a = self._a
        twin._b = self._b
        twin._c = self._c
        twin._counter = self._counter
        twin._a0 = self._a0
        twin._b0 = self._b0
        twin._c0 = self._c0
        twin._counter0 = self._counter0
        twin._shuffles = self._shuffles
        return twin

    def resume(self, shuffles: i64, throws: i64) -> bool:
        """Only where it has made the shuffles itself: their sizes say where the throws begin."""
        if shuffles == 0 or shuffles != self._shuffles:
            return False
        self._a = self._a0
        self._b = self._b0
        self._c = self._c0
        self._counter = self._counter0
        for _step in range(throws):
            self._next()  # a throw takes one word, whether of two dice or three
        return True
