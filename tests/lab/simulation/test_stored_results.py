"""The same commands print what they printed before accumulators counted: stored_results.json."""

import json
from pathlib import Path

import pytest

from tests.lab.program import simulate

STORED = json.loads(Path(__file__).with_name("stored_results.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("stored", STORED, ids=lambda stored: " ".join(stored["args"]))
def test_the_json_is_the_same_to_the_last_byte(stored: dict[str, str]) -> None:
    done = simulate(*stored["args"], "--json")
    assert (done.status, done.err) == (0, "")
    assert done.json == json.loads(stored["json"])
    assert done.out == stored["json"]


@pytest.mark.once
@pytest.mark.parametrize("stored", STORED[1:3], ids=lambda stored: " ".join(stored["args"]))
def test_the_report_is_the_same_but_for_the_time_it_took(stored: dict[str, str]) -> None:
    done = simulate(*stored["args"])
    assert (done.status, done.err) == (0, "")
    assert done.out.split("\n", 1)[1] == stored["report"]
