"""Items: what can be auctioned, and the numbers that records know it by."""

from monopoly.rules.board import NOTHING, SPACES
from monopoly.rules.item import HOTEL, HOUSE, ITEMS, deed_of


def test_a_deed_has_the_number_of_its_space() -> None:
    for space in range(SPACES):
        deed = deed_of(space)
        assert deed is ITEMS[space]
        assert (deed.number, deed.space, deed.is_building) == (space, space, False)


def test_buildings_have_the_numbers_stored_games_know_them_by() -> None:
    assert (HOUSE.number, HOTEL.number) == (40, 41)
    for building in (HOUSE, HOTEL):
        assert building is ITEMS[building.number]
        assert building.is_building
        assert building.space == NOTHING
