"""What deeds earned, and who held them."""

from math import isclose

from monopoly.lab import Result


def test_every_deed_is_held_by_somebody(alone: Result) -> None:
    for holding in alone.holdings:
        assert isclose(sum(holding.players) + holding.bank, 1), holding


def test_rent_of_groups_is_that_of_their_lots(alone: Result) -> None:
    assert sum(rent.per_game for rent in alone.rent) > 0
    assert isclose(
        sum(rent.per_game for rent in alone.rent), sum(rent.per_game for rent in alone.rent_groups)
    )
