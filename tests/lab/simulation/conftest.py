"""One simulation that many tests look at."""

import pytest

from monopoly.lab import Result, simulate
from tests.lab.simulation.plans import PLAN


@pytest.fixture(scope="session")
def alone() -> Result:
    """PLAN, played by one process."""
    return simulate(PLAN, processes=1)
