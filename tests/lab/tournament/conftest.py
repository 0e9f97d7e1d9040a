"""One tournament that many tests look at."""

import pytest

from monopoly.lab import TournamentResult, run_tournament
from tests.lab.tournament.contests import SHORT


@pytest.fixture(scope="session")
def alone() -> TournamentResult:
    """SHORT, played by one process."""
    return run_tournament(SHORT, processes=1)
