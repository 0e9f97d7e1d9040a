"""Some hundred worlds, and that each is made of its seed alone."""

import os
import subprocess
import sys
from typing import Final

import pytest

from tests.simulator.simulation import simulate

SEEDS: Final = 200
AT_ONCE: Final = 10  # in one test, so that the workers share them


@pytest.mark.slow(seconds=3)
@pytest.mark.parametrize("first", range(0, SEEDS, AT_ONCE))
def test_promises_are_kept_whatever_happens(first: int) -> None:
    found = [
        report for seed in range(first, first + AT_ONCE) if (report := simulate(seed)).findings
    ]
    assert not found, "\n".join(map(str, found))


@pytest.mark.once
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
