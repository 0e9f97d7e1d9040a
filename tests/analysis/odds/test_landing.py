"""Landing odds as a library: every rule set is answered or refused, every board works."""

import doctest

import pytest

import monopoly.analysis.odds
from monopoly import preset_names, rule_set
from monopoly.analysis.odds import OddsError, chain, landing, landing_odds, stationary
from monopoly.editions import open_edition
from monopoly.lab import Plan, simulate
from tests.fuzz import OWN_BOARD


@pytest.mark.parametrize("module", [monopoly.analysis.odds, chain, landing, stationary])
def test_the_examples_of_the_library_are_true(module: object) -> None:
    results = doctest.testmod(module)  # type: ignore[arg-type]
    assert results.failed == 0
    assert results.attempted > 0


@pytest.mark.once
@pytest.mark.parametrize("jail", ["leave", "stay"])
def test_every_rule_set_is_answered_or_refused_with_a_sentence(jail: str) -> None:
    for name in preset_names():
        if rule_set(name).speed_die:
            with pytest.raises(OddsError, match="with the third die"):
                landing_odds(name, jail=jail)
            continue
        odds = landing_odds(name, jail=jail)
        assert sum(place.share for place in odds.spaces) == pytest.approx(1.0, abs=1e-12)
        assert len(odds.spaces) == 41
        assert len(odds.deeds) == 28


def test_places_have_the_names_a_simulation_gives_them() -> None:
    found = simulate(Plan(games=1, players=("random", "random"), turns_max=5, rules="london"))
    assert [place.name for place in landing_odds("london").spaces] == [
        place.name for place in found.spaces
    ]


def test_a_board_of_ones_own_has_odds() -> None:
    odds = landing_odds(edition=open_edition(str(OWN_BOARD)))
    assert "Rope Walk" in [place.name for place in odds.spaces]
    assert sum(place.share for place in odds.spaces) == pytest.approx(1.0, abs=1e-12)


def test_assumptions_are_stated() -> None:
    leave, stay = landing_odds(), landing_odds(jail="stay")
    for odds in (leave, stay):
        assert "Cards are drawn with replacement" in odds.assumptions[0]
        assert "Get Out of Jail Free cards are used at once" in odds.assumptions[1]
    assert "pays the fine at the next turn" in leave.assumptions[2]
    assert "throws for doubles" in stay.assumptions[2]
    late = landing_odds(jail_fine_early=False)
    assert "leaving at once and staying are alike" in late.assumptions[3]


def test_a_space_is_found_in_any_case() -> None:
    odds = landing_odds()
    assert odds.places_called(" BOARDWALK ") == (39,)
    assert odds.places_called("just visiting") == (10,)
    assert odds.places_called("in jail") == (40,)
    assert odds.places_called("Chance") == (7, 22, 36)
    with pytest.raises(OddsError, match=r'no Space "Bordwalk" .*the nearest is "Boardwalk"'):
        odds.places_called("Bordwalk")


def test_how_often_a_turn_comes_there_is_a_share_of_its_throws() -> None:
    odds = landing_odds()
    boardwalk = odds.deed(39)
    assert boardwalk is not None
    assert odds.landings(39) == pytest.approx(boardwalk.landings)
    assert odds.deed(0) is None
