"""To add a statistic takes one file: in a copy of the package, one more is added."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import monopoly
from monopoly.lab.simulation.accumulators import new_accumulators
from tests.lab.simulation.plans import PLAN
from tests.limits import TIMEOUT

SOURCE = Path(str(monopoly.__file__)).parent
STATISTIC = '''
"""How many rents of 100 and more were paid, and how many throws ended in Jail."""

from monopoly.lab.simulation.accumulators.base import Accumulator


class HighRents(Accumulator[list[int]]):
    def __init__(self, plan):
        super().__init__(plan)
        self.high = 0
        self.jailed = 0
        self.games = 0

    def rent_paid(self, space, amount):
        self.high += amount >= 100

    def observe(self, state, seats):
        self.games += 1
        self.jailed += state.observers.rests[40]

    def counts(self):
        return [self.high, self.jailed, self.games]

    def merge(self, counts):
        self.high += counts[0]
        self.jailed += counts[1]
        self.games += counts[2]

    def figures(self, games):
        return {"high_rents": [self.high, self.jailed, self.games]}

    def report(self, games):
        return [f"Rents of 100 and more: {self.high}."]
'''
ARGS = ("simulate", "--games", "12", "--seed", "5", "--turns-max", "200")


@pytest.mark.slow
@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_statistic_is_one_file(tmp_path: Path, processes: str) -> None:
    before = msgspec.json.decode(_monopoly(SOURCE.parent, "--json"), type=dict[str, object])
    shutil.copytree(SOURCE, tmp_path / "monopoly", ignore=shutil.ignore_patterns("__pycache__"))
    folder = tmp_path / "monopoly" / "lab" / "simulation" / "accumulators"
    (folder / "high_rents.py").write_text(STATISTIC, encoding="utf-8")
    out = _monopoly(tmp_path, "--json", "--processes", processes)
    after = msgspec.json.decode(out, type=dict[str, object])
    high, jailed, games = msgspec.convert(after.pop("high_rents"), list[int])
    assert after == before
    assert games == 12
    assert high > 0
    assert jailed > 0
    report = _monopoly(tmp_path, "--processes", processes)
    assert f"Rents of 100 and more: {high}." in report.splitlines()


def _monopoly(tree: Path, *args: str) -> str:
    """What the command prints, run from that tree."""
    start = "import sys; from monopoly.cli import main; sys.argv[0] = 'monopoly'; main()"
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", start, *ARGS, *args],
        env=os.environ | {"PYTHONPATH": str(tree)},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=TIMEOUT,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_accumulator_is_found_once() -> None:
    names = [type(one).__name__ for one in new_accumulators(PLAN)]
    assert names == ["Deeds", "Endings", "Landings", "GameLengths", "Wins"]
