"""What can be auctioned: the Title Deed of a Space, a house or a hotel."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from monopoly.rules.board import NOTHING, SPACES


@final
@mypyc_attr(acyclic=True)
class Item:
    """Frozen, and made once: compare with `is`."""

    def __init__(self, number: i64) -> None:
        # How events, records and messages write it: a deed is the number of its Space, a house 40
        # and a hotel 41.
        self.number: Final = number
        self.is_building: Final[bool] = number >= SPACES
        self.space: Final[i64] = NOTHING if number >= SPACES else number  # of a deed


ITEMS: Final = [Item(number) for number in range(SPACES + 2)]
HOUSE: Final = ITEMS[SPACES]
HOTEL: Final = ITEMS[SPACES + 1]


def deed_of(space: i64) -> Item:
    return ITEMS[space]
