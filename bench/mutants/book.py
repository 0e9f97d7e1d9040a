"""The scenarios of the statute book, run on rules that may be changed.

The engine's own invariants are switched off: what counts is what the scenarios say, not that the
books no longer balance.
"""

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench.mutants.lines import Line, lines_run
from bench.mutants.loading import empty_caches, import_anew, switch_invariants_off
from monopoly.statutes.scenarios.feature_file import Scenario, read_feature

BOOK: Final = Path("monopoly/statutes/book")


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
        empty_caches()
        with lines_run() as lines:
            first_failure([scenario])
        for line in lines:
            runs.setdefault(line, []).append(number)
    with lines_run() as early:
        import_anew({})
        start()
    return Unchanged(seconds, failed, early, runs)


def start() -> None:
    """Sets up a board of every preset: rules that cannot even do that are no mutant of a rule."""
    from monopoly.rules.board import Board
    from monopoly.rules.ruleset import preset_names, rule_set

    for name in preset_names():
        Board(rule_set(name))


def first_failure(scenarios: Iterable[Scenario]) -> str:
    """The title of the first scenario that fails, or ""."""
    from monopoly.statutes.scenarios.runner import run_scenario

    switch_invariants_off()
    for scenario in scenarios:
        if not run_scenario(scenario).passed:
            return scenario.title
    return ""
