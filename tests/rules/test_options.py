"""The declarations of the options: complete, and in step with what the board keeps."""

import pytest

from monopoly.rules import options
from monopoly.rules.board import Board
from monopoly.rules.options import OPTIONS, board_options
from monopoly.rules.ruleset import RuleSetError, rule_set
from monopoly.server.views.choices import choices

pytestmark = pytest.mark.once


def test_every_option_has_a_place_on_the_board_of_its_own() -> None:
    assert [option.index for option in OPTIONS] == list(range(len(OPTIONS)))
    for option in OPTIONS:
        assert getattr(options, option.name.upper()) == option.index


def test_every_option_and_every_word_is_called_something() -> None:
    titles = [option.title for option in (*board_options(), *OPTIONS)]
    assert all(titles)
    assert len(set(titles)) == len(titles)
    for option in (*board_options(), *OPTIONS):
        words = {value for value in option.values if isinstance(value, str)}
        assert set(option.titles) == words, option.name
        assert all(option.titles.values()), option.name


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_the_board_keeps_each_value_as_a_number(option: options.Option) -> None:
    values = [4, 40] if isinstance(option.values, range) else option.values
    for n, value in enumerate(values):
        chosen: dict[str, object] = {option.name: value}
        if option.name == "dealt_deeds_paid":
            chosen["dealt_deeds"] = 2
        kept = Board(rule_set("statutes", **chosen)).option[option.index]
        assert kept == (n if isinstance(value, str) else int(value))


def test_the_server_offers_the_options_as_they_are_declared() -> None:
    offered = {option.name: option for option in choices().options}
    assert list(offered) == [option.name for option in (*board_options(), *OPTIONS)]
    for option in (*board_options(), *OPTIONS):
        view = offered[option.name]
        assert (view.title, view.clause, view.summary) == (
            option.title,
            option.clause,
            option.summary,
        )
        assert option.group == view.group in choices().groups
        values = {one.value: one.title for one in view.values}
        assert {value: values[value] for value in option.titles} == dict(option.titles)
        assert all(values.values())


def test_a_value_is_called_as_people_call_it() -> None:
    wanted: dict[str, tuple[str | int, str]] = {
        "jail_sit_out": (True, "yes"),
        "hotel_sale": ("whole", "Whole"),
        "starting_cash": (1500, "1,500"),
    }
    for name, (value, title) in wanted.items():
        assert options.option(name).title_of(value) == title


def test_a_wrong_value_is_refused_with_the_declared_ones() -> None:
    with pytest.raises(RuleSetError, match='"fines" or "all" or "jackpot" expected'):
        rule_set("statutes", free_parking="cake")
