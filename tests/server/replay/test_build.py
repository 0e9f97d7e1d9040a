"""What a replay says beside its frames."""

import pytest

from monopoly.rules.ruleset import rule_set
from monopoly.server.replay.build import how_worth_is_counted


@pytest.mark.parametrize(
    ("name", "options", "clause"),
    [
        ("statutes", {}, "10 MCS 110(b)"),
        ("statutes-short", {}, "90 MCS 210"),
        ("london-timed", {}, "90 MCS 210"),
        ("statutes", {"income_tax": "flat"}, ""),
    ],
)
def test_how_worth_is_counted_rests_on_what_holds(
    name: str, options: dict[str, object], clause: str
) -> None:
    assert how_worth_is_counted(rule_set(name, **options)).clause == clause
