"""What the board says of a Space without a Title Deed: in the words of the rules the table plays
by, with a clause that holds there."""

import itertools
import re

import pytest

from monopoly.protocol.messages import SpaceView
from monopoly.rules.ruleset import RuleSet, option, preset_names, rule_set
from monopoly.server.views.board import board_view
from monopoly.statutes.search import load_book

SPOKEN_OF = (
    "salary_claim",
    "free_parking",
    "income_tax",
    "luxury_tax",
    "jail_turns",
    "jail_fine_early",
    "jail_sit_out",
)


def space(rules: RuleSet, kind: str) -> SpaceView:
    return next(one for one in board_view(rules).spaces if one.kind == kind)


def check(rules: RuleSet) -> None:
    for one in board_view(rules).spaces:
        if one.price:
            assert (one.sentence, one.clause) == ("", "")
            continue
        clause = load_book().clause(one.clause)
        assert clause is not None, f"{one.kind} cites nothing under {rules}"
        assert clause.holds_in(rules), f"{one.kind} cites {one.clause} under {rules}"
        assert re.fullmatch(r"[A-Z].*\.", one.sentence)


@pytest.mark.parametrize("name", preset_names())
def test_every_space_without_a_deed_cites_what_holds_there(name: str) -> None:
    check(rule_set(name))


@pytest.mark.parametrize("name", ["statutes", "london"])
def test_it_does_under_every_choice_of_the_options_it_speaks_of(name: str) -> None:
    for values in itertools.product(*(option(one).values for one in SPOKEN_OF)):
        check(rule_set(name).with_options(**dict(zip(SPOKEN_OF, values, strict=True))))


@pytest.mark.parametrize(
    ("name", "options", "kind", "clause", "said", "unsaid"),
    [
        ("statutes", {}, "go", "10 MCS 70", "the Bank pays you $200", "ask"),
        ("statutes", {"salary_claim": "on-demand"}, "go", "20 MCS 70", "if you ask", "the Bank"),
        ("london", {}, "go", "10 MCS 70", "£200", "$"),
        ("statutes", {}, "jail", "10 MCS 120(e)", "$50 paid before your first or", "sat out"),
        ("mcc", {}, "jail", "30 MCS 120(e)", "third throw without doubles the $50", "paid before"),
        ("wikibook", {}, "jail", "20 MCS 120(e)", "may be sat out", "£"),
        ("mcc-short", {}, "jail", "10 MCS 210(c)", "$50 paid before the throw", "third"),
        ("statutes", {}, "free-parking", "10 MCS 130", "A place to rest", "pot"),
        ("parker", {"free_parking": "fines"}, "free-parking", "40 MCS 130", "the pot", "taxes"),
        ("parker", {"free_parking": "all"}, "free-parking", "40 MCS 130(a)", "taxes", "rest"),
        ("parker", {"free_parking": "jackpot"}, "free-parking", "90 MCS 130", "$500", "pot"),
        ("statutes", {"go_landing_salary": 400}, "go", "90 MCS 70(c)", "worth $400", "ask"),
        ("london", {}, "income-tax", "10 MCS 110", "£200 or a tenth of all", "pot"),
        ("statutes-short", {}, "income-tax", "10 MCS 210(d)", "$200 to the Bank", "tenth"),
        ("statutes", {"free_parking": "all"}, "income-tax", "10 MCS 110", "the pot", "the Bank"),
        ("statutes", {"free_parking": "all"}, "luxury-tax", "20 MCS 115", "$100 into", "the Bank"),
        ("statutes", {"free_parking": "fines"}, "luxury-tax", "20 MCS 115", "the Bank", "pot"),
        ("wikibook", {"luxury_tax": 75}, "luxury-tax", "20 MCS 115(a)", "$75", "100"),
        ("london", {}, "luxury-tax", "40 MCS 115", "£100 to the Bank", "$"),
        ("london", {"luxury_tax": 75}, "luxury-tax", "20 MCS 115(a)", "£75", "100"),
        ("mcc", {}, "chance", "10 MCS 100", "Draw a card", "$"),
    ],
)
def test_a_space_is_told_as_the_table_plays_it(
    name: str, options: dict[str, object], kind: str, clause: str, said: str, unsaid: str
) -> None:
    told = space(rule_set(name, **options), kind)
    assert told.clause == clause
    assert said in told.sentence
    assert unsaid not in told.sentence


def test_the_notes_are_those_of_the_set_largest_first() -> None:
    assert board_view(rule_set("london")).notes == [500, 100, 50, 20, 10, 5, 1]


def test_buildings_are_numbered_apart_from_the_spaces() -> None:
    board = board_view(rule_set("statutes"))
    numbers = [one.index for one in board.spaces] + [board.house_item, board.hotel_item]
    assert len(set(numbers)) == len(board.spaces) + 2


@pytest.mark.parametrize(
    ("rules", "options", "taxes"),
    [
        ("statutes", {}, {4: 200, 38: 100}),
        ("statutes", {"luxury_tax": 75}, {4: 200, 38: 75}),
        ("london", {}, {4: 200, 38: 100}),
    ],
)
def test_a_tax_is_printed_on_the_board(
    rules: str, options: dict[str, object], taxes: dict[int, int]
) -> None:
    spaces = board_view(rule_set(rules, **options)).spaces
    assert {space.index: space.tax for space in spaces if space.tax} == taxes
