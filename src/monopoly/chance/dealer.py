"""Dealers supply chance: faces of the dice, the order of decks, the deal of deeds.

The rules never draw a random number; whoever runs a game hands them what a dealer gives.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from monopoly.rules.board import BUS, MR_M
from monopoly.rules.throw import Throw

# The faces of the third die: 60 MCS 10.
THIRD_DIE: Final = [1, 2, 3, BUS, MR_M, MR_M]


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    def throw(self, dice: i64) -> Throw:
        """A throw of two dice, or three, with its faces."""
        raise NotImplementedError

    def shuffle(self, size: i64) -> list[int]:
        """An order of the numbers below `size`."""
        raise NotImplementedError

    def copy(self) -> "Dealer":
        """A dealer that will give the same from here on."""
        raise NotImplementedError

    def header(self) -> dict[str, object]:
        """What the header of a record should say about where the chance comes from."""
        return {}

    def resume(self, shuffles: i64, throws: i64) -> bool:
        """Goes on as after so many shuffles and throws, or says False: only ever the next."""
        return False
