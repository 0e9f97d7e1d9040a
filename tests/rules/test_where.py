"""Every rule has tests, and who looks for them finds them."""

import pytest

from tests.rules import where

pytestmark = pytest.mark.once


@pytest.mark.parametrize("topic", where.topics())
def test_every_file_of_the_rules_has_scenarios_or_tests(topic: str) -> None:
    assert where.features_of(topic) or where.tests_of(topic)


def test_the_scenarios_of_a_rule_are_those_of_its_clauses() -> None:
    book = "src/monopoly/statutes/book"
    assert f"{book}/chapter_10/120-jail.feature" == where.features_of("jail")[0]
    assert f"{book}/chapter_90/120-jail.feature" in where.features_of("jail")
    assert f"{book}/chapter_10/090-rent.feature" == where.features_of("rent")[0]
    assert "tests/rules/test_bitset.py" in where.tests_of("bitset")
