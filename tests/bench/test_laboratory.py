"""bench/laboratory: the table of docs/laboratory.md, and figures of its text that are stale."""

from types import ModuleType
from typing import Any

import pytest

from tests.bench.loading import load_script

pytestmark = pytest.mark.once

COMMAND = "monopoly compare --vary houses=32,16 --games 50000 --seed 1"
PAGE = f"""## As the rules are

98.0 ± 0.1 % of the games end.

### `houses`

    {COMMAND}

With 16 houses games are 44.4 ± 0.8 rounds longer{{}}.
"""


@pytest.fixture
def laboratory(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    return load_script("laboratory", monkeypatch)


def _estimate(mean: float, reach: float) -> dict[str, float]:
    return {"mean": mean, "low": mean - reach, "high": mean + reach}


RESULT: dict[str, Any] = {
    "vary": "houses",
    "values": [
        {"value": 32, "figures": {"ended": _estimate(0.9802, 0.0012)}, "differences": {}},
        {
            "value": 16,
            "figures": {"ended": _estimate(0.85, 0.003)},
            "differences": {
                "rounds_played": _estimate(44.42, 0.83),
                "ended": _estimate(-0.0004, 0.0003),
                "lead_changes": _estimate(-0.001, 0.0071),
                "better_bot": _estimate(0, 0),
            },
        },
    ],
}


def test_a_row_has_the_decimals_that_its_interval_needs(laboratory: ModuleType) -> None:
    cells = ("**+44.4 ± 0.8**", "**-0.04 ± 0.03**", "-0.001 ± 0.007", "0")
    row = f"| [`houses`](#houses) | `32` | `16` | {' | '.join(cells)} |\n"
    assert laboratory.table({COMMAND: RESULT}) == row
    assert laboratory.TABLE.fullmatch(row)
    assert laboratory.table({COMMAND + " --players greedy,greedy": RESULT}) == ""


def test_a_figure_no_command_gave_is_found(laboratory: ModuleType) -> None:
    results = {COMMAND: RESULT}
    assert list(laboratory.stale(PAGE.format(""), results)) == []
    assert list(laboratory.stale(PAGE.format(", 0.04 ± 0.03 % fewer end"), results)) == []
    text = PAGE.format(", 0.5 ± 0.3 % fewer end")
    assert list(laboratory.stale(text, results)) == [("`houses`", "0.5 ± 0.3")]
    assert list(laboratory.stale(text.replace("98.0", "97.0"), results)) == [
        ("As the rules are", "97.0 ± 0.1"),
        ("`houses`", "0.5 ± 0.3"),
    ]
