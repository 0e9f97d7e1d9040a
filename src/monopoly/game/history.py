"""Moments of a game gone by, kept so that undo need not play the whole game again.

A server holds thousands of games and nobody undoes anything in most of them: a copy of the state
is kept for one action in 128. The first undo plays on from the nearest of these and keeps a copy
of each moment on the way; the undos after it take those from the end of that window.
"""

from collections import deque
from collections.abc import Callable
from typing import Final

from monopoly.rules.state import State

SPACING: Final = 128  # actions from one checkpoint to the next; also the longest window


class History:
    """Earlier moments of one game, by how many actions had been carried out."""

    def __init__(self) -> None:
        self._checkpoints: list[State] = []  # after 0, 128, 256 … actions
        self._window: deque[State] = deque(maxlen=SPACING)  # ends just before the last action

    def remember(self, state: State, length: int) -> None:
        """An action is about to be carried out, the one after `length` others."""
        if length == len(self._checkpoints) * SPACING:
            self._checkpoints.append(state.copy())
        if self._window:  # somebody undoes and plays on: more undos are likely
            self._window.append(state.copy())

    def step_back(self, state: State, length: int, repeat: Callable[[int], None]) -> None:
        """Takes the last of `length` actions back; `repeat` carries out one of them by number."""
        if not self._window:
            self._open_window(state, length, repeat)
        state.become(self._window.pop())
        del self._checkpoints[(length - 1) // SPACING + 1 :]

    def _open_window(self, state: State, length: int, repeat: Callable[[int], None]) -> None:
        """Plays the actions since the last checkpoint again, but for the very last one."""
        nearest = (length - 1) // SPACING
        state.become(self._checkpoints[nearest])
        for number in range(nearest * SPACING, length - 1):
            self._window.append(state.copy())
            repeat(number)
        self._window.append(state.copy())

    def copy(self) -> "History":
        """For a copy of the game; what is kept is never changed, so both share it."""
        twin = History()
        twin._checkpoints = self._checkpoints[:]
        twin._window = self._window.copy()
        return twin
