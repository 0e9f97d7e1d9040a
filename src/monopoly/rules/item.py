"""What can be auctioned: the Title Deed of a Space, a house or a hotel."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from monopoly.rules.board import NOTHING, SPACES


@final
@mypyc_attr(acyclic=True)
class Item:
    """Frozen, and made once: compare with `is`."""

    def __init__(self, number: i64) -> None:
        # In events, records and messages: a deed has the number of its Space, and the buildings
        # have those after the last Space.
        self.number: Final = number
        self.is_building: Final[bool] = number >= SPACES
        self.space: Final[i64] = NOTHING if number >= SPACES else number  # of a deed


ITEMS: Final = [Item(number) for number in range(SPACES + 2)]
HOUSE: Final = ITEMS[SPACES]
HOTEL: Final = ITEMS[SPACES + 1]


def deed_of(space: i64) -> Item:
    return ITEMS[space]
