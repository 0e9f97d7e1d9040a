"""The tests are where somebody looks for them: in the folder of what they test."""

import re
from pathlib import Path
from typing import Final

import pytest

TESTS: Final = Path(__file__).parent
ROOT: Final = TESTS.parent
FILES: Final = sorted(TESTS.rglob("test_*.py"))
BESIDE_DATA: Final = {"bots/positions"}
OF_THEMSELVES: Final = {"simulator"}  # what tests is tested in its own folder

pytestmark = pytest.mark.once


def test_a_folder_of_tests_is_named_after_what_it_tests() -> None:
    for folder in {path.parent.relative_to(TESTS) for path in FILES}:
        tested = [ROOT / "src" / "monopoly" / folder, ROOT / folder]
        known = folder.as_posix() in BESIDE_DATA | OF_THEMSELVES
        assert known or any(place.is_dir() for place in tested), folder


def test_what_tests_share_is_in_a_module_of_its_own() -> None:
    borrowing = re.compile(r"^\s*from tests\S*\.test_\w+ import", re.MULTILINE)
    assert not [path for path in FILES if borrowing.search(path.read_text(encoding="utf-8"))]
