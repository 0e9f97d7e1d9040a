"""Shares and their intervals."""

from monopoly.lab.shares import wilson


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(25, 100)
    assert (round(low, 4), round(high, 4)) == (0.1755, 0.3430)  # as in the textbooks
    assert wilson(0, 50)[0] == 0 < wilson(0, 50)[1] < 0.1
    assert wilson(0, 0) == (0, 1)
