"""The facts of the editions, against tables typed here a second time."""

import pytest

from monopoly.editions import (
    Card,
    Deck,
    Edition,
    EditionError,
    Space,
    deck_names,
    decks_fit,
    edition_names,
    load_decks,
    load_edition,
    load_joke_card,
)

pytestmark = pytest.mark.once

# name, group, price, house cost, rents from bare to hotel
ATLANTIC_CITY_LOTS = """
Mediterranean Avenue  | brown      |  60 |  50 |  2  10  30   90  160  250
Baltic Avenue         | brown      |  60 |  50 |  4  20  60  180  320  450
Oriental Avenue       | light-blue | 100 |  50 |  6  30  90  270  400  550
Vermont Avenue        | light-blue | 100 |  50 |  6  30  90  270  400  550
Connecticut Avenue    | light-blue | 120 |  50 |  8  40 100  300  450  600
St. Charles Place     | pink       | 140 | 100 | 10  50 150  450  625  750
States Avenue         | pink       | 140 | 100 | 10  50 150  450  625  750
Virginia Avenue       | pink       | 160 | 100 | 12  60 180  500  700  900
St. James Place       | orange     | 180 | 100 | 14  70 200  550  750  950
Tennessee Avenue      | orange     | 180 | 100 | 14  70 200  550  750  950
New York Avenue       | orange     | 200 | 100 | 16  80 220  600  800 1000
Kentucky Avenue       | red        | 220 | 150 | 18  90 250  700  875 1050
Indiana Avenue        | red        | 220 | 150 | 18  90 250  700  875 1050
Illinois Avenue       | red        | 240 | 150 | 20 100 300  750  925 1100
Atlantic Avenue       | yellow     | 260 | 150 | 22 110 330  800  975 1150
Ventnor Avenue        | yellow     | 260 | 150 | 22 110 330  800  975 1150
Marvin Gardens        | yellow     | 280 | 150 | 24 120 360  850 1025 1200
Pacific Avenue        | green      | 300 | 200 | 26 130 390  900 1100 1275
North Carolina Avenue | green      | 300 | 200 | 26 130 390  900 1100 1275
Pennsylvania Avenue   | green      | 320 | 200 | 28 150 450 1000 1200 1400
Park Place            | dark-blue  | 350 | 200 | 35 175 500 1100 1300 1500
Boardwalk             | dark-blue  | 400 | 200 | 50 200 600 1400 1700 2000
"""

LONDON_LOTS = (
    "Old Kent Road, Whitechapel Road, The Angel Islington, Euston Road, Pentonville Road, "
    "Pall Mall, Whitehall, Northumberland Avenue, Bow Street, Marlborough Street, Vine Street, "
    "Strand, Fleet Street, Trafalgar Square, Leicester Square, Coventry Street, Piccadilly, "
    "Regent Street, Oxford Street, Bond Street, Park Lane, Mayfair"
)

LAYOUT = (
    "go lot community-chest lot income-tax railroad lot chance lot lot "
    "jail lot utility lot lot railroad lot community-chest lot lot "
    "free-parking lot chance lot lot railroad lot lot utility lot "
    "go-to-jail lot lot community-chest lot railroad chance lot luxury-tax lot"
)

NOTES = ((500, 2), (100, 2), (50, 2), (20, 6), (10, 5), (5, 5), (1, 5))

Row = tuple[str, str, int, int, tuple[int, ...]]


@pytest.fixture(params=["atlantic-city", "london", "mcc"])
def edition(request: pytest.FixtureRequest) -> Edition:
    return load_edition(str(request.param))


def typed_rows() -> list[Row]:
    rows: list[Row] = []
    for line in ATLANTIC_CITY_LOTS.strip().splitlines():
        name, group, price, cost, rents = (cell.strip() for cell in line.split("|"))
        rows.append((name, group, int(price), int(cost), tuple(map(int, rents.split()))))
    return rows


def lots(edition: Edition) -> list[Row]:
    return [
        (space.name, space.group, space.price, space.house_cost, space.rents)
        for space in edition.spaces
        if space.kind == "lot"
    ]


def of_kind(edition: Edition, kind: str) -> list[Space]:
    return [space for space in edition.spaces if space.kind == kind]


def titles(deck: Deck) -> list[str]:
    return [card.title for card in deck.cards]


def the_card(deck: Deck, part: str) -> Card:
    """The card a part of a title names; alike cards count as one."""
    found = [card for card in deck.cards if part.casefold() in card.title.casefold()]
    assert len({card.title for card in found}) == 1, f"{part!r} names {found}"
    return found[0]


def test_names() -> None:
    assert edition_names() == ("atlantic-city", "london", "mcc")
    assert deck_names() == ("classic", "london", "standard")


def test_loading_again_gives_the_same_object() -> None:
    assert load_edition("london") is load_edition("london")
    london = load_edition("london")
    assert load_decks("london", london) is load_decks("london", london)


def test_every_title_deed_of_atlantic_city() -> None:
    assert lots(load_edition("atlantic-city")) == typed_rows()


def test_london_lots_are_the_same_under_other_names_but_for_piccadilly() -> None:
    expected = [
        (name, group, price, cost, (22, *rents[1:]) if name == "Piccadilly" else rents)
        for name, (_, group, price, cost, rents) in zip(
            LONDON_LOTS.split(", "), typed_rows(), strict=True
        )
    ]
    assert lots(load_edition("london")) == expected


def test_layout(edition: Edition) -> None:
    assert [space.kind for space in edition.spaces] == LAYOUT.split()
    assert [space.index for space in edition.spaces] == list(range(40))


@pytest.mark.parametrize(
    ("key", "names"),
    [
        (
            "atlantic-city",
            ["Reading Railroad", "Pennsylvania Railroad", "B. & O. Railroad", "Short Line"],
        ),
        (
            "london",
            [
                "King's Cross Station",
                "Marylebone Station",
                "Fenchurch Street Station",
                "Liverpool Street Station",
            ],
        ),
    ],
)
def test_railroads_and_stations(key: str, names: list[str]) -> None:
    railroads = of_kind(load_edition(key), "railroad")
    assert [space.name for space in railroads] == names
    assert {(s.price, s.mortgage, s.house_cost, s.rents) for s in railroads} == {
        (200, 100, 0, (25, 50, 100, 200))
    }
    assert {space.group for space in railroads} == {"station" if key == "london" else "railroad"}


def test_utilities(edition: Edition) -> None:
    utilities = of_kind(edition, "utility")
    assert [space.name for space in utilities] == ["Electric Company", "Water Works"]
    assert {(s.price, s.mortgage, s.group, s.rents) for s in utilities} == {
        (150, 75, "utility", (4, 10))
    }


def test_spaces_without_a_deed_have_no_figures(edition: Edition) -> None:
    for space in edition.spaces:
        if space.kind not in ("lot", "railroad", "utility"):
            figures = (space.group, space.price, space.house_cost, space.rents, space.mortgage)
            assert figures == ("", 0, 0, (), 0), space.name


def test_jail_names_where_those_wait_who_just_visit(edition: Edition) -> None:
    named = {space.kind: space.visiting for space in edition.spaces if space.visiting}
    assert named == {"jail": "Just Visiting"}


def test_short_names_fit_and_differ(edition: Edition) -> None:
    deeds = [space.short for space in edition.spaces if space.price]
    assert len(set(deeds)) == 28
    assert max(len(space.short) for space in edition.spaces) <= 12


def test_groups(edition: Edition) -> None:
    transport = "station" if edition.key == "london" else "railroad"
    assert [group.name for group in edition.groups] == [
        *("brown", "light blue", "pink", "orange", "red", "yellow", "green", "dark blue"),
        *(transport, "utility"),
    ]
    assert [group.key for group in edition.groups][1] == "light-blue"
    assert [group.spaces for group in edition.groups] == [
        *((1, 3), (6, 8, 9), (11, 13, 14), (16, 18, 19), (21, 23, 24), (26, 27, 29)),
        *((31, 32, 34), (37, 39), (5, 15, 25, 35), (12, 28)),
    ]
    assert len({group.mark for group in edition.groups}) == 10
    assert len({group.color for group in edition.groups}) == 10


def test_the_box(edition: Edition) -> None:
    """10 MCS 20, 10 MCS 30(b)."""
    assert (edition.houses, edition.hotels) == (32, 12)
    assert edition.starting_notes == NOTES
    assert edition.starting_cash == 1500
    assert edition.bank_notes == 15_140
    assert (edition.salary, edition.jail_fine) == (200, 50)
    assert (edition.income_tax, edition.luxury_tax) == (200, 100)


def test_what_only_london_has() -> None:
    london, atlantic = load_edition("london"), load_edition("atlantic-city")
    assert (london.currency, atlantic.currency) == ("£", "$")
    assert (london.dice_in_box, atlantic.dice_in_box) == (3, 2)
    assert london.chance_marks == ("pink", "blue", "red")
    assert (london.spaces[38].name, atlantic.spaces[38].name) == ("Super Tax", "Luxury Tax")
    assert ", ".join(london.tokens) == (
        "car, iron, lantern, thimble, shoe, top-hat, rocking horse, battleship, cannon"
    )
    assert ", ".join(atlantic.tokens) == (
        "dog, top-hat, thimble, iron, shoe, battleship, car, wheelbarrow"
    )


def test_mcc_is_atlantic_city_with_other_decks() -> None:
    mcc, atlantic = load_edition("mcc"), load_edition("atlantic-city")
    assert (mcc.key, mcc.base) == ("mcc", "atlantic-city")
    assert (mcc.groups, mcc.tokens, lots(mcc)) == (atlantic.groups, atlantic.tokens, lots(atlantic))
    assert {space.name for space in of_kind(mcc, "chance")} == {"Lost & Found"}
    assert {space.name for space in of_kind(mcc, "community-chest")} == {"Colonial Curious"}
    chance, chest = load_decks("standard", mcc)
    assert (chance.key, chance.name) == ("chance", "Lost & Found")
    assert (chest.key, chest.name) == ("community-chest", "Colonial Curious")
    assert chance.cards == load_decks("standard", atlantic)[0].cards


# --- decks ---------------------------------------------------------------------------------------

# What each card does, whatever its title: effect, amount, second amount, space.
Deed = tuple[str, int, int, int]

CHANCE: list[Deed] = [
    ("advance", 0, 0, 0),
    ("advance", 0, 0, 24),
    ("advance", 0, 0, 11),
    ("nearest-utility", 0, 0, -1),
    ("nearest-railroad", 0, 0, -1),
    ("nearest-railroad", 0, 0, -1),
    ("collect", 50, 0, -1),
    ("jail-free", 0, 0, -1),
    ("back", 3, 0, -1),
    ("go-to-jail", 0, 0, -1),
    ("repairs", 25, 100, -1),
    ("pay", 15, 0, -1),
    ("advance", 0, 0, 5),
    ("advance", 0, 0, 39),
    ("pay-each", 50, 0, -1),
    ("collect", 150, 0, -1),
]
CROSSWORD: Deed = ("collect", 100, 0, -1)


def chest_deeds(*, stock: int, hospital: int, school: int) -> list[Deed]:
    return [
        ("advance", 0, 0, 0),
        ("collect", 200, 0, -1),
        ("pay", 50, 0, -1),
        ("collect", stock, 0, -1),
        ("jail-free", 0, 0, -1),
        ("go-to-jail", 0, 0, -1),
        ("collect-from-each", 50, 0, -1),
        ("collect", 100, 0, -1),
        ("collect", 20, 0, -1),
        ("collect", 100, 0, -1),
        ("pay", hospital, 0, -1),
        ("pay", school, 0, -1),
        ("collect", 25, 0, -1),
        ("repairs", 40, 115, -1),
        ("collect", 10, 0, -1),
        ("collect", 100, 0, -1),
    ]


BIRTHDAY: Deed = ("collect-from-each", 10, 0, -1)


def deeds(deck: Deck) -> list[Deed]:
    return [(card.effect, card.amount, card.amount2, card.space) for card in deck.cards]


@pytest.mark.parametrize(("name", "key"), [("standard", "atlantic-city"), ("london", "london")])
def test_decks_of_seventeen(name: str, key: str) -> None:
    chance, chest = load_decks(name, load_edition(key))
    assert (len(chance.cards), len(chest.cards)) == (17, 17)
    assert sorted(deeds(chance)) == sorted([*CHANCE, CROSSWORD])
    expected = [*chest_deeds(stock=50, hospital=50, school=50), BIRTHDAY]
    assert sorted(deeds(chest)) == sorted(expected)


def test_decks_of_sixteen() -> None:
    chance, chest = load_decks("classic", load_edition("atlantic-city"))
    assert (len(chance.cards), len(chest.cards)) == (16, 16)
    assert sorted(deeds(chance)) == sorted(CHANCE)
    assert sorted(deeds(chest)) == sorted(chest_deeds(stock=45, hospital=100, school=150))


@pytest.mark.parametrize("name", ["standard", "london", "classic"])
def test_parts_of_titles_name_cards(name: str) -> None:
    edition = load_edition("london" if name == "london" else "atlantic-city")
    chance, chest = load_decks(name, edition)
    for part, effect in {
        "Advance to GO": "advance",
        "nearest Railroad": "nearest-railroad",
        "nearest Utility": "nearest-utility",
        "dividend": "collect",
        "Get Out of Jail Free": "jail-free",
        "Go back three spaces": "back",
        "Go to Jail": "go-to-jail",
        "general repairs": "repairs",
        "poor tax": "pay",
        "Chairman": "pay-each",
        "building": "collect",
    }.items():
        assert the_card(chance, part).effect == effect
    for part, amount in {
        "Bank error": 200,
        "Doctor": 50,
        "sale of stock": 45 if name == "classic" else 50,
        "grand opera": 50,
        "Xmas" if name == "classic" else "Holiday": 100,
        "tax refund": 20,
        "Life insurance": 100,
        "hospital": 100 if name == "classic" else 50,
        "school": 150 if name == "classic" else 50,
        "services" if name == "classic" else "consultancy": 25,
        "street repairs": 40,
        "beauty contest": 10,
        "inherit": 100,
    }.items():
        assert the_card(chest, part).amount == amount
    assert the_card(chest, "Advance to GO").space == 0


@pytest.mark.parametrize(
    ("name", "part", "space"),
    [
        ("standard", "Illinois", "Illinois Avenue"),
        ("standard", "St. Charles Place", "St. Charles Place"),
        ("standard", "Reading", "Reading Railroad"),
        ("standard", "Boardwalk", "Boardwalk"),
        ("classic", "Take a ride on the Reading", "Reading Railroad"),
        ("classic", "Boardwalk", "Boardwalk"),
        ("london", "Trafalgar Square", "Trafalgar Square"),
        ("london", "Pall Mall", "Pall Mall"),
        ("london", "King's Cross", "King's Cross Station"),
        ("london", "Mayfair", "Mayfair"),
    ],
)
def test_advancing_cards_lead_to_the_space_they_name(name: str, part: str, space: str) -> None:
    edition = load_edition("london" if name == "london" else "atlantic-city")
    card = the_card(load_decks(name, edition)[0], part)
    assert edition.spaces[card.space].name == space


def test_the_two_railroad_cards_differ_only_by_id() -> None:
    chance = load_decks("standard", load_edition("atlantic-city"))[0]
    two = [card for card in chance.cards if card.effect == "nearest-railroad"]
    assert len({card.id for card in two}) == 2
    assert len({(card.title, card.text) for card in two}) == 1


@pytest.mark.parametrize("name", ["standard", "london", "classic"])
def test_texts_give_the_sum_in_the_editions_currency(name: str) -> None:
    edition = load_edition("london" if name == "london" else "atlantic-city")
    other = "$" if edition.currency == "£" else "£"
    for deck in load_decks(name, edition):
        for card in deck.cards:
            assert other not in card.title + card.text
            if card.amount and card.effect != "back":
                assert f"{edition.currency}{card.amount}" in card.text, card.id
            if card.amount2:
                assert f"{edition.currency}{card.amount2}" in card.text, card.id


def test_the_joke_card_is_added_to_chance_alone() -> None:
    atlantic = load_edition("atlantic-city")
    plain = load_decks("classic", atlantic)
    chance, chest = load_decks("classic", atlantic, joke_card=True)
    assert chance.cards == (*plain[0].cards, load_joke_card())
    assert chest == plain[1]
    assert "Death by dismemberment" not in titles(plain[0])
    assert the_card(chance, "dismemberment").effect == "death"


def test_decks_belong_to_a_board() -> None:
    for key, names in {
        "atlantic-city": {"standard", "classic"},
        "mcc": {"standard", "classic"},
        "london": {"london"},
    }.items():
        assert {name for name in deck_names() if decks_fit(name, load_edition(key))} == names
    with pytest.raises(EditionError) as caught:
        load_decks("london", load_edition("mcc"))
    assert str(caught.value) == 'decks/london.toml: edition: written for "london", not "mcc".'


def test_unknown_names() -> None:
    with pytest.raises(EditionError) as caught:
        load_edition("londn")
    assert str(caught.value) == 'There is no edition "londn": the nearest is "london".'
    with pytest.raises(EditionError) as caught:
        load_edition("../../pyproject")
    assert "known are atlantic-city, london, mcc" in str(caught.value)
    with pytest.raises(EditionError) as caught:
        load_decks("clasic", load_edition("london"))
    assert str(caught.value) == 'There are no decks "clasic": the nearest is "classic".'
