"""What people call the options: nothing is left out, and nothing named that is not there."""

from monopoly.rules.ruleset import BOARD_OPTIONS, OPTIONS
from monopoly.server.option_titles import TITLES, VALUES

EVERY = {option.name: option for option in BOARD_OPTIONS + OPTIONS}


def test_every_option_has_a_title() -> None:
    assert TITLES.keys() == EVERY.keys()
    assert len(set(TITLES.values())) == len(TITLES)


def test_every_value_that_is_a_word_is_called_something() -> None:
    words = {
        name: {value for value in option.values if isinstance(value, str)}
        for name, option in EVERY.items()
    }
    assert {name: set(called) for name, called in VALUES.items()} == {
        name: values for name, values in words.items() if values
    }
