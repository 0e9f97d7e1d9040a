"""The forms of a position: written by hand, printed, pasted back."""

import copy
import json
import pickle
import subprocess
import sys
from dataclasses import replace

import pytest

import monopoly
from monopoly import Bid, Game, Position
from tests.game.position.rounds import URL_SAFE

BY_HAND = """
{"rules": "statutes",
 "players": [
   {"name": "Ann", "cash": 320, "deeds": ["Boardwalk", "Park Place"],
    "buildings": {"Boardwalk": "hotel", "Park Place": 4}},
   {"name": "Bob", "failed_throws": 1, "jail_cards": ["chance"]},
   {"name": "Cy", "space": "the second Chance", "deeds": ["Oriental Avenue"],
    "mortgaged": ["Oriental Avenue"]}],
 "turn": "Bob"}
"""


@pytest.fixture
def position() -> Position:
    return Position.parse(BY_HAND)


def test_what_is_written_by_hand_reads_as_one_would_guess(position: Position) -> None:
    ann, bob, cy = position.players
    assert (ann.cash, ann.space, ann.in_jail) == (320, "GO", False)
    assert ann.buildings == {"Boardwalk": "hotel", "Park Place": 4}
    assert (bob.cash, bob.space, bob.in_jail, bob.failed_throws) == (
        1500,
        "Jail / Just Visiting",
        True,
        1,
    )
    assert cy.space == "second Chance"
    assert cy.mortgaged == ("Oriental Avenue",)
    assert (position.turn.player, position.phase, position.actor) == ("Bob", "to-throw", "Bob")


def test_what_is_left_out_follows_from_the_rest(position: Position) -> None:
    assert position.bank.cash == 15_140 - 320 - 2 * 1500
    assert (position.bank.houses, position.bank.hotels) == (28, 11)
    assert "chance-jail-free" not in position.chance.unseen
    assert len(position.chance.unseen) == 16
    assert len(position.community_chest.unseen) == 17


def test_more_cash_than_the_set_has_is_paper() -> None:
    rich = Position.from_dict({"players": [{"name": "Ann", "cash": 20_000}, "Bob"]})
    assert rich.bank.cash == 0
    assert rich.bank.paper == 20_000 + 1500 - 15_140


def test_a_group_stands_for_its_members() -> None:
    ann = {
        "name": "Ann",
        "deeds": ["the orange group", "Boardwalk", "the utility group"],
        "buildings": {"The Orange Group": 2},
        "mortgaged": ["utility group"],
    }
    player = Position.from_dict({"players": [ann, "Bob"]}).players[0]
    lots = ("St. James Place", "Tennessee Avenue", "New York Avenue")
    assert player.buildings == dict.fromkeys(lots, 2)
    assert player.deeds == ("Electric Company", *lots, "Water Works", "Boardwalk")
    assert player.mortgaged == ("Electric Company", "Water Works")


def test_json_leaves_defaults_out(position: Position) -> None:
    data = json.loads(position.to_json())
    assert list(data) == ["rules", "revision", "players", "turn"]
    assert data["players"][1] == {"name": "Bob", "failed_throws": 1, "jail_cards": ["chance"]}
    assert data["turn"] == "Bob"


def test_the_line_is_safe_in_links_and_says_its_version(position: Position) -> None:
    line = str(position)
    assert line.startswith("mp1~")
    assert set(line) <= URL_SAFE
    assert Position.parse(f"  {line}\n") == position


@pytest.mark.parametrize("name", ["Zoë", "Ann-Lee.~_", "王", "a b  c", "😀", "_", "~", "T", "12"])
def test_any_name_comes_back_from_the_line(name: str) -> None:
    position = Position.from_dict({"players": [name, "Bob"], "turn": "Bob"})
    assert set(str(position)) <= URL_SAFE
    assert Position.parse(str(position)).players[0].name == name


def test_the_repr_can_be_pasted_back(position: Position) -> None:
    names = {name: getattr(monopoly, name) for name in monopoly.__all__}
    assert eval(repr(position), names) == position  # noqa: S307
    assert "beaten=False" not in repr(position)


def test_positions_are_values(position: Position) -> None:
    twin = Position.parse(BY_HAND)
    assert twin == position
    assert hash(twin) == hash(position)
    assert pickle.loads(pickle.dumps(position)) == position  # noqa: S301
    assert copy.deepcopy(position) == position
    with pytest.raises(AttributeError):
        position.players[0].cash = 1  # type: ignore[misc]
    with pytest.raises(TypeError):
        position.players[0].buildings["Boardwalk"] = 1  # type: ignore[index]


def test_a_constructed_position_is_checked_when_it_is_used(position: Position) -> None:
    ann, *others = position.players
    poorer = replace(position, players=(replace(ann, cash=300), *others))
    assert poorer.check().players[0].cash == 300
    broke = replace(position, players=(replace(ann, cash=-1), *others))
    with pytest.raises(monopoly.PositionError, match=r"players\[0\].cash"):
        broke.check()
    with pytest.raises(monopoly.PositionError, match=r"players\[0\].cash"):
        Game.from_position(broke)


def test_an_auction_by_hand() -> None:
    position = Position.from_dict(
        {
            "players": ["Ann", "Bob", "Cy", "Dan"],
            "turn": {"player": "Bob", "stage": "after-throw", "dice": [3, 5]},
            "auction": {"item": "Boardwalk", "bid": 120, "bidder": "Bob", "passed": ["Cy"]},
        }
    )
    assert (position.phase, position.actor, position.bid_turn) == ("to-bid", "Dan", "Dan")
    game = Game.from_position(position, seed=1)
    assert Bid(121).amount == game.legal_actions()[0].amount  # type: ignore[attr-defined]


def test_the_line_is_the_same_on_every_machine(position: Position) -> None:
    """Nothing in it depends on hashes or on the order of sets."""
    code = "import sys, monopoly; print(monopoly.Position.parse(sys.stdin.read()))"
    lines = {
        subprocess.run(  # noqa: S603
            [sys.executable, "-c", code],
            input=BY_HAND,
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
        ).stdout
        for seed in ("1", "2")
    }
    assert lines == {f"{position}\n"}
    assert str(position) == (
        "mp1~r_statutes.v2.t1.p~~n_Ann.c320.d~37.39-b~37.4.39.0--~n_Bob.f1.k~0--"
        "~n_Cy.s22.d~6-m~6----"
    )
