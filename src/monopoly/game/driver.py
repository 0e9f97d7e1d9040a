"""The one loop that drives a game: ask whoever must act or answer, and carry out what they say.

Simulations, tournaments, tables on the server, the terminal and the tests all go on by
`Driver.step`. Who is asked next is decided in `rules/asking.py`; what becomes of a choice that is
refused, or of a seat whose person takes their time, is for the `Players` to say.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from monopoly.rules import asking, bitset
from monopoly.rules.action import Action
from monopoly.rules.board import BANK
from monopoly.rules.state import State

ANSWERS_MAX: Final = 100  # given out of turn before the actor is asked again
EVERYBODY: Final = -1  # as a bit set of players


@mypyc_attr(allow_interpreted_subclasses=True)
class Players:
    """Whoever answers at a table: one object for all its seats and for the Bank."""

    def ask(self, player: i64) -> Action | None:
        """What a player, or the Bank, does now; None: nothing to say, or not yet."""
        raise NotImplementedError

    def carry_out(self, action: Action, player: i64) -> bool:
        """Does it, dice and all; False when it was refused and nothing has changed."""
        raise NotImplementedError

    def ask_again(self, player: i64) -> Action | None:
        """The actor had nothing to say, or was refused: what is done instead; None: wait."""
        return None


@final
class Driver:
    """Drives one game, an action at a time."""

    def __init__(self, s: State, players: Players) -> None:
        self._s: Final = s
        self._players: Final = players
        self._silent: i64 = 0  # asked since the last action, and had nothing to say: a bit set
        self._answers: i64 = 0  # given out of turn since the actor last acted, in this turn
        self._answers_turn: i64 = -1
        self.player: i64 = BANK  # who acted last

    def step(self) -> bool:
        """One action by whoever is next; False when the game waits for the actor to speak."""
        s = self._s
        while True:
            silent = self._silent
            if self._answers >= ANSWERS_MAX:
                silent = self._silent_for_long()
            player = asking.next_to_ask(s, silent)
            self.player = player
            action = self._players.ask(player)
            if player == s.actor:
                return self._act(action, player)
            if action is not None and self._players.carry_out(action, player):
                self._count_answer()
                self._silent = 0
                return True
            self._silent |= bitset.one(player)

    def something_happened(self) -> None:
        """Somebody has acted without being asked: all may have something to say again."""
        self._silent = 0

    def _act(self, action: Action | None, player: i64) -> bool:
        """The actor's own action, or what is done instead."""
        if action is None or not self._players.carry_out(action, player):
            action = self._players.ask_again(player)
            if action is None or not self._players.carry_out(action, player):
                return False
        self._answers = 0
        self._silent = 0
        return True

    def _count_answer(self) -> None:
        if self._answers_turn != self._s.turn:
            self._answers_turn = self._s.turn
            self._answers = 0
        self._answers += 1

    def _silent_for_long(self) -> i64:
        """Two who answer each other without end keep nobody else waiting beyond this turn."""
        return EVERYBODY if self._answers_turn == self._s.turn else self._silent
