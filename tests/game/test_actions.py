"""Actions as plain data and back: the same words in records, on the wire and in bots."""

import pytest

from monopoly import ActionError, Bid, Build, Move, Offer, Throw, UseJailCard
from monopoly.game import actions

PUBLIC_KINDS = """
    throw buy decline bid pass knock-down pay-fine use-jail-card sit-out pay-flat-tax
    pay-percentage-tax build sell-building sell-hotels mortgage lift-mortgage keep-mortgage offer
    counter withdraw accept refuse demand-rent collect-salary want move call-skip end-turn
    declare-bankruptcy leave
""".split()


def test_every_public_kind_is_there_and_two_of_the_table() -> None:
    assert set(actions.KINDS) == {*PUBLIC_KINDS, "choose-token", "time-up"}


@pytest.mark.parametrize(
    "action",
    [
        Throw(),
        Throw(3, 4),
        Throw(3, 4, 5),
        Bid(20),
        Build(space=8),
        Move(steps=4),
        Move(space=39),
        UseJailCard(),
        UseJailCard(1),
        Offer(to=1, give_deeds=[39, 5], give_cash=50, get_cards=[0]),
    ],
)
def test_there_and_back(action: actions.Action) -> None:
    data = actions.to_dict(action)
    assert actions.from_dict(data) == action
    assert hash(actions.from_dict(data)) == hash(action)


def test_the_repr_can_be_read() -> None:
    assert repr(Build(space=8)) == "Build(space=8)"
    assert repr(Offer(to=1, get_cash=5)).startswith("Offer(to=1, give_deeds=[], ")


def test_actions_that_differ_are_not_equal() -> None:
    assert Bid(20) != Bid(21)
    assert Build(space=8) != actions.Mortgage(space=8)
    assert Throw() != Throw(1, 2)


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ({}, "None"),
        ({"kind": 3}, "kind 3"),
        ({"kind": ["build"]}, "kind"),
        ({"kind": "fly"}, "'fly'"),
        ({"kind": "build"}, "needs the field 'space'"),
        ({"kind": "build", "space": True}, "integer"),
        ({"kind": "build", "space": 1.5}, "integer"),
        ({"kind": "build", "space": 40}, "no Space 40"),
        ({"kind": "build", "space": -1}, "no Space -1"),
        ({"kind": "build", "space": 2**70}, "integer"),
        ({"kind": "bid", "amount": "5"}, "integer"),
        ({"kind": "offer", "to": 1, "give_deeds": [99]}, "no Space 99"),
        ({"kind": "offer", "to": 1, "give_deeds": list(range(41))}, "short list"),
        ({"kind": "offer", "to": 1, "give_cards": [2]}, "no deck 2"),
        ({"kind": "offer", "to": 1, "give_cash": 2**39}, "more cash"),
        ({"kind": "sell-hotels", "group": 12}, "no group 12"),
        ({"kind": "use-jail-card", "deck": 7}, "no deck 7"),
        ({"kind": "throw", "dice": [1]}, "two or three faces"),
        ({"kind": "throw", "dice": "66"}, "short list"),
    ],
)
def test_what_is_no_action_says_why(data: dict[str, object], problem: str) -> None:
    with pytest.raises(ActionError, match=problem):
        actions.from_dict(data)
