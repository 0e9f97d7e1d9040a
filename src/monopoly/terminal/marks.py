"""How players and color-groups are told apart: by a letter and a color, never by one alone."""

from collections.abc import Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from monopoly.editions import Group

# The terminal's own colors, so that they read on a dark and on a light ground.
COLORS: Final = ("green", "cyan", "magenta", "yellow", "blue", "red", "bright_green", "bright_cyan")


class Marks:
    """A letter of its own for each player: the initial where it is free."""

    def __init__(self, names: Sequence[str]) -> None:
        self.letters: Final = _letters(names)

    def owner(self, seat: int) -> Text:
        return Text(self.letters[seat], Style(color=COLORS[seat], bold=True))

    def token(self, seat: int) -> Text:
        """The letter as it stands on a Space."""
        return Text(self.letters[seat], Style(color=COLORS[seat], bold=True, reverse=True))

    def style(self, seat: int) -> str:
        return f"bold {COLORS[seat]}"


def _letters(names: Sequence[str]) -> list[str]:
    taken: list[str] = []
    for name in names:
        choices = [letter for letter in name.upper() if letter.isascii() and letter.isalnum()]
        choices += list("ABCDEFGH")  # as many as there are seats, so one is always free
        taken.append(next(letter for letter in choices if letter not in taken))
    return taken


def group_style(group: Group) -> Style:
    """Ink that reads on the group's color."""
    red, green, blue = (int(group.color[i : i + 2], 16) for i in (1, 3, 5))
    bright = 299 * red + 587 * green + 114 * blue > 140_000
    return Style(color="#000000" if bright else "#ffffff", bgcolor=group.color)
