"""Some hundred worlds, and that each is made of its seed alone."""

import os
import subprocess
import sys
from typing import Final

import pytest

from tests.simulator.simulation import simulate

SEEDS: Final = 300
SEEDS_LONG: Final = int(os.environ.get("MONOPOLY_SEEDS", "3000"))
AT_ONCE: Final = 10  # in one test, so that the workers share them

pytestmark = pytest.mark.once


def check(first: int, number: int) -> None:
    reports = map(simulate, range(first, first + number))
    failed = [str(report) for report in reports if report.findings]
    assert not failed, "\n".join(failed)


@pytest.mark.slow(seconds=3)
@pytest.mark.parametrize("first", range(0, SEEDS, AT_ONCE))
def test_promises_are_kept_whatever_happens(first: int) -> None:
    check(first, AT_ONCE)


@pytest.mark.long
@pytest.mark.parametrize("first", range(SEEDS, SEEDS + SEEDS_LONG, 10 * AT_ONCE))
def test_promises_are_kept_in_many_more_worlds(first: int) -> None:
    check(first, 10 * AT_ONCE)


def test_a_seed_repeats_exactly_in_another_process() -> None:
    """Whatever the order of sets of text may be there."""
    program = (
        "from tests.simulator.simulation import simulate;"
        "print([simulate(seed).trace for seed in range(20, 24)])"
    )
    told = {
        subprocess.run(  # noqa: S603 — ourselves
            [sys.executable, "-c", program],
            env=os.environ | {"PYTHONHASHSEED": number},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for number in ("1", "2")
    }
    assert told == {f"{[simulate(seed).trace for seed in range(20, 24)]}\n"}
