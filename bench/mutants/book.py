"""The scenarios of the statute book, run on rules that may be changed.

The engine's own invariants are switched off: what counts is what the scenarios say, not that the
books no longer balance.
"""

import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final

from bench.mutants.loading import use_changed
from bench.mutants.sources import PACKAGE
from monopoly.statutes.scenarios.feature_file import Scenario, read_feature

BOOK: Final = Path("monopoly/statutes/book")
DOES_NOT_START: Final = "does not start"

Line = tuple[str, int]  # of a file


@dataclass(frozen=True, slots=True)
class Unchanged:
    """What the unchanged rules do: how long the book takes, and which scenarios run each line."""

    seconds: float  # of processor time
    failed: str
    runs: dict[Line, list[int]]


def read_scenarios(src: Path) -> list[Scenario]:
    files = sorted((src / BOOK).rglob("*.feature"))
    return [scenario for file in files for scenario in read_feature(file).scenarios]


def run_unchanged(scenarios: Sequence[Scenario]) -> Unchanged:
    use_changed({})
    _start()
    began = time.process_time()
    failed = _first_failure(scenarios)
    seconds = time.process_time() - began
    runs: dict[Line, list[int]] = {}
    for number, scenario in enumerate(scenarios):
        for line in _lines_run(scenario):
            runs.setdefault(line, []).append(number)
    return Unchanged(seconds, failed, runs)


def run_changed(changed: Mapping[str, CodeType], scenarios: Iterable[Scenario]) -> str:
    """The title of the first scenario that fails, "", or that the engine cannot be set up."""
    use_changed(changed)
    try:
        _start()
    except Exception:  # noqa: BLE001 - whatever it is, this is no engine any more
        return DOES_NOT_START
    return _first_failure(scenarios)


def _start() -> None:
    """Sets up a board of every preset, and switches the invariants off."""
    from monopoly.rules import invariants
    from monopoly.rules.board import Board
    from monopoly.rules.ruleset import preset_names, rule_set

    for name in preset_names():
        Board(rule_set(name))
    invariants.broken = lambda s: None


def _first_failure(scenarios: Iterable[Scenario]) -> str:
    from monopoly.statutes.scenarios.runner import run_scenario

    for scenario in scenarios:
        if not run_scenario(scenario).passed:
            return scenario.title
    return ""


def _lines_run(scenario: Scenario) -> set[Line]:
    """The lines of the rules that a scenario comes across."""
    from monopoly.statutes.scenarios.runner import run_scenario

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
        run_scenario(scenario)
    finally:
        sys.settrace(None)
    return lines
