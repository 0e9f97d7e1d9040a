"""One comparison that many tests look at."""

import pytest

from monopoly.lab import ComparisonResult, compare
from tests.lab.comparison.comparisons import COMPARISON


@pytest.fixture(scope="session")
def alone() -> ComparisonResult:
    """COMPARISON, played by one process."""
    return compare(COMPARISON, processes=1)
