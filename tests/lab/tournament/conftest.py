"""One tournament that many tests look at."""

import pytest

from monopoly.lab import TournamentResult, tournament
from tests.lab.tournament.contests import SHORT


@pytest.fixture(scope="session")
def alone() -> TournamentResult:
    """SHORT, played by one process."""
    return tournament(SHORT, processes=1)
