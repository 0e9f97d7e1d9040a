"""A slip in a file is caught when it is read, and the sentence names the file and the key."""

import copy
import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from monopoly.editions import EditionError, load_edition, loader, parse_decks, parse_edition

pytestmark = pytest.mark.once

Data = dict[str, Any]
Slip = Callable[[Data], object]


def text_of(path: str) -> str:
    return files("monopoly.editions").joinpath(path).read_text(encoding="utf-8")


ATLANTIC_CITY = tomllib.loads(text_of("atlantic-city.toml"))
STANDARD = tomllib.loads(text_of("decks/standard.toml"))


def put(*path: str | int, value: object) -> Slip:
    """A slip that writes one value."""

    def slip(data: Data) -> None:
        table: Any = data
        for step in path[:-1]:
            table = table[step]
        table[path[-1]] = value

    return slip


def drop(*path: str | int) -> Slip:
    def slip(data: Data) -> None:
        table: Any = data
        for step in path[:-1]:
            table = table[step]
        del table[path[-1]]

    return slip


def complaint(read: Callable[[Data], object], data: Data, slip: Slip) -> str:
    spoiled = copy.deepcopy(data)
    read(spoiled)  # sound before the slip, so it is the slip that is refused
    slip(spoiled)
    with pytest.raises(EditionError) as caught:
        read(spoiled)
    return str(caught.value)


EDITION_SLIPS: list[tuple[Slip, str]] = [
    (
        put("spaces", 14, "rents", value=[12, 60, 180, 500, 700]),
        "spaces[14].rents: six rents expected, found 5.",
    ),
    (
        put("spaces", 5, "rents", value=[25, 50, 100]),
        "spaces[5].rents: four rents expected, found 3.",
    ),
    (put("spaces", 12, "rents", value=[4]), "spaces[12].rents: two rents expected, found 1."),
    (put("spaces", 1, "rents", 2, value=9), "spaces[1].rents[2]: more than 10 expected, found 9."),
    (put("spaces", 1, "rents", 1, value=2), "spaces[1].rents[1]: more than 2 expected, found 2."),
    (
        put("spaces", 1, "rents", 2, value="30"),
        'spaces[1].rents[2]: a whole number from 0 to 1000000 expected, found "30".',
    ),
    (
        put("spaces", 39, "rents", 5, value=2001),
        "totals.rents: 63444 expected over all spaces, found 63445.",
    ),
    (
        put("spaces", 39, "house_cost", value=100),
        "totals.house_costs: 2750 expected over all spaces, found 2650.",
    ),
    (
        put("spaces", 39, "mortgage", value=175),
        "spaces[39].mortgage: half the price of 400 expected, found 175.",
    ),
    (put("totals", "prices", value=1), "totals.prices: 1 expected over all spaces, found 5690."),
    (
        put("totals", "prizes", value=1),
        'totals.prizes: this key is unknown, the nearest is "prices"',
    ),
    (drop("totals", "rents"), "totals.rents: this key is missing."),
    (drop("spaces", 3), "spaces: 40 spaces expected, found 39."),
    (
        put("spaces", 3, "index", value=4),
        "spaces[3].index: spaces stand in board order: 3 expected, found 4.",
    ),
    (
        put("spaces", 3, "kind", value="lott"),
        'spaces[3].kind: "lott" is unknown, the nearest is "lot".',
    ),
    (
        put("spaces", 3, "group", value="purple"),
        "groups.purple: Baltic Avenue names this group, and it is missing.",
    ),
    (
        put("spaces", 3, "group", value="pink"),
        "groups.brown.size: 2 spaces expected in this group, found 1.",
    ),
    (put("spaces", 3, "price", value=-60), "spaces[3].price: a whole number from 2 to "),
    (put("spaces", 3, "price", value=True), "spaces[3].price: a whole number from 2 to "),
    (drop("spaces", 3, "price"), "spaces[3].price: this key is missing."),
    (
        put("spaces", 3, "colour", value="brown"),
        "spaces[3].colour: this key is unknown, known are ",
    ),
    (
        put("spaces", 5, "house_cost", value=50),
        "spaces[5].house_cost: this key is unknown, ",
    ),
    (put("spaces", 7, "name", value="Chance"), "spaces[7].name: this key is unknown, "),
    (
        put("spaces", 3, "name", value="mediterranean avenue"),
        'spaces[3].name: "mediterranean avenue" is taken already.',
    ),
    (put("spaces", 3, "name", value="Chance"), 'spaces[7].name: "Chance" is taken already.'),
    (put("spaces", 3, "short", value="Mediterr."), 'spaces[3].short: "Mediterr." is taken'),
    (
        put("spaces", 3, "short", value="Baltic Avenue"),
        "spaces[3].short: at most 12 letters expected, found 13.",
    ),
    (put("spaces", 3, "name", value=" "), 'spaces[3].name: a text expected, found " ".'),
    (put("spaces", 3, value="lot"), 'spaces[3]: a table expected, found "lot".'),
    (put("spaces", value="forty"), "spaces: a list of at most 100 expected, found "),
    (
        put("spaces", 0, "kind", value="free-parking"),
        'spaces[0].kind: "go" expected, found "free-parking".',
    ),
    (
        put("spaces", 4, "kind", value="go-to-jail"),
        'spaces: one space of kind "go-to-jail" expected, found 2.',
    ),
    (put("groups", "pink", "mark", value="r"), 'groups.red.mark: "R" is taken already.'),
    (
        put("groups", "pink", "color", value="pink"),
        'groups.pink.color: a color such as "#8a5a3b" expected, found "pink".',
    ),
    (drop("groups", "pink"), "groups.pink: St. Charles Place names this group, and it is missing."),
    (put("groups", "pink", "mark", value="PI"), "groups.pink.mark: at most 1 letters expected"),
    (put("groups", "pink", "hue", value="#cf4f92"), "groups.pink.hue: this key is unknown, "),
    (put("groups", "pink", "size", value=5), "groups.pink.size: 5 spaces expected in this group, "),
    (put("starting_notes", "20", value=5), "starting_notes: notes worth 1500 expected, found 1480"),
    (put("starting_notes", "forty", value=6), "starting_notes.forty: the value of a note expected"),
    (drop("tokens", 0), "tokens: at least 8 tokens expected, found 7."),
    (put("tokens", 0, value="Iron"), 'tokens[3]: "iron" is taken already.'),
    (put("chance_marks", value=["pink"]), "chance_marks: one mark for each of 3 spaces expected"),
    (put("dice_in_box", value=1), "dice_in_box: a whole number from 2 to 3 expected, found 1."),
    (put("decks", "default", value="london"), 'decks.default: "london" does not fit this board.'),
    (put("decks", "default", value="none"), 'decks.default: "none" does not fit this board.'),
    (put("decks", "chanse", value=1), 'decks.chanse: this key is unknown, the nearest is "chance"'),
    (put("decks", "chance", "back", value="?"), "decks.chance.back: this key is unknown, "),
    (drop("decks", "chance"), "decks.chance: this key is missing."),
    (put("salery", value=200), 'salery: this key is unknown, the nearest is "salary".'),
    (drop("salary"), "salary: this key is missing."),
    (put("base", value="londn"), 'base: "londn" is unknown, the nearest is "london".'),
    (put("base", value="mcc"), 'base: "mcc" rests on another edition itself.'),
]


@pytest.mark.parametrize(("slip", "sentence"), EDITION_SLIPS, ids=[s for _, s in EDITION_SLIPS])
def test_a_slip_in_an_edition(slip: Slip, sentence: str) -> None:
    found = complaint(lambda data: parse_edition(data, "mine.toml"), ATLANTIC_CITY, slip)
    assert found.startswith(f"mine.toml: {sentence}")
    assert found.endswith(".")


def test_every_single_figure_of_a_title_deed_is_guarded() -> None:
    """One dollar more in any price, house cost, rent or mortgage is refused."""
    for index, space in enumerate(ATLANTIC_CITY["spaces"]):
        places: list[tuple[str | int, ...]] = [
            (key,) for key in ("price", "house_cost", "mortgage") if key in space
        ]
        places += [("rents", n) for n in range(len(space.get("rents", [])))]
        for place in places:
            spoiled = copy.deepcopy(ATLANTIC_CITY)
            right = space[place[0]] if len(place) == 1 else space["rents"][place[1]]
            put("spaces", index, *place, value=right + 1)(spoiled)
            with pytest.raises(EditionError, match=r"^mine.toml: (spaces|totals)"):
                parse_edition(spoiled, "mine.toml")


def test_groups_do_not_mix_kinds() -> None:
    def swap(data: Data) -> None:
        data["spaces"][12]["group"], data["spaces"][11]["group"] = "pink", "utility"

    found = complaint(lambda data: parse_edition(data, "mine.toml"), ATLANTIC_CITY, swap)
    assert found == 'mine.toml: spaces[13].group: "pink" is a group of kind "utility", not "lot".'


def test_a_rent_for_each_utility_there_is() -> None:
    def add(data: Data) -> None:
        data["spaces"][15] |= {"kind": "utility", "group": "utility", "rents": [4, 10]}
        data["groups"]["utility"]["size"], data["groups"]["railroad"]["size"] = 3, 3
        for index in (5, 25, 35):
            data["spaces"][index]["rents"] = [25, 50, 100]

    found = complaint(lambda data: parse_edition(data, "mine.toml"), ATLANTIC_CITY, add)
    assert found == "mine.toml: spaces[12].rents: three rents expected, found 2."


def test_a_file_bears_the_key_of_its_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loader, "_read", lambda source: text_of("atlantic-city.toml"))
    with pytest.raises(EditionError) as caught:
        loader._packaged.__wrapped__("london")
    assert str(caught.value) == 'london.toml: key: "london" expected, found "atlantic-city".'


def test_text_that_is_not_toml() -> None:
    with pytest.raises(EditionError, match=r"^mine.toml: not TOML: .*line 1"):
        parse_edition("key = forty", "mine.toml")


def test_an_edition_on_a_base_says_only_what_differs() -> None:
    mine = parse_edition(
        """
        base = "london"
        key = "mine"
        title = "Mine"
        salary = 400
        decks.chance.name = "Fate"
        """,
        "mine.toml",
    )
    london = load_edition("london")
    assert (mine.key, mine.base, mine.salary) == ("mine", "london", 400)
    assert [mine.spaces[7].name, mine.spaces[7].short] == ["Fate", "Chance"]
    assert mine.spaces[6] == london.spaces[6]
    assert mine.community_chest_name == london.community_chest_name


def test_a_fault_over_a_base_names_the_upper_file() -> None:
    with pytest.raises(EditionError, match=r"^mine.toml: tokens: at least 8 tokens expected"):
        parse_edition({"base": "london", "tokens": ["car"]}, "mine.toml")


DECK_SLIPS: list[tuple[Slip, str]] = [
    (
        put("chance", 1, "space", value="Illinois"),
        'chance[1].space: "Illinois" is unknown, the nearest is "Illinois Avenue".',
    ),
    (
        put("chance", 1, "space", value="Community Chest"),
        'chance[1].space: "Community Chest" is the name of 3 spaces.',
    ),
    (put("chance", 1, "space", value=40), "chance[1].space: a whole number from 0 to 39 expected"),
    (put("chance", 1, "space", value=True), "chance[1].space: a whole number from 0 to 39 "),
    (drop("chance", 1, "space"), "chance[1].space: this key is missing."),
    (put("chance", 1, "amount", value=5), "chance[1].amount: this key is unknown, "),
    (
        put("chance", 6, "effect", value="collects"),
        'chance[6].effect: "collects" is unknown, the nearest is "collect".',
    ),
    (put("chance", 6, "effect", value="repairs"), "chance[6].per_house: this key is missing."),
    (
        put("chance", 6, "amount", value=51),
        "totals.chance.amounts: 493 expected over the deck, found 494.",
    ),
    (
        put("community-chest", 14, "per_hotel", value=151),
        "totals.community-chest.amounts: 970 expected over the deck, found 1006.",
    ),
    (put("chance", 6, "amount", value=0), "chance[6].amount: a whole number from 1 to "),
    (drop("chance", 0), "totals.chance.cards: 17 expected over the deck, found 16."),
    (
        put("totals", "chance", "cards", value=20),
        "totals.chance.cards: a whole number from 0 to 19 expected, found 20.",
    ),
    (
        put("chance", 7, "effect", value="nearest-station"),
        'chance[7].effect: "nearest-station" is unknown, ',
    ),
    (
        put("community-chest", 0, "id", value="chance-go"),
        'community-chest[0].id: "chance-go" is taken already.',
    ),
    (
        put("chance", 9, "title", value="Jail"),
        'chance[9].title: "Jail" is also a part of "Get Out of Jail Free".',
    ),
    (
        put("chance", 9, "title", value="Advance to GO"),
        'chance[0].title: "Advance to GO" is also a part of "Advance to GO".',
    ),
    (put("chance", 9, "text", value=""), 'chance[9].text: a text expected, found "".'),
    (drop("edition"), "edition: this key is missing."),
    (put("edition", value="london"), 'edition: written for "london", not "atlantic-city".'),
    (put("extra", value=1), "extra: this key is unknown, "),
    (put("totals", "chance", "more", value=1), "totals.chance.more: this key is unknown, "),
    (put("totals", "more", value=1), "totals.more: this key is unknown, "),
]


@pytest.mark.parametrize(("slip", "sentence"), DECK_SLIPS, ids=[s for _, s in DECK_SLIPS])
def test_a_slip_in_a_deck(slip: Slip, sentence: str) -> None:
    edition = load_edition("atlantic-city")
    found = complaint(lambda data: parse_decks(data, "mine.toml", edition), STANDARD, slip)
    assert found.startswith(f"mine.toml: {sentence}")
    assert found.endswith(".")


def test_a_space_may_be_named_or_counted() -> None:
    edition = load_edition("atlantic-city")
    counted = copy.deepcopy(STANDARD)
    counted["chance"][1]["space"] = 24
    assert parse_decks(counted, "mine.toml", edition) == parse_decks(STANDARD, "mine.toml", edition)
