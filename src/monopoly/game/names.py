"""What a player can be called."""

from typing import Final

NAME_MAX: Final = 40


def reads_as_name(text: str) -> bool:
    return bool(text.strip()) and len(text) <= NAME_MAX and text.isprintable()


def is_the_bank(name: str) -> bool:
    return name.casefold() in ("bank", "the bank")
