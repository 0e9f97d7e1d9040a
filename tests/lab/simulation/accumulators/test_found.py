"""Accumulators are found by being there; tests/test_adding.py adds one."""

from monopoly.lab.simulation.accumulators import new_accumulators
from tests.lab.simulation.plans import PLAN


def test_every_accumulator_is_found_once() -> None:
    names = [type(one).__name__ for one in new_accumulators(PLAN)]
    assert names == ["Deeds", "Endings", "Landings", "GameLengths", "Wins"]
