"""What it takes to add something, in a copy of the sources: an option is three files."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.limits import TIMEOUT

pytestmark = pytest.mark.once

SOURCES = Path(__file__).parents[1] / "src"
INDEX = "OFF_BOARD: Final = -1"
OPTION = """
    toll: int = _number(
        TOLL,
        0,
        30,
        title="Toll at GO",
        clause="10 MCS 70",
        summary="What everybody who comes to GO pays for it.",
    )
"""
SCENARIO = """
    Scenario: A toll at GO
      Given the "statutes" game with Ann and Bob
      And the rule toll is 30
      And Ann is on Short Line
      When Ann throws 2 and 3
      Then Ann has $1670
"""


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text, path
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def run(copy: Path, *args: str) -> str:
    done = subprocess.run(  # noqa: S603
        [sys.executable, *args],
        env={**os.environ, "PYTHONPATH": str(copy)},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=TIMEOUT,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_an_option_is_declared_read_and_shown(tmp_path: Path) -> None:
    copy = tmp_path / "src"
    shutil.copytree(SOURCES, copy, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    monopoly = copy / "monopoly"

    declaration = monopoly / "rules" / "options.py"
    edit(declaration, INDEX, f"TOLL: Final = 28\n{INDEX}")
    edit(declaration, "\n\n_EVERY: Final", f"{OPTION}\n\n_EVERY: Final")
    rule = monopoly / "rules" / "go.py"
    edit(rule, "import GO_LANDING_SALARY", "import GO_LANDING_SALARY, TOLL")
    edit(rule, "else s.board.salary\n", "else s.board.salary\n    salary -= s.board.option[TOLL]\n")
    feature = next((monopoly / "statutes" / "book" / "chapter_10").glob("070-*.feature"))
    feature.write_text(feature.read_text(encoding="utf-8").rstrip() + "\n" + SCENARIO, "utf-8")

    assert "A toll at GO" in run(copy, "-m", "monopoly", "rules", "check", str(feature))
    assert "toll" in run(copy, "-m", "monopoly", "rules", "options")
    assert "| `toll` | `0` · `30` |" in run(copy, "-m", "monopoly.statutes.option_list")
    offered = "from monopoly.server.shown import choices; print(choices().options[-1].title)"
    assert run(copy, "-c", offered) == "Toll at GO\n"
    few = ("--games", "2", "--turns-max", "20", "--processes", "1", "--option", "toll=30")
    run(copy, "-m", "monopoly", "simulate", *few)
