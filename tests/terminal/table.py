"""A table with somebody who types what they are told to, all in one process."""

import io
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from rich.console import Console

from monopoly import Game
from monopoly.game.actions import Throw
from monopoly.game.record import PERSON
from monopoly.rules.ruleset import rule_set
from monopoly.terminal.keyboard import Keyboard, Leaving
from monopoly.terminal.play import Play
from monopoly.terminal.table import Table

ESCAPES = re.compile(r"\x1b\[[0-9;]*m")


class ScriptedKeyboard(Keyboard):
    def __init__(self, console: Console, lines: Iterable[str]) -> None:
        super().__init__(console)
        self._lines = iter(lines)

    def ask(self, prompt: str = "> ") -> str:
        line = next(self._lines, None)
        if line is None or line == "q":
            raise Leaving
        self._console.print(f"{prompt}{line}", markup=False)
        return line


class Paper(io.StringIO):
    """What was written, and its end at hand without the rest."""

    end = ""

    def write(self, text: str) -> int:
        self.end = (self.end + text)[-8000:]
        return super().write(text)


class Scripted:
    """A game played by a script; `shown` is all that was on the screen."""

    def __init__(
        self,
        folder: Path,
        game: Game,
        kinds: Sequence[str] = (PERSON, "greedy", "greedy"),
        *,
        width: int = 80,
        height: int = 24,
    ) -> None:
        self.game = game
        self.path = folder / "game.jsonl"
        self._kinds = kinds
        self._out = Paper()
        self._console = Console(
            file=self._out, width=width, height=height, force_terminal=True, highlight=False
        )

    def play(self, *lines: str) -> bool:
        """Types these lines; whether the game came to its end."""
        return self.play_on(lines)

    def play_on(self, lines: Iterable[str]) -> bool:
        keyboard = ScriptedKeyboard(self._console, lines)
        try:
            play = Play(Table(self.game, self._kinds), self.path, self._console, keyboard)
            if not self.game.length:
                play.welcome()
            play.run()
        except Leaving:
            return False
        return True

    @property
    def asked(self) -> str:
        """The last thing on the screen: a caption and its menu."""
        return ESCAPES.sub("", self._out.end).split("\n\n")[-1]

    @property
    def shown(self) -> str:
        return ESCAPES.sub("", self._out.getvalue())


def started(rules: str = "statutes", *, seats: int = 3, first: int = 0, **options: object) -> Game:
    """A game past the throws for the start, with a given player to begin."""
    names = ["You", "Ada", "Ben", "Cleo"][:seats]
    made = rule_set(rules, **options)
    for seed in range(1000):
        game = Game.new(made, players=names, seed=seed)
        while game.phase == "opening":
            game.apply(Throw())
        if game.state.current == first:
            return game
    raise AssertionError("no seed lets that player begin")
