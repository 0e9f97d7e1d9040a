"""What every scenario shows besides what it says."""

import pytest

from monopoly.rules import asking, engine
from monopoly.rules.state import State
from monopoly.statutes.scenarios import always
from monopoly.statutes.scenarios.feature_file import parse_feature
from monopoly.statutes.scenarios.runner import Result, run_scenario

FEATURE = """
Feature: An offer

  Scenario: It is accepted out of turn
    Given the "statutes" game with Ann and Bob
    And Ann owns Baltic Avenue
    When Ann offers Bob Baltic Avenue for $10
    And Bob accepts
    Then Bob owns Baltic Avenue
"""


def run() -> Result:
    (scenario,) = parse_feature(FEATURE, "offer.feature").scenarios
    return run_scenario(scenario)


def test_it_passes_where_all_is_well() -> None:
    assert run().passed


def test_what_is_done_must_have_been_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "legal_actions", lambda _s, _player: [])
    assert "a choice that is offered" in run().message


@pytest.mark.parametrize("wrong", [0, 1])
def test_who_can_answer_is_asked_and_nobody_else(
    monkeypatch: pytest.MonkeyPatch, wrong: int
) -> None:
    monkeypatch.setattr(asking, "next_to_ask", lambda _s, _silent: wrong)
    assert "whoever can answer, and nobody else, to be asked" in run().message


def test_a_copy_must_play_on_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    def another(s: State, before: State, action: object, seat: int) -> None:
        before.pot += 1
        check_after(s, before, action, seat)  # type: ignore[arg-type]

    check_after = always.check_after
    monkeypatch.setattr(always, "check_after", another)
    assert "a copy of the game to play on alike" in run().message
