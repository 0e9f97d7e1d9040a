"""The other tests that know the rules, run on changed ones until one fails."""

from typing import Final

import pytest

# What is slow and far from the rules; the scenarios and the random games have had their turn.
IGNORED: Final = ("server", "web", "terminal", "lab", "client", "cli", "bench")
SKIPPED: Final = (
    "tests/statutes/test_book.py::test_scenario",
    "tests/statutes/test_commands.py",
    "tests/rules/test_random_play.py",
)


class FirstFailure:
    """A pytest plugin that remembers what failed first."""

    def __init__(self) -> None:
        self.name = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.name:
            self.name = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and not self.name:
            self.name = report.nodeid


def first_failed_test() -> str:
    """The name of the first test that fails, or ""."""
    found = FirstFailure()
    words = ["tests", "-x", "-q", "--tb=no", "--hypothesis-seed=0"]
    words += ["-p", "no:cacheprovider", "-p", "no:xdist"]
    words += ["-m", "not slow and not long and not once and not compiled_only"]
    words += [f"--ignore=tests/{folder}" for folder in IGNORED]
    words += [f"--deselect={name}" for name in SKIPPED]
    status = pytest.main(words, plugins=[found])
    if status == pytest.ExitCode.OK:
        return ""
    return found.name or f"pytest gives up: {status!r}"
