"""The other tests that know the rules, run on changed ones until one fails."""

import os
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Final

import pytest

from bench.mutants.lines import Line, lines_run

# What is slow and far from the rules; the scenarios and the random games have had their turn.
IGNORED: Final = ("server", "web", "terminal", "lab", "client", "cli", "bench")
SKIPPED: Final = (
    "tests/statutes/test_book.py::test_scenario",
    "tests/rules/test_random_play.py",
)


@dataclass
class Tests:
    """What came of them: the first that failed, or "", and which of them run each line."""

    failed: str = ""
    runs: dict[Line, list[str]] = field(default_factory=dict)


class _Plugin:
    def __init__(self, wanted: set[str], *, record: bool) -> None:
        self.wanted = wanted
        self.record = record
        self.tests = Tests()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if self.wanted:
            items[:] = [item for item in items if item.nodeid in self.wanted]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        if not self.record:
            return (yield)
        with lines_run() as lines:
            done = yield
        for line in lines:
            self.tests.runs.setdefault(line, []).append(item.nodeid)
        return done

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._note(report)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self._note(report)

    def _note(self, report: pytest.TestReport | pytest.CollectReport) -> None:
        if report.failed and not self.tests.failed:
            self.tests.failed = report.nodeid


def run_tests(wanted: set[str] | None = None, *, record: bool = False) -> Tests:
    """All of them or those wanted; on demand with the lines of the rules that each runs."""
    plugin = _Plugin(wanted or set(), record=record)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # none is needed, and each takes its time
    words = ["-x", "-q", "--tb=no", "-p", "no:cacheprovider"]
    words += ["-p", "_hypothesis_pytestplugin", "--hypothesis-seed=0"]
    words += ["-m", "not slow and not long and not once and not compiled_only"]
    words += [f"--ignore=tests/{folder}" for folder in IGNORED]
    words += [f"--deselect={name}" for name in SKIPPED]
    words += sorted({name.partition("::")[0] for name in plugin.wanted}) or ["tests"]
    status = pytest.main(words, plugins=[plugin])
    fine = (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)
    if status not in fine and not plugin.tests.failed:
        plugin.tests.failed = f"pytest gives up: {status!r}"
    return plugin.tests
