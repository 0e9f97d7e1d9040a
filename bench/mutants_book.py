"""Runs the statute book of a broken engine until a scenario notices, and says so as JSON.

    python mutants_book.py SRC

Started by bench/mutants, in a process of its own for every mutant. The engine's own invariants
are switched off: what counts is what the scenarios say, not that the books no longer balance.
"""

import json
import sys
from pathlib import Path

from monopoly.rules import invariants
from monopoly.rules.board import Board
from monopoly.rules.ruleset import preset_names, rule_set
from monopoly.rules.state import State
from monopoly.statutes.scenarios.runner import Result, run_paths
from monopoly.statutes.search import FOLDER

# What a slip in the mutant itself looks like; a broken rule never does.
SLIPS = ("NameError", "UnboundLocalError", "AttributeError", "ImportError", "ModuleNotFoundError")


def no_invariants(s: State) -> str | None:
    return None


def must_be_the_copy(src: Path) -> None:
    """The mutant must be what runs: not the package installed, not the working tree."""
    for file in (invariants.__file__, str(FOLDER)):
        if src not in Path(file).resolve().parents:
            raise SystemExit(f"{file} is run, which is not in {src}")


def run_book() -> dict[str, object]:
    passed = 0
    for result in run_paths([FOLDER]):
        if not isinstance(result, Result):
            raise SystemExit(str(result))  # a feature file that cannot be read proves nothing
        if any(f"broke down: {slip}" in result.trouble for slip in SLIPS):
            raise SystemExit(f"The mutant is written badly: {result.trouble}")
        if not result.passed:
            return {"passed": passed, "caught_by": result.scenario.title, "why": result.message}
        passed += 1
    return {"passed": passed, "caught_by": "", "why": ""}


def main() -> None:
    must_be_the_copy(Path(sys.argv[1]).resolve())
    for name in preset_names():  # an engine that cannot be set up at all is no mutant of a rule
        Board(rule_set(name))
    invariants.broken = no_invariants
    print(json.dumps(run_book()))


if __name__ == "__main__":
    main()
