"""docs/laboratory.md: a finding for every option, with a command that works."""

import re
import shlex
from pathlib import Path

import pytest

from monopoly.rules.options import OPTION_NAMES
from tests.lab.program import run_here

pytestmark = pytest.mark.once

PAGE = Path(__file__).parents[3] / "docs" / "laboratory.md"
TEXT = PAGE.read_text(encoding="utf-8")
SECTIONS = {found[1]: found[2] for found in re.finditer(r"(?ms)^### `(\w+)`$(.*?)(?=^##|\Z)", TEXT)}
COMMANDS = re.findall(r"(?m)^    (monopoly compare .*)$", TEXT)


def test_every_option_has_a_section_and_nothing_else_has() -> None:
    assert sorted(SECTIONS) == sorted(OPTION_NAMES)


@pytest.mark.parametrize("option", OPTION_NAMES)
def test_a_section_says_what_was_found_and_how(option: str) -> None:
    section = SECTIONS[option]
    commands = [line for line in COMMANDS if line in section]
    assert commands, "no command that gives the figures"
    for command in commands:
        for words in (f"--vary {option}=", "--games ", "--seed "):
            assert words in command
    figures = re.findall(r"\d ± \d|not one of the 50,000 games differed", section)
    assert figures, "no figure with its interval"


@pytest.mark.parametrize("command", COMMANDS, ids=lambda line: line.partition("--vary ")[2][:40])
def test_the_commands_work(command: str) -> None:
    few = re.sub(r"--games \d+", "--games 2", command)
    assert few != command
    done = run_here(*shlex.split(few)[1:])
    assert (done.status, done.err) == (0, "")
    assert "2 games under each value of " in done.out
