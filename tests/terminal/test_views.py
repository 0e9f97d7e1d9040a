"""The board, the players and the menu, as they are drawn."""

import io

import pytest
from rich.console import Console, RenderableType

from monopoly import Game
from monopoly.game.actions import Mortgage
from monopoly.rules import deeds
from monopoly.rules.state import NEWCOMER
from monopoly.terminal.board_view import Latest, RingView, columns_view, has_room_for_ring
from monopoly.terminal.cells import Cell
from monopoly.terminal.keyboard import read_number
from monopoly.terminal.marks import Marks
from monopoly.terminal.menu import Choice, build_menu, read_choice
from monopoly.terminal.players_view import players_view
from monopoly.terminal.spaces import find_spaces
from monopoly.terminal.telling import joined
from tests.terminal.table import started

pytestmark = pytest.mark.once

YOU, ADA = 0, 1


def drawn(what: RenderableType, width: int) -> list[str]:
    out = io.StringIO()
    Console(file=out, width=width, height=50, highlight=False).print(what)
    return [line.rstrip() for line in out.getvalue().splitlines()]


def busy() -> Game:
    """Houses, a hotel, a mortgage and a prisoner."""
    game = started(seats=4)
    s = game.state
    for space in (37, 39, 5):
        deeds.give(s, space, YOU)
    for space in (6, 8, 9):
        deeds.give(s, space, ADA)
    game.apply(Mortgage(5), by="You")
    s.buildings[37], s.buildings[39] = 3, 4
    s.buildings[6] = s.board.hotel
    s.position[ADA], s.jail[ADA] = 10, NEWCOMER
    s.jail_card[0] = ADA
    return game


@pytest.mark.parametrize("rules", ["statutes", "london", "mcc"])
@pytest.mark.parametrize("width", [40, 60, 80, 100, 131])
def test_all_forty_spaces_fit_any_width(rules: str, width: int) -> None:
    game = Game.new(rules, players=[f"P{n}" for n in range(8)], seed=1)
    lines = drawn(columns_view(game, Marks(game.players), width), width)
    assert len(lines) == (10 if width >= 68 else 20)
    assert max(map(len, lines)) <= width
    text = "\n".join(lines)
    for space in game.board.edition.spaces:
        if width >= 80 and space.index:  # on GO eight tokens stand in the way
            assert space.short in text or space.name in text
    assert "▸P1234567" in text


def test_owners_houses_hotels_mortgages_and_tokens_are_shown() -> None:
    game = busy()
    marks = Marks(game.players)
    shown = {i: Cell(game, marks, i).line(18).plain for i in range(40)}
    assert shown[37] == "D Park Place   Y⌂3"
    assert shown[6] == "L Oriental     A⌂H"
    assert shown[5] == "T Reading RR    Ym"
    assert shown[10] == "  Jail          ▸A"
    assert shown[1] == "B Mediterr.    $60"
    assert shown[0] == "  GO          ▸YBC"
    assert {len(line) for line in shown.values()} == {18}


def test_the_ring_has_every_space_and_its_middle() -> None:
    game = busy()
    assert has_room_for_ring(140, 45)
    assert not has_room_for_ring(140, 30)
    assert not has_room_for_ring(120, 60)
    lines = drawn(RingView(game, Marks(game.players), "THE MIDDLE"), 140)
    assert len(lines) == 33
    assert max(map(len, lines)) <= 140
    text = "\n".join(lines)
    for words in ("THE MIDDLE", "HOTEL", "⌂⌂⌂⌂", "Boardwalk", "Go to Jail", "Ym"):
        assert words in text
    assert lines[1].startswith("Parking")
    assert lines[-2].endswith("GO")


def test_of_a_long_story_the_ring_shows_the_end() -> None:
    long = "\n".join(f"Line {n}." for n in range(40))
    assert drawn(Latest(long, 5), 140) == [f"Line {n}." for n in range(35, 40)]
    assert drawn(Latest("One.", 5), 140) == ["One."]


def test_the_players_with_cash_deeds_and_jail() -> None:
    game = busy()
    game.state.retired[3] = 1
    kinds = ["", "greedy", "random", "random"]
    lines = drawn(players_view(game, Marks(game.players), kinds, 80), 80)
    assert lines[0].split() == ["Y", "You", "dog", "$1,600", "DD", "t"]
    assert lines[1].split() == "A Ada top-hat, greedy $1,500 in Jail LLL jail card".split()
    assert "out" in lines[3]
    roomy = drawn(players_view(game, Marks(game.players), kinds, 120), 120)
    assert "on GO" in roomy[0]


def test_every_player_has_a_letter_of_their_own() -> None:
    names = ["Ann", "Anna", "Abe", "Äöü", "1st", "Bob", "B", "Z"]
    letters = Marks(names).letters
    assert letters[:3] == ["A", "N", "B"]
    assert len(set(letters)) == len(names)
    assert all(len(letter) == 1 and letter.isascii() for letter in letters)
    assert len(set(Marks(["A"] * 1 + [f"A{'a' * n}" for n in range(1, 8)]).letters)) == 8


# --- the menu


def test_the_main_thing_comes_first_and_business_is_grouped() -> None:
    game = started()
    for space in (1, 3):
        deeds.give(game.state, space, YOU)
    menu = build_menu(game, YOU)
    assert [entry.label for entry in menu.entries] == ["Throw the dice"]
    assert {key: len(found) for key, found in menu.groups.items()} == {"b": 2, "m": 2}


@pytest.mark.parametrize(
    ("typed", "choice"),
    [
        ("", Choice(number=1)),
        ("  ", Choice(number=1)),
        ("3", Choice(number=3)),
        ("b", Choice("b")),
        ("B 2", Choice("b", 2)),
        ("m12", Choice("m", 12)),
        ("?", Choice("?")),
        ("0", None),
        ("buy", None),
        ("1 2", None),
        ("-1", None),
        ("9999", None),
    ],
)
def test_what_can_be_typed(typed: str, choice: Choice | None) -> None:
    assert read_choice(typed) == choice


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("340", 340),
        ("$1,500", 1500),
        ("£20", 20),
        ("1,000,000", 1_000_000),
        ("", None),
        ("1,0", None),
        ("-5", 5),  # a dash is no minus where amounts are asked for
        ("b1", None),
        ("1e3", None),
        ("9" * 12, None),
    ],
)
def test_numbers_as_people_write_them(typed: str, number: int | None) -> None:
    assert read_number(typed) == number


def test_spaces_are_found_by_parts_of_their_names() -> None:
    game = started()
    assert find_spaces(game, "boardwalk") == [39]
    assert find_spaces(game, "Penn") == [15, 34]
    assert find_spaces(game, "rail") == [5, 15, 25]
    assert find_spaces(game, "xyz") == []


def test_sentences_about_the_same_one_are_joined() -> None:
    told = [
        "Ann throws 4 and 4 (doubles).",
        "Ann goes to Chance.",
        "Ann draws Chance: Advance to GO.",
        "Ann goes to GO.",
        "Ann collects $200 salary.",
        "Ann throws 1 and 2.",
        "Anna passes.",
    ]
    assert joined(told, ["Ann", "Anna"]) == [
        "Ann throws 4 and 4 (doubles), goes to Chance, draws Chance: Advance to GO.",
        "Ann goes to GO, collects $200 salary.",
        "Ann throws 1 and 2.",
        "Anna passes.",
    ]
