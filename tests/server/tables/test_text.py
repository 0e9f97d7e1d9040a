"""Names and chat: one line of letters that can be seen."""

import pytest

from monopoly.server.refusal import Refusal
from monopoly.server.tables.text import checked_chat, checked_name

pytestmark = pytest.mark.once


@pytest.mark.parametrize(
    "name",
    [
        *("", "  ", "a\nb", "a\u0007", "a\u202eb", "a\u200b", "BANK", "x" * 25),
        *("\u3164", "\u2800", "a\ufe00", "\u0301", "z" + "\u0335" * 5, "\uff22ank"),
    ],
)
def test_names_that_are_none(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        checked_name(name)
    assert refused.value.code == "bad-name"


@pytest.mark.parametrize("name", ["Ann", "Zoë", "O'Brien", "<i>", "李雷", "Robert'); DROP--"])
def test_names_are_kept_as_they_are_written(name: str) -> None:
    assert checked_name(f" {name} ") == name


def test_one_form_for_what_looks_the_same() -> None:
    assert checked_name("Zoe\u0308") == "Zoë"
    assert checked_chat(" hi ") == "hi"
