"""Boards of one's own: one TOML file each, with figures, groups and cards as it likes."""

import pickle
from pathlib import Path

import pytest

from monopoly.bots.odds import odds_for
from monopoly.editions import (
    EditionError,
    add_edition,
    load_decks,
    load_edition,
    open_edition,
    own,
)
from monopoly.game.boards import board_for
from monopoly.game.game import Game
from monopoly.game.record import BoardMissing
from monopoly.lab.simulation.plan import Plan
from monopoly.rules.ruleset import RuleSetError, rule_set

FILE = Path(__file__).parent / "boards" / "harbour-town.toml"
TEXT = FILE.read_text(encoding="utf-8")
TWEAKED = """
base = "atlantic-city"
key = "tweaked"
title = "Tweaked"
starting_cash = 2_000
starting_notes.500 = 3
houses = 20
hotels = 5
luxury_tax = 60
salary = 300
jail_fine = 70
income_tax = 90
"""
PLAYERS = ["Ann", "Bob", "Cy"]


@pytest.fixture
def harbour() -> str:
    return open_edition(FILE)


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new)


def refusal(text: str) -> str:
    with pytest.raises(EditionError) as caught:
        add_edition(text, "mine.toml")
    sentence = str(caught.value)
    assert sentence.startswith("mine.toml: ")
    assert sentence.endswith(".")
    return sentence.removeprefix("mine.toml: ")


# --- figures -------------------------------------------------------------------------------------


def test_the_figures_of_an_edition_are_the_defaults_of_its_games() -> None:
    rules = rule_set("statutes", edition=add_edition(TWEAKED, "tweaked.toml"))
    board = board_for(rules)
    assert (rules.starting_cash, rules.houses, rules.hotels, rules.luxury_tax) == (2000, 20, 5, 60)
    assert (board.starting_cash, board.houses, board.hotels, board.luxury_tax) == (2000, 20, 5, 60)
    assert (board.salary, board.fine, board.income_tax) == (300, 70, 90)
    game = Game.new(rules, players=PLAYERS, seed=1)
    assert [game.state.cash[seat] for seat in range(3)] == [2000] * 3


def test_an_option_given_by_name_wins_over_the_edition() -> None:
    name = add_edition(TWEAKED, "tweaked.toml")
    rules = rule_set("statutes", edition=name, starting_cash=1500, houses=32, luxury_tax=75)
    assert (rules.starting_cash, rules.houses, rules.hotels, rules.luxury_tax) == (1500, 32, 5, 75)
    assert rules.changes() == {
        "edition": name,
        "starting_cash": 1500,
        "houses": 32,
        "luxury_tax": 75,
    }
    assert rule_set("statutes", **rules.changes()) == rules
    # also one given before the board was chosen
    assert rule_set("statutes", houses=40).with_options(edition=name).houses == 40


def test_figures_go_with_their_board() -> None:
    name = add_edition(TWEAKED, "tweaked.toml")
    there = rule_set("statutes", edition=name)
    assert there.with_options(edition="atlantic-city") == rule_set("statutes")
    assert rule_set("london-short", edition=name).starting_cash == 2000
    with pytest.raises(RuleSetError, match="luxury_tax: 60 or 100 or 75 expected, found 80"):
        there.with_options(luxury_tax=80)


# --- a whole board -------------------------------------------------------------------------------


def test_a_board_of_its_own(harbour: str) -> None:
    edition = load_edition(harbour)
    board = board_for(rule_set("statutes", edition=harbour))
    assert (edition.title, edition.currency, board.groups) == ("Harbour Town", "€", 11)
    kinds = [space.kind for space in edition.spaces]
    assert (kinds.count("railroad"), kinds.count("utility"), kinds.count("lot")) == (3, 4, 23)
    assert {len(group.spaces) for group in edition.groups} == {2, 3, 4}
    chance, chest = load_decks("own", edition)
    assert (chance.name, len(chance.cards), len(chest.cards)) == ("Message in a Bottle", 9, 5)
    assert [int(n) for n in board.jail_card] == [6, -1]
    assert edition.spaces[1].mortgage == 27  # half of 55, rounded down
    assert sum(value * count for value, count in edition.starting_notes) == 2000


def test_odds_on_a_board_of_its_own(harbour: str) -> None:
    odds = odds_for(board_for(rule_set("statutes", edition=harbour)))
    assert 999_950 < sum(odds.throw[:41]) < 1_000_050
    assert odds.often[26] > odds.often[27] > 0  # a card leads to Guild Square


def test_cards_that_lead_to_cards_still_have_odds() -> None:
    text = changed('space = "Beacon Point"', "space = 25").replace(
        'key = "harbour-town"', 'key = "bottle-town"'
    )
    odds = odds_for(board_for(rule_set("statutes", edition=add_edition(text, "mine.toml"))))
    assert 999_950 < sum(odds.throw[:41]) < 1_000_050


def test_a_board_goes_along_to_other_processes(harbour: str) -> None:
    rules = rule_set("statutes", edition=harbour)
    plan = Plan(1, ("random", "random"), options={"edition": harbour})
    sent = pickle.dumps((rules, plan))
    own._KNOWN.clear()  # as in a process that has just begun
    rules_there, plan_there = pickle.loads(sent)  # noqa: S301
    assert plan_there.rule_set() == rules_there == rules
    assert plan_there == plan


def test_layout_and_comments_are_nothing_to_the_digest(harbour: str) -> None:
    assert add_edition(f"# again\n\n{TEXT}", "again.toml") == harbour
    assert add_edition(changed("price = 55", "price = 56"), "dearer.toml") != harbour


# --- records -------------------------------------------------------------------------------------


def played(harbour: str) -> Game:
    game = Game.new("statutes", players=PLAYERS, seed=5, edition=str(FILE))
    assert game.rules.edition == harbour
    for _ in range(200):
        game.apply(game.legal_actions()[0])
    return game


def test_a_record_names_its_board_and_comes_back(harbour: str) -> None:
    game = played(harbour)
    lines = game.record()
    assert harbour in lines[0]
    assert str(FILE) not in lines[0]
    assert Game.replay(lines, edition=FILE).digest() == game.digest()


def test_a_record_without_its_board_is_refused_by_name(harbour: str) -> None:
    lines = played(harbour).record()
    unknown = [line.replace("harbour-town@", "mill-town@") for line in lines]
    with pytest.raises(BoardMissing, match='the board "mill-town" with the digest "'):
        Game.replay(unknown)
    digest = harbour.partition("@")[2]
    other = [line.replace(digest, "0" * 16) for line in lines]
    with pytest.raises(BoardMissing, match=f'at hand is another one, "{digest}"'):
        Game.replay(other, edition=FILE)


def test_nobody_opens_files_by_an_option() -> None:
    """Options come over the network too: only `Game.new` and the command line read files."""
    with pytest.raises(RuleSetError, match=r'^edition: "atlantic-city" or "london"'):
        rule_set("statutes", edition=str(FILE))


# --- refusals ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('key = "harbour-town"', 'key = "london"', 'key: "london" is the key of an edition that'),
        ('key = "harbour-town"', 'key = "My Town"', 'key: lower-case words like "my-town"'),
        ("rents = [30, 75, 180]", "rents = [30, 75]", "spaces[5].rents: three rents expected"),
        ("rents = [3, 7, 12, 18]", "rents = [3, 7]", "spaces[12].rents: four rents expected"),
        (
            'group = "quay"\nprice = 65',
            'group = "market"\nprice = 65',
            "groups.quay: 2 to 4 lots expected in a group, found 1.",
        ),
        (
            'kind = "free-parking"',
            'kind = "income-tax"',
            'spaces: one space of kind "free-parking" expected, found 0.',
        ),
        ('space = "Beacon Point"', 'space = "Beacon"', 'chance[1].space: "Beacon" is unknown'),
        (
            'effect = "jail-free"',
            'effect = "free-jail"',
            'chance[6].effect: "free-jail" is unknown, ',
        ),
        (
            'effect = "go-to-jail"',
            'effect = "jail-free"',
            'chance: at most one card with the effect "jail-free" expected.',
        ),
        ('short = "Keeper\'s W."\n', "", "spaces[37].short: this key is missing."),
        ("starting_cash = 2_000", "starting_cash = 0", "starting_cash: a whole number from 1 to"),
        ("luxury_tax = 60", "luxury = 60", "luxury_tax: this key is missing."),
        ("luxury_tax = 60", "luxury_tax = 60\npalace = 1", "palace: this key is unknown"),
        ('name = "beach"', 'name = "beach", colour = "red"', "groups.beach.colour: this key is"),
        (
            "\n[decks]",
            '\n[decks]\ndefault = "standard"',
            "decks.default: the file has cards of its own, so no other decks are named.",
        ),
    ],
)
def test_a_slip_names_the_file_and_the_key(old: str, new: str, sentence: str) -> None:
    assert refusal(changed(old, new)).startswith(sentence)


def test_there_must_be_an_end_to_drawing() -> None:
    head = TEXT[: TEXT.index("[[chance]]")]
    card = '[[{}]]\ntitle = "{}"\ntext = "On."\neffect = "back"\namount = {}\n'
    decks = ("chance", "community-chest")
    cards = "".join(card.format(deck, f"{deck} {n}", n) for deck in decks for n in (1, 2))
    assert refusal(head + cards).startswith("chance: at least one card expected that leads to no")


def test_cards_to_what_the_board_has_not() -> None:
    text = TEXT
    for index, name in enumerate(("North Ferry", "Island Ferry", "Night Ferry")):
        ferry = f'kind = "railroad"\nname = "{name}"\ngroup = "ferry"\nprice = 180\n'
        ferry += "rents = [30, 75, 180]"
        assert ferry in text
        text = text.replace(ferry, f'kind = "luxury-tax"\nname = "Toll {index}"')
    ferries = next(line for line in text.splitlines() if line.startswith("ferry = "))
    text = text.replace(ferries, "")
    assert refusal(text).startswith('chance[2].effect: there is no space of kind "railroad" on')


def test_files_that_cannot_be_boards(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match=r"no-such.toml cannot be read: No such file"):
        open_edition(tmp_path / "no-such.toml")
    (tmp_path / "picture.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(EditionError, match=r"picture.toml is not text in UTF-8\."):
        open_edition(tmp_path / "picture.toml")
    (tmp_path / "large.toml").write_text("# much\n" * 100_000, encoding="utf-8")
    with pytest.raises(EditionError, match=r"large.toml is too large to be a board"):
        open_edition(tmp_path / "large.toml")
    (tmp_path / "words.toml").write_text("key = town", encoding="utf-8")
    with pytest.raises(EditionError, match=r"^words.toml: not TOML: "):
        open_edition(tmp_path / "words.toml")
