"""Bit sets hold all forty Spaces in both builds; mypyc shifts a literal 1 as 32 bits."""

import pytest

from monopoly.rules import bitset


@pytest.mark.parametrize("member", range(41))
def test_a_set_of_one_has_its_member_and_no_other(member: int) -> None:
    single = bitset.one(member)
    assert single == 2**member
    assert [other for other in range(41) if bitset.has(single, other)] == [member]
    assert bitset.lowest(single) == member
    assert bitset.without(single, member) == 0
    assert bitset.count(single) == 1


def test_members_come_in_order() -> None:
    several = bitset.one(39) | bitset.one(1) | bitset.one(33)
    assert bitset.members_of(several) == (1, 33, 39)
    assert bitset.members_of(0) == ()
    assert bitset.count(several) == 3


def test_an_empty_set_has_no_lowest_member() -> None:
    with pytest.raises(ValueError, match="empty"):
        bitset.lowest(0)
