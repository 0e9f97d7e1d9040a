"""What the person types: a line, a number, an amount, yes or no."""

import contextlib
import re
import sys
from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

LINE_MAX: Final = 200
PROMPT: Final = "> "
_NUMBER: Final = re.compile(r"[^\w\s]?([0-9]{1,3}(?:,[0-9]{3}){1,2}|[0-9]{1,9})")  # $1,500 or 1500


class Leaving(Exception):
    """The person has had enough for now, or there is nothing more to read."""


class Keyboard:
    def __init__(self, console: Console) -> None:
        self._console: Final = console
        self._echoes: Final = not sys.stdin.isatty()  # so that a scripted game reads well too
        if not self._echoes:
            _edit_lines()

    def ask(self, prompt: str = PROMPT) -> str:
        self._console.file.flush()
        try:
            line = input(prompt)
        except (EOFError, KeyboardInterrupt):
            self._console.print()
            raise Leaving from None
        line = line.strip()[:LINE_MAX]
        if self._echoes:
            self._console.print(Text(line))
        if line.casefold() in {"q", "quit", "exit"}:
            raise Leaving
        return line

    def say(self, sentence: str, style: str = "yellow", *, whole: bool = False) -> None:
        """A sentence; kept whole on its line when there is a path in it."""
        self._console.print(Text(sentence, style), soft_wrap=whole)

    def number(self, question: str, low: int, high: int, default: int | None = None) -> int | None:
        """A number in these bounds; the empty line is the default, or None: never mind."""
        while True:
            line = self.ask(f"{question} ")
            if not line:
                return default
            found = read_number(line)
            if found is not None and low <= found <= high:
                return found
            self.say(f"A whole number from {low:,} to {high:,}, please.")

    def choose(self, title: str, labels: Sequence[str]) -> int | None:
        """One of these; the empty line is None: never mind."""
        self.show(title, labels)
        chosen = self.number("Which? (Enter: none)", 1, len(labels))
        return None if chosen is None else chosen - 1

    def choose_many(self, title: str, labels: Sequence[str]) -> list[int]:
        """Any of these, by their numbers; the empty line is none."""
        self.show(title, labels)
        while True:
            words = re.split(r"[\s,]+", self.ask("Which? (numbers; Enter: none) "))
            found = [read_number(word) for word in words if word]
            numbers = [number for number in found if number is not None]
            if len(numbers) == len(found) and all(1 <= n <= len(labels) for n in numbers):
                return sorted({number - 1 for number in numbers})
            self.say(f"Numbers from 1 to {len(labels)}, with spaces between, please.")

    def show(self, title: str, labels: Sequence[str]) -> None:
        self._console.print(Text(title, "bold"))
        for number, label in enumerate(labels, 1):
            self._console.print(Text.assemble((f"{number:>3}  ", "bold cyan"), label))

    def confirms(self, question: str) -> bool:
        return self.ask(f"{question} (y/N) ").casefold() in {"y", "yes"}


def read_number(text: str) -> int | None:
    """What "340", "1,500" or "$1,500" stands for."""
    found = _NUMBER.fullmatch(text.strip())
    return int(found[1].replace(",", "")) if found else None


def _edit_lines() -> None:
    """Arrow keys and a history while typing, where the system has them."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401 - input() uses it once it is there
