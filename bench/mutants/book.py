"""The scenarios of the statute book, run on rules that may be changed.

The engine's own invariants are switched off: what counts is what the scenarios say, not that the
books no longer balance.
"""

import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Any, Final

from bench.mutants.loading import import_anew
from bench.mutants.sources import PACKAGE
from monopoly.statutes.scenarios.feature_file import Scenario, read_feature

BOOK: Final = Path("monopoly/statutes/book")

Line = tuple[str, int]  # of a file


@dataclass(frozen=True, slots=True)
class Unchanged:
    """What the unchanged rules do: how long the book takes, and which scenarios run each line."""

    seconds: float  # of processor time
    failed: str
    early: set[Line]  # run when the rules are imported and a board of each preset is set up
    runs: dict[Line, list[int]]


def read_scenarios(src: Path) -> list[Scenario]:
    files = sorted((src / BOOK).rglob("*.feature"))
    return [scenario for file in files for scenario in read_feature(file).scenarios]


def run_unchanged(scenarios: Sequence[Scenario]) -> Unchanged:
    began = time.process_time()
    failed = first_failure(scenarios)
    seconds = time.process_time() - began
    runs: dict[Line, list[int]] = {}
    for number, scenario in enumerate(scenarios):
        for line in _lines_run(lambda one=scenario: first_failure([one])):
            runs.setdefault(line, []).append(number)
    early = _lines_run(lambda: import_anew({})) | _lines_run(start)
    return Unchanged(seconds, failed, early, runs)


def start() -> None:
    """Sets up a board of every preset: rules that cannot even do that are no mutant of a rule."""
    from monopoly.rules.board import Board
    from monopoly.rules.ruleset import preset_names, rule_set

    for name in preset_names():
        Board(rule_set(name))


def first_failure(scenarios: Iterable[Scenario]) -> str:
    """The title of the first scenario that fails, or ""."""
    from monopoly.rules import invariants
    from monopoly.statutes.scenarios.runner import run_scenario

    checked = invariants.broken
    invariants.broken = lambda s: None
    try:
        for scenario in scenarios:
            if not run_scenario(scenario).passed:
                return scenario.title
    finally:
        invariants.broken = checked
    return ""


def _lines_run(run: Callable[[], object]) -> set[Line]:
    """The lines of the rules that are come across."""
    folder = "/".join(PACKAGE.split("."))
    lines: set[Line] = set()

    def trace_lines(frame: FrameType, event: str, _: Any) -> Any:
        if event == "line":
            lines.add((frame.f_code.co_filename, frame.f_lineno))
        return trace_lines

    def trace(frame: FrameType, event: str, argument: Any) -> Any:
        return trace_lines if folder in frame.f_code.co_filename else None

    sys.settrace(trace)
    try:
        run()
    finally:
        sys.settrace(None)
    return lines
