"""docs/odds.md: its examples run, and its figures are those of the program."""

import doctest
from pathlib import Path
from typing import Final

from monopoly.analysis.odds import landing_odds
from tests.analysis.odds.measure import CASES

PAGE: Final = Path(__file__).parents[3] / "docs" / "odds.md"
TEXT: Final = " ".join(PAGE.read_text(encoding="utf-8").split())


def test_the_examples_run() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.failed == 0
    assert result.attempted >= 5


def test_the_shares_on_the_page_are_the_largest() -> None:
    odds = landing_odds()
    largest = sorted(odds.spaces, key=lambda place: place.share, reverse=True)[:5]
    for place in largest:
        assert f"{place.name} ({100 * place.share:.2f} %)" in TEXT
    stay = landing_odds(jail="stay").spaces[40].share
    assert f"stay in Jail, {100 * stay:.2f} % of the throws" in TEXT


def test_the_third_house_pays_soonest_as_the_page_says() -> None:
    repaid = {}
    for deed in landing_odds().deeds:
        if deed.kind == "lot":
            repaid[deed.name] = [level.turns_to_repay or 0.0 for level in deed.levels[2:]]
    soonest = [name for name, turns in repaid.items() if min(turns) == turns[2]]
    assert soonest == list(repaid)[2:]
    assert f"{repaid['New York Avenue'][2]:.1f} turns of one rival on New York Avenue" in TEXT
    assert f"{repaid['Boardwalk'][2]:.1f} on Boardwalk" in TEXT
    red_and_beyond = list(repaid)[list(repaid).index("Kentucky Avenue") :]
    assert all(repaid[name][3] > 2.5 * repaid[name][2] for name in red_and_beyond)


def test_every_case_that_is_measured_is_on_the_page() -> None:
    for rules, jail in CASES:
        assert f"| {rules} | {jail} | go back at once |" in TEXT


def test_every_key_of_the_json_is_on_the_page() -> None:
    odds = landing_odds().to_dict()
    for key in [*odds, "space", "landings", "levels", "per_turn", "cost", "turns_to_repay"]:
        assert f"`{key}`" in TEXT, key
