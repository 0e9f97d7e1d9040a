"""The examples of docs/positions.md and of the model run, and the page names every field."""

import doctest
from dataclasses import fields
from pathlib import Path

import pytest

from monopoly.game.position import model
from monopoly.game.position.frozen import Value

PAGE = Path(__file__).parents[3] / "docs" / "positions.md"


def test_the_examples_run() -> None:
    for result in (doctest.testfile(str(PAGE), module_relative=False), doctest.testmod(model)):
        assert result.failed == 0
        assert result.attempted >= 5


@pytest.mark.once
def test_every_field_is_on_the_page() -> None:
    text = PAGE.read_text(encoding="utf-8")
    values = [cls for cls in vars(model).values() if isinstance(cls, type) and cls is not Value]
    for cls in values:
        if issubclass(cls, Value):
            for field in fields(cls):  # type: ignore[arg-type]
                assert f"`{field.name}`" in text, f"{cls.__name__}.{field.name}"
