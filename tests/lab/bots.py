"""Bots as a user would write them, in a file of their own. Each does one thing wrong, or none."""

import os
import signal
import sys
from pathlib import Path

from monopoly.bots import GreedyBot, View
from monopoly.rules import engine
from monopoly.rules.action import Action

MARKER = "MONOPOLY_TEST_MARKER"  # a file that says that a worker has been killed


class FirstLegal:
    """A bot by its method alone."""

    def choose(self, view: View, player: int) -> Action | None:
        choices = view.legal_actions(player)
        return choices[0] if choices else None


class _Greedy:
    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self._inner = GreedyBot()

    def choose(self, view: View, player: int) -> Action | None:
        return self._inner.choose(view, player)


class Twin(_Greedy):
    """Plays just as greedy does."""


class PressesCtrlC(_Greedy):
    """Somebody at the keyboard has seen enough."""

    def choose(self, view: View, player: int) -> Action | None:
        if self.seed % 50 == 0 and view.turn == 20:
            signal.raise_signal(signal.SIGINT)
        return super().choose(view, player)


class Raises(_Greedy):
    def choose(self, view: View, player: int) -> Action | None:
        if self.seed % 7 == 0 and view.turn > 20:
            raise ZeroDivisionError("thought too hard")
        return super().choose(view, player)


class Cheats(_Greedy):
    def choose(self, view: View, player: int) -> Action | None:
        return engine.BUILD[39] if view.turn == 9 else super().choose(view, player)


class Sleeps(_Greedy):
    def choose(self, view: View, player: int) -> Action | None:
        return None if view.turn == 9 else super().choose(view, player)


class Talks(_Greedy):
    def choose(self, view: View, player: int) -> Action | None:
        if view.turn == 3:
            print("I am winning!")
        return super().choose(view, player)


class Nonsense(_Greedy):
    def choose(self, view: View, player: int) -> Action | None:
        return "my turn" if view.turn == 9 else super().choose(view, player)  # type: ignore[return-value]


class Unmakeable:
    def __init__(self) -> None:
        raise ValueError("not today")

    def choose(self, view: View, player: int) -> Action | None:
        raise NotImplementedError


class Killed(_Greedy):
    """The first of them to get so far is killed with its whole process, as for want of memory."""

    def choose(self, view: View, player: int) -> Action | None:
        if self.seed % 5 == 0 and view.turn == 30 and not Path(os.environ[MARKER]).exists():
            Path(os.environ[MARKER]).touch(exist_ok=False)
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(view, player)


class AlwaysKilled(_Greedy):
    def choose(self, view: View, player: int) -> Action | None:
        os.kill(os.getpid(), signal.SIGKILL)
        return None


class NoBot:
    pass


class Exits:
    """Ends the whole program, or means to."""

    def choose(self, view: View, player: int) -> Action | None:
        sys.exit(7)
