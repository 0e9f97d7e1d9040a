"""The list of mutants must not rot: every one still fits the sources (bench/mutants runs them)."""

import tomllib
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
LIST: Final = ROOT / "bench" / "mutants.toml"
WANTED: Final = 60

TOPICS: Final[dict[str, list[dict[str, str]]]] = tomllib.loads(LIST.read_text(encoding="utf-8"))
MUTANTS: Final = [mutant for mutants in TOPICS.values() for mutant in mutants]

pytestmark = pytest.mark.once


@pytest.mark.parametrize("mutant", MUTANTS, ids=[mutant["name"] for mutant in MUTANTS])
def test_a_mutant_changes_one_place_of_the_engine(mutant: dict[str, str]) -> None:
    assert mutant["file"].startswith(("rules/", "editions/"))
    path = ROOT / "src" / "monopoly" / mutant["file"]
    text = path.read_text(encoding="utf-8")
    assert text.count(mutant["old"]) == 1
    assert mutant["old"] != mutant["new"]
    if path.suffix == ".py":
        compile(text.replace(mutant["old"], mutant["new"]), str(path), "exec")


def test_there_are_enough_and_each_has_a_name_of_its_own() -> None:
    assert len(MUTANTS) >= WANTED
    assert len({mutant["name"] for mutant in MUTANTS}) == len(MUTANTS)


def test_no_two_are_the_same_change() -> None:
    changes = {(mutant["file"], mutant["old"], mutant["new"]) for mutant in MUTANTS}
    assert len(changes) == len(MUTANTS)
