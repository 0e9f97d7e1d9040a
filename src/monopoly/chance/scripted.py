"""Chance that is given: for tests, replays and made-up games."""

from typing import Final

from mypy_extensions import i64

from monopoly.chance.dealer import Dealer
from monopoly.rules.throw import Throw


class ScriptedDealer(Dealer):
    """Says what it was told to: for tests, replays and made-up games."""

    def __init__(self, throws: list[Throw], shuffles: list[list[int]]) -> None:
        self._throws: Final = throws[:]
        self._shuffles: Final = shuffles[:]

    def throw(self, dice: i64) -> Throw:
        if not self._throws:
            raise LookupError("The script has no throw left.")
        return self._throws.pop(0)

    def shuffle(self, size: i64) -> list[int]:
        if not self._shuffles:
            return list(range(size))
        return self._shuffles.pop(0)

    def copy(self) -> "ScriptedDealer":
        return ScriptedDealer(self._throws, self._shuffles)
