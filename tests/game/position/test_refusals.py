"""What cannot be is refused with a sentence that names the field."""

import json
from typing import Any

import pytest

from monopoly import Position, PositionError

DARK_BLUE = {"name": "Ann", "deeds": ["Boardwalk", "Park Place"]}
ALL_LOTS = {
    "Ann": ["Mediterranean Avenue", "Baltic Avenue"],
    "Bob": ["Oriental Avenue", "Vermont Avenue", "Connecticut Avenue"],
    "Cy": ["St. Charles Place", "States Avenue", "Virginia Avenue"],
}


def four_houses_everywhere() -> dict[str, Any]:
    """32 houses, and one more in the Bank."""
    players = [
        {"name": name, "deeds": lots, "buildings": dict.fromkeys(lots, 4)}
        for name, lots in ALL_LOTS.items()
    ]
    return {"players": players, "bank": {"houses": 1}}


def two(ann: dict[str, Any] | None = None, bob: dict[str, Any] | None = None, **rest: Any) -> Any:
    return {"players": [{"name": "Ann"} | (ann or {}), {"name": "Bob"} | (bob or {})]} | rest


AUCTION = {"item": "Boardwalk"}
OFFER = {"number": 1, "proposer": "Ann", "receiver": "Bob"}

WRONG: list[tuple[str, Any, str]] = [
    # the issue's own list
    (
        "houses beside a mortgage",
        two({**DARK_BLUE, "buildings": {"Boardwalk": 1}, "mortgaged": ["Park Place"]}),
        r"players\[0\].buildings: buildings stand on Boardwalk beside Park Place, which is mort",
    ),
    ("33 houses", four_houses_everywhere(), "bank.houses: 32 on the board and 1 in the Bank, but"),
    (
        "a deed with two owners",
        two({"deeds": ["Boardwalk"]}, {"deeds": ["Boardwalk"]}),
        r"players\[1\].deeds: Boardwalk belongs to Ann already",
    ),
    ("cash below zero", two({"cash": -1}), r"players\[0\].cash: 0 to 1,000,000,000 expected"),
    (
        "an auction nobody can bid in",
        two(auction=AUCTION | {"passed": ["Ann", "Bob"]}),
        "auction: there is nobody left who can bid",
    ),
    # rounds
    ("rounds nobody counts", two(turn={"rounds": 1}), "turn.rounds: nobody counts rounds in this"),
    (
        "more rounds than there are",
        two(options={"round_limit": 3}, turn={"rounds": 3}),
        "turn.rounds: the game ends with round 3, found 3",
    ),
    # a skip
    (
        "cards unseen before a skip but not after",
        two(
            before_skip=two(),
            chance={"top": ["chance-go"]},
        ),
        "before_skip.chance.unseen: the same cards are unseen",
    ),
    # names
    ("an unknown Space", two({"space": "Bordwalk"}), 'no Space "Bordwalk": the nearest is "Board'),
    ("an unknown deed", two({"deeds": ["Chanse"]}), r"players\[0\].deeds\[0\]: there is no Space"),
    ("a deed of no property", two({"deeds": ["GO"]}), r"deeds\[0\]: GO has no Title Deed"),
    ("an unknown player", two(turn="Bop"), 'turn.player: nobody called "Bop" sits here: the nea'),
    ("an unknown field", two({"csh": 3}), r'players\[0\]: there is no field "csh": the nearest is'),
    ("an unknown field above", two(trun="Ann"), 'there is no field "trun": the nearest is "turn"'),
    ("an unknown rule set", {"rules": "chess"} | two(), "rules: There is no rule set"),
    ("an unknown option", {"options": {"x": 1}} | two(), "rules: There is no option"),
    ("an unknown token", two({"token": "ship"}), r"players\[0\].token: there is no token"),
    ("an unknown card", two(chance={"top": ["chance-goo"]}), r"chance.top\[0\]: there is no card"),
    ("a later revision", {"revision": 99} | two(), "rules: revision: a whole number"),
    # players
    ("one player", {"players": ["Ann"]}, "players: 2 to 8 expected, found 1"),
    ("nine", {"players": list("ABCDEFGHI")}, "players: 2 to 8 expected, found 9"),
    ("no players", {}, "players: a list of players expected"),
    ("a player twice", {"players": ["Ann", "Ann"]}, r'players\[1\].name: "Ann" sits .* twice'),
    ("the Bank as a player", {"players": ["Ann", "Bank"]}, r"players\[1\].name: nobody can be"),
    ("a long name", {"players": ["Ann", "B" * 41]}, r"players\[1\].name: 1 to 40 printable"),
    ("no name", {"players": [{}, "Bob"]}, r"players\[0\].name: a name expected"),
    ("a token twice", two({"token": "thimble"}, {"token": "thimble"}), r"players\[1\].token: Ann"),
    ("all retired", two({"retired": 1}, {"retired": 2}), "players: all have retired"),
    ("numbered wrongly", two({"retired": 2}), "players: those who retired are numbered"),
    ("retired with cash", two({"retired": 1, "cash": 5}), r"players\[0\].cash: Ann has retired"),
    # Jail
    ("too many failures", two({"failed_throws": 3}), r"players\[0\].failed_throws: nobody stays"),
    (
        "in Jail elsewhere",
        two({"in_jail": True, "space": "GO"}),
        r"players\[0\].space: Ann is in J",
    ),
    ("failed outside", two({"failed_throws": 1, "in_jail": False}), r"players\[0\].in_jail"),
    ("sat out", two({"fine_sat_out": True}), r"players\[0\].fine_sat_out: nobody sits out"),
    # deeds and buildings
    (
        "a deed twice",
        two({"deeds": ["Boardwalk"] * 2}),
        r"deeds\[1\]: Boardwalk stands there twice",
    ),
    ("mortgaged by another", two({"mortgaged": ["Boardwalk"]}), r"mortgaged: Ann does not own"),
    (
        "built on a railroad",
        two({"deeds": ["Reading Railroad"], "buildings": {"Reading Railroad": 1}}),
        r"players\[0\].buildings: nothing can be built on Reading Railroad",
    ),
    (
        "built on a divided group",
        two({"deeds": ["Boardwalk"], "buildings": {"Boardwalk": 1}}),
        r"Boardwalk is built on, but Park Place is not Ann's",
    ),
    ("uneven", two({**DARK_BLUE, "buildings": {"Boardwalk": 2}}), "unevenly with Park Place"),
    (
        "five houses",
        two({**DARK_BLUE, "buildings": {"Boardwalk": 5, "Park Place": 4}}),
        r'buildings\[Boardwalk\]: 1 to 4 or "hotel" expected, found 5',
    ),
    ("too many hotels in the Bank", two(bank={"hotels": 13}), "bank.hotels: 0 on the board and 13"),
    # cards
    ("two holders", two({"jail_cards": ["chance"]}, {"jail_cards": ["chance"]}), "jail_cards: Ann"),
    (
        "a card in two places",
        two(chance={"top": ["chance-go"], "bottom": ["chance-go"]}),
        "chance: the card chance-go is in 2 places",
    ),
    (
        "held and in the deck",
        two({"jail_cards": ["chance"]}, chance={"top": ["chance-jail-free"]}),
        "chance: the card chance-jail-free is in 2 places",
    ),
    ("a card nowhere", two(chance={"unseen": ["chance-go"]}), "chance: the card .* is nowhere"),
    # the turn
    (
        "a phase that does not fit",
        two(phase="to-bid"),
        'phase: "to-bid" does not fit: this is "to-',
    ),
    ("an actor that does not fit", two(actor="Bob"), "actor: Bob does not fit: the game waits for"),
    ("winners of a game that goes on", two(winners=["Bob"]), "winners: found are none"),
    ("a word for a phase", two(phase="thinking"), "phase: .* expected, found .thinking"),
    (
        "retired on turn",
        {"players": [{"name": "Ann", "retired": 1}, "Bob", "Cy"]},
        "turn.player: A",
    ),
    ("seven dots", two(turn={"dice": [7, 1]}), r"turn.dice\[0\]: 1 to 6 expected, found 7"),
    ("one die", two(turn={"dice": [1]}), "turn.dice: two or three dice expected"),
    ("a third die", two(turn={"dice": [1, 1, "bus"]}), "turn.dice: there is no third die"),
    (
        "sold already",
        two({"deeds": ["Boardwalk"]}, turn={"for_sale": "Boardwalk"}),
        "turn.for_sale",
    ),
    ("a turn that is over", two(turn={"stage": "over"}), "turn: nobody has anything to decide"),
    (
        "asked before the throw",
        two(turn={"stage": "before-throw", "for_sale": "Boardwalk"}),
        "after",
    ),
    (
        "two decisions",
        two(turn={"for_sale": "Boardwalk", "rent_throw": "Electric Company"}),
        "turn.rent_throw: a throw asks for one decision at a time, and for_sale is another",
    ),
    ("banker", two(banker="Ann"), "banker: the computer banks"),
    # what is being settled
    (
        "auctioned by its owner",
        two({"deeds": ["Boardwalk"]}, auction=AUCTION),
        "auction.item: Board",
    ),
    (
        "a bid without a bidder",
        two(auction=AUCTION | {"bid": 1}),
        "auction.bid: a bid has a bidder",
    ),
    (
        "passed and bidding",
        two(auction=AUCTION | {"bid": 1, "bidder": "Ann", "passed": ["Ann"]}),
        "out of the",
    ),
    ("a house without shortage", two(auction="house"), "auction.item: there is no shortage"),
    ("a shortage at rest", two(shortage={"building": "house"}), "shortage: nobody is asked"),
    ("put up at once", two(to_auction=["Boardwalk"]), "to_auction: the first of these"),
    (
        "a bid for nothing",
        two(debts=[{"debtor": "Ann", "amount": 5000, "cause": "bid"}]),
        r"debts\[0\].item",
    ),
    (
        "a fine for a house",
        two(debts=[{"debtor": "Ann", "amount": 5000, "cause": "fine", "item": "house"}]),
        r"debts\[0\].item",
    ),
    (
        "a debt that can be paid",
        two(debts=[{"debtor": "Ann", "amount": 50, "cause": "fine"}]),
        r"debts\[0\]: Ann has 50 in cash and pays at once",
    ),
    (
        "a debt to oneself",
        two(debts=[{"debtor": "Ann", "creditor": "Ann", "amount": 5000, "cause": "card"}]),
        r"debts\[0\]: Ann has no such affair",
    ),
    (
        "a debt of nothing",
        two(debts=[{"debtor": "Ann", "amount": 0, "cause": "fine"}]),
        "amount: 1",
    ),
    (
        "no cause",
        two(debts=[{"debtor": "Ann", "amount": 9}]),
        r"debts\[0\].cause: this must be said",
    ),
    (
        "an offer of another's deed",
        two(
            offers=[
                {"number": 1, "proposer": "Ann", "receiver": "Bob", "get": {"deeds": ["Boardwalk"]}}
            ]
        ),
        r"offers\[0\].get: Bob does not own Boardwalk",
    ),
    (
        "a mortgage to keep",
        two(mortgages_to_decide=["Boardwalk"]),
        "mortgages_to_decide: Boardwalk",
    ),
    # types
    ("text for a number", two({"cash": "much"}), r"players\[0\].cash: a whole number expected"),
    ("true for a number", two({"cash": True}), r"players\[0\].cash: a whole number expected"),
    ("half a dollar", two({"cash": 0.5}), r"players\[0\].cash: a whole number expected"),
    ("a text for a list", two({"deeds": "Boardwalk"}), r"players\[0\].deeds: a list expected"),
    ("a number for yes", two({"in_jail": 1}), r"players\[0\].in_jail: true or false expected"),
    ("a list for an object", two(bank=[1]), "bank: fields in braces expected"),
    ("a list too long", two({"deeds": ["GO"] * 101}), "deeds: at most 100 expected, found 101"),
    ("beyond all money", two({"cash": 10**12}), r"players\[0\].cash: 0 to 1,000,000,000 expected"),
]


@pytest.mark.parametrize(("data", "problem"), [w[1:] for w in WRONG], ids=[w[0] for w in WRONG])
def test_it_is_refused_by_its_field(data: Any, problem: str) -> None:
    with pytest.raises(PositionError, match=problem) as caught:
        Position.parse(json.dumps(data))
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", 'begins with "mp1"'),
        ("hello", 'begins with "mp1"'),
        ("mp1", "a value expected"),
        ("mp1~", "a value expected"),
        ("mp1~p~", "a value expected"),
        ("mp1~p~_Ann._Bob-q2-", 'no field "q"'),
        ("mp1~1.2-", "fields in braces"),
        ("mp1~p1.3-", "keys for all or none"),
        ("mp1~p1.p2-", "another key"),
        ("mp1~p~_Ann._Bob--x", "the end expected"),
        ("mp1~p~_Ann._~d800~--", "is no character"),
        ("mp1~p~_Ann._B b--", "is no character of a position"),
        ("mp1~p~_Ann._Bob-b~c12345678901234567890--", "a shorter number"),
        ("mp1" + "~" * 1000, "nested more deeply"),
        ("mp1" + "1" * 20_000, "at most 20,000"),
        ("{", "Line 1 is no JSON"),
        ('{"a": 1, "a": 2}', '"a" stands twice'),
        ('{"players": ' + "[" * 50_000, "nested|no JSON"),
        ('{"players": ' + " " * 100_000 + "}", "at most 100,000"),
        ('{"players": [1' + "0" * 5000 + "]}", "no JSON|a name expected"),
    ],
)
def test_broken_text_is_refused(text: str, problem: str) -> None:
    with pytest.raises(PositionError, match=problem):
        Position.parse(text)


def test_only_text_is_parsed() -> None:
    with pytest.raises(TypeError, match="parsed from text"):
        Position.parse(b"mp1")  # type: ignore[arg-type]
