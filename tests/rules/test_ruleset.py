"""Presets, overlays and options, against the table of the documents' differences."""

import copy
import doctest
import pickle
from collections import ChainMap
from dataclasses import FrozenInstanceError, fields
from itertools import combinations

import pytest

from monopoly.editions import load_decks, load_edition
from monopoly.rules import ruleset
from monopoly.rules.options import board_options
from monopoly.rules.ruleset import (
    OPTIONS,
    OVERLAYS,
    PRESETS,
    REVISION,
    RuleSet,
    RuleSetError,
    option,
    parse_option,
    preset_names,
    recorded_rule_set,
    rule_set,
)

pytestmark = pytest.mark.once

# Every option and its values, the default first; a pair of numbers is a range.
VALUES: dict[str, tuple[object, ...]] = {
    "banker": ("computer", "player"),
    "opening_throw_moves": (False, True),
    "rent_claim": ("automatic", "on-demand"),
    "salary_claim": ("automatic", "on-demand"),
    "turn_skipping": ("impossible", "challenge"),
    "business": ("any-time", "before-throw"),
    "income_tax": ("choice", "flat"),
    "luxury_tax": (100, 75),
    "jail_fine_early": (True, False),
    "jail_turns": (3, 1),
    "jail_sit_out": (False, True),
    "jail_business": (True, False),
    "free_parking": ("nothing", "fines", "all", "jackpot"),
    "houses_before_hotel": (4, 3),
    "hotel_sale": ("by-house", "whole"),
    "double_rent_beside_houses": (True, False),
    "dealt_deeds": (0, 2, 3),
    "dealt_deeds_paid": (False, True),
    "ending": ("last-standing", "first-bankruptcy", "time-limit"),
    "speed_die": (False, True),
    "joke_card": (False, True),
    "auction_on_decline": (True, False),
    "rent_from_jail": (True, False),
    "go_landing_salary": (200, 400),
}
RANGES = {
    "starting_cash": (1500, 1, 100_000),
    "houses": (32, 0, 200),
    "hotels": (12, 0, 200),
    "round_limit": (0, 0, 10_000),
}

BOARDS = {
    "statutes": ("atlantic-city", "standard"),
    "wikibook": ("atlantic-city", "standard"),
    "mcc": ("mcc", "standard"),
    "london": ("london", "london"),
    "parker": ("atlantic-city", "classic"),
}
DIFFERENCES: dict[str, dict[str, object]] = {
    "statutes": {},
    "wikibook": {
        "jail_sit_out": True,
        "double_rent_beside_houses": False,
        "turn_skipping": "challenge",
    },
    "mcc": {"jail_fine_early": False},
    "london": {"opening_throw_moves": True, "hotel_sale": "whole"},
    "parker": {},
}
SHORT: dict[str, object] = {
    "dealt_deeds": 3,
    "houses_before_hotel": 3,
    "jail_turns": 1,
    "jail_fine_early": True,
    "jail_sit_out": False,
    "income_tax": "flat",
    "ending": "first-bankruptcy",
}
TIMED: dict[str, object] = {"dealt_deeds": 2, "dealt_deeds_paid": True, "ending": "time-limit"}
SPEED: dict[str, object] = {"speed_die": True}
TABLETOP: dict[str, object] = {
    "banker": "player",
    "rent_claim": "on-demand",
    "salary_claim": "on-demand",
}
IN_ORDER = {"-short": SHORT, "-timed": TIMED, "-speed": SPEED, "-tabletop": TABLETOP}
SUFFIXES: dict[str, dict[str, object]] = {
    "".join(chosen): dict(ChainMap(*(IN_ORDER[suffix] for suffix in reversed(chosen))))
    for count in range(len(IN_ORDER) + 1)
    for chosen in combinations(IN_ORDER, count)
}
DEFAULTS: dict[str, object] = {name: values[0] for name, values in (VALUES | RANGES).items()}


def refusal(name: str, /, **options: object) -> str:
    with pytest.raises(RuleSetError) as caught:
        rule_set(name, **options)
    sentence = str(caught.value)
    assert sentence.endswith(".")
    return sentence


# --- options -------------------------------------------------------------------------------------


def test_every_option_with_its_values() -> None:
    assert {o.name for o in OPTIONS} == set(VALUES) | set(RANGES)
    for o in OPTIONS:
        if o.name in VALUES:
            assert (o.values, o.default) == (VALUES[o.name], VALUES[o.name][0]), o.name
        else:
            default, least, most = RANGES[o.name]
            assert (o.values, o.default) == (range(least, most + 1), default), o.name


def test_the_record_and_the_options_agree() -> None:
    names = [o.name for o in (*board_options(), *OPTIONS)]
    assert [field.name for field in fields(RuleSet)] == [*names, "name", "revision"]
    assert RuleSet().options() == {o.name: o.default for o in (*board_options(), *OPTIONS)}


def test_options_cite_a_clause_and_say_what_they_do_in_a_line() -> None:
    for o in OPTIONS:
        assert o.clause.split(" MCS ")[0] in {"10", "20", "40", "60", "90"}, o.name
        assert o.summary.endswith("."), o.name
        assert 20 < len(o.summary) <= 90, o.name
    assert option("rent_claim").clause == "10 MCS 90(f)"
    assert option("speed_die").clause.startswith("60 MCS")


@pytest.mark.parametrize("name", list(VALUES))
def test_each_value_can_be_chosen_and_written_as_text(name: str) -> None:
    for value in VALUES[name]:
        extra = {"dealt_deeds": 2} if name == "dealt_deeds_paid" else {}
        assert rule_set("statutes", **extra, **{name: value}).options()[name] == value
        text = str(value).lower() if isinstance(value, bool) else str(value)
        parsed = parse_option(name, text)
        assert (parsed, type(parsed)) == (value, type(value))


@pytest.mark.parametrize("name", list(RANGES))
def test_ranges_end_where_they_should(name: str) -> None:
    _, least, most = RANGES[name]
    hotels = {"hotels": 0} if name == "houses" else {}
    for value in (least, most):
        assert rule_set("statutes", **hotels, **{name: value}).options()[name] == value
        assert parse_option(name, f" {value} ") == value
    for value in (least - 1, most + 1):
        assert f"{name}: a whole number from {least} to {most} expected, found {value}." == (
            refusal("statutes", **{name: value})
        )
        with pytest.raises(RuleSetError, match=f"^{name}: "):
            parse_option(name, str(value))


# --- presets -------------------------------------------------------------------------------------


def test_names_of_all_rule_sets() -> None:
    assert set(preset_names()) == {name + suffix for name in BOARDS for suffix in SUFFIXES}
    assert len(preset_names()) == 80
    assert [preset.name for preset in PRESETS] == list(BOARDS)
    assert [overlay.suffix for overlay in OVERLAYS] == ["short", "timed", "speed", "tabletop"]


@pytest.mark.parametrize("name", preset_names())
def test_a_preset_with_its_overlays(name: str) -> None:
    preset, dash, suffix = name.partition("-")
    rules = rule_set(name)
    expected = DEFAULTS | DIFFERENCES[preset] | SUFFIXES[dash + suffix]
    found = rules.options()
    assert (rules.name, found.pop("edition"), found.pop("decks")) == (name, *BOARDS[preset])
    assert found == expected
    assert rules.changes() == {}


@pytest.mark.parametrize("name", list(BOARDS))
def test_a_presets_cards_can_be_loaded(name: str) -> None:
    rules = rule_set(name)
    chance, chest = load_decks(rules.decks, load_edition(rules.edition))
    assert len(chance.cards) == len(chest.cards) == (16 if name == "parker" else 17)


def test_keywords_win_over_preset_and_overlay() -> None:
    rules = rule_set("mcc-short-speed", jail_turns=3, speed_die=False, rent_claim="on-demand")
    assert rules.name == "mcc-short-speed"
    assert (rules.jail_turns, rules.speed_die, rules.dealt_deeds) == (3, False, 3)
    assert rules.changes() == {"rent_claim": "on-demand", "jail_turns": 3, "speed_die": False}
    assert rule_set(rules.name, **rules.changes()) == rules


def test_choosing_what_the_preset_has_anyway_is_no_change() -> None:
    assert rule_set("wikibook", jail_sit_out=True).changes() == {}
    assert rule_set("wikibook", jail_sit_out=True) == rule_set("wikibook")


def test_with_options_leaves_the_first_as_it_was() -> None:
    first = rule_set("statutes", houses=40)
    second = first.with_options(luxury_tax=75)
    assert (first.luxury_tax, second.luxury_tax, second.houses) == (100, 75, 40)


def test_a_rule_set_is_a_value() -> None:
    rules = rule_set("london-timed", joke_card=True)
    assert len({rules, rule_set("london-timed", joke_card=True), rule_set("london-timed")}) == 2
    assert pickle.loads(pickle.dumps(rules)) == rules == copy.deepcopy(rules)  # noqa: S301
    with pytest.raises(FrozenInstanceError):
        rules.houses = 40  # type: ignore[misc]


def test_what_no_option_changes_comes_from_the_edition() -> None:
    rules = rule_set("london")
    assert rules.facts is load_edition("london")
    assert (rules.jail_fine, rules.salary, rules.flat_tax, rules.bank_notes) == (
        50,
        200,
        200,
        15140,
    )


# --- revisions -----------------------------------------------------------------------------------


def test_new_games_play_the_latest_revision() -> None:
    assert RuleSet().revision == rule_set("london-speed", houses=40).revision == REVISION == 2


def test_an_earlier_revision_has_its_presets_as_they_were() -> None:
    """10 MCS 210(c): -short takes sitting out away since revision 2."""
    assert recorded_rule_set("wikibook-short", {}, 1).jail_sit_out is True
    assert recorded_rule_set("wikibook-short", {}, 2).jail_sit_out is False
    assert recorded_rule_set("wikibook", {}, 1).jail_sit_out is True
    assert recorded_rule_set("statutes-short", {}, 1).jail_sit_out is False


@pytest.mark.parametrize("name", preset_names())
def test_revisions_differ_in_nothing_else(name: str) -> None:
    before, now = recorded_rule_set(name, {}, 1).options(), rule_set(name).options()
    changed = {option for option in now if now[option] != before[option]}
    assert changed == ({"jail_sit_out"} if name.startswith("wikibook-short") else set())


def test_changes_are_told_from_the_preset_of_the_same_revision() -> None:
    rules = recorded_rule_set("wikibook-short", {"luxury_tax": 75}, 1)
    assert rules.changes() == {"luxury_tax": 75}
    assert rules.changes_from_current() == {"luxury_tax": 75, "jail_sit_out": True}
    assert recorded_rule_set(rules.name, rules.changes(), rules.revision) == rules
    assert rules.with_options(houses=40).revision == 1
    assert rules != rule_set("wikibook-short", luxury_tax=75, jail_sit_out=True)


@pytest.mark.parametrize("revision", [0, 3, True, "1", None, 1.0])
def test_no_such_revision(revision: object) -> None:
    with pytest.raises(RuleSetError, match="from 1 to 2 expected"):
        recorded_rule_set("statutes", {}, revision)


def test_nobody_chooses_a_revision() -> None:
    assert refusal("statutes", revision=1).startswith('There is no option "revision"')
    assert "revision" not in RuleSet().options()


# --- the board -----------------------------------------------------------------------------------


def test_another_edition_brings_its_own_decks() -> None:
    rules = rule_set("statutes", edition="london")
    assert (rules.edition, rules.decks) == ("london", "london")
    assert rule_set("statutes", **rules.changes()) == rules


def test_decks_that_fit_the_other_edition_stay() -> None:
    assert rule_set("parker", edition="mcc").decks == "classic"
    assert rule_set("statutes", decks="classic").changes() == {"decks": "classic"}
    assert parse_option("decks", "classic") == "classic"


# --- refusals ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("statute", 'There is no rule set "statute": the nearest is "statutes".'),
        ("Londonspeed", 'There is no rule set "Londonspeed": the nearest is "london-speed".'),
        ("", 'There is no rule set "": known are statutes, wikibook, mcc, london, parker.'),
        ("short", 'There is no rule set "short": the nearest is "mcc-short".'),
        (
            "parker-sped",
            'There is no overlay "sped" in "parker-sped": the nearest is "speed".',
        ),
        ("mcc-", 'There is no overlay "" in "mcc-": known are short, timed, speed, tabletop.'),
        (
            "mcc-statutes",
            (
                'There is no overlay "statutes" in "mcc-statutes": '
                "known are short, timed, speed, tabletop."
            ),
        ),
        (
            "london-speed-short",
            'The overlays of "london-speed-short" are out of order: write "london-short-speed".',
        ),
        (
            "london-short-short",
            'The overlay "short" stands more than once in "london-short-short".',
        ),
    ],
)
def test_no_such_rule_set(name: str, sentence: str) -> None:
    assert refusal(name) == sentence
    with pytest.raises(RuleSetError):
        RuleSet(name=name)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"rent_claims": 1}, 'There is no option "rent_claims": the nearest is "rent_claim".'),
        ({"name": "mcc"}, 'There is no option "name": known are edition, decks, starting_cash, '),
        ({"self": 1}, 'There is no option "self": known are edition, '),
        (
            {"rent_claim": "on_demand"},
            (
                'rent_claim: "automatic" or "on-demand" expected, found "on_demand" '
                '(the nearest is "on-demand").'
            ),
        ),
        ({"rent_claim": True}, 'rent_claim: "automatic" or "on-demand" expected, found true.'),
        ({"rent_claim": None}, 'rent_claim: "automatic" or "on-demand" expected, found None.'),
        ({"speed_die": 1}, "speed_die: false or true expected, found 1."),
        ({"speed_die": "true"}, 'speed_die: false or true expected, found "true".'),
        ({"jail_turns": True}, "jail_turns: 3 or 1 expected, found true."),
        ({"jail_turns": 1.0}, "jail_turns: 3 or 1 expected, found 1.0."),
        ({"jail_turns": 2}, "jail_turns: 3 or 1 expected, found 2."),
        ({"dealt_deeds": 1}, "dealt_deeds: 0 or 2 or 3 expected, found 1."),
        ({"luxury_tax": 80}, "luxury_tax: 100 or 75 expected, found 80."),
        (
            {"starting_cash": 10**5000},
            (
                "starting_cash: a whole number from 1 to 100000 expected, "
                "found a number beyond all counting."
            ),
        ),
        (
            {"starting_cash": [1500] * 99},
            (
                "starting_cash: a whole number from 1 to 100000 expected, "
                "found [1500, 1500, 1500, 1500, 1500, 1500, ...."
            ),
        ),
        (
            {"edition": "londn"},
            (
                'edition: "atlantic-city" or "london" or "mcc" expected, found "londn" '
                '(the nearest is "london").'
            ),
        ),
        (
            {"decks": "london"},
            'decks: "london" names spaces that the edition "atlantic-city" has not.',
        ),
        (
            {"dealt_deeds_paid": True},
            "dealt_deeds_paid: nothing is to be paid for with dealt_deeds at 0.",
        ),
        (
            {"houses": 3},
            (
                "hotels: a hotel takes the place of 4 houses, so with houses at 3 "
                "there can be none: set hotels to 0."
            ),
        ),
    ],
)
def test_no_such_option_or_value(options: dict[str, object], sentence: str) -> None:
    assert refusal("statutes", **options).startswith(sentence)


def test_combinations_are_judged_together() -> None:
    assert rule_set("statutes", houses=3, houses_before_hotel=3).hotels == 12
    assert rule_set("statutes", houses=0, hotels=0).houses == 0
    assert rule_set("statutes", dealt_deeds_paid=True, dealt_deeds=3).dealt_deeds_paid
    assert refusal("statutes-timed", dealt_deeds=0).startswith("dealt_deeds_paid: ")


def test_a_rule_set_made_by_hand_is_checked_too() -> None:
    with pytest.raises(RuleSetError, match=r"^houses: a whole number"):
        RuleSet(houses=-1)
    with pytest.raises(RuleSetError, match=r'^decks: "classic" names spaces'):
        RuleSet(edition="london", decks="classic")


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("speed_dye", "true", 'There is no option "speed_dye": the nearest is "speed_die".'),
        ("speed_die", "yes", 'speed_die: false or true expected, found "yes".'),
        ("luxury_tax", "$75", 'luxury_tax: 100 or 75 expected, found "$75".'),
        ("houses", "1_0", 'houses: a whole number from 0 to 200 expected, found "1_0".'),
        ("houses", "٣", 'houses: a whole number from 0 to 200 expected, found "٣".'),
        ("houses", "9" * 5000, "houses: a whole number from 0 to 200 expected, found "),
        ("ending", "last", "ending: "),
    ],
)
def test_text_that_is_no_value(name: str, text: str, sentence: str) -> None:
    with pytest.raises(RuleSetError) as caught:
        parse_option(name, text)
    assert str(caught.value).startswith(sentence)
    assert len(str(caught.value)) < 160


def test_true_and_false_in_any_case() -> None:
    assert parse_option("speed_die", "True") is True
    assert parse_option("speed_die", " FALSE ") is False


def test_the_example_of_the_module() -> None:
    assert doctest.testmod(ruleset).failed == 0
    assert doctest.testmod(ruleset).attempted > 0
