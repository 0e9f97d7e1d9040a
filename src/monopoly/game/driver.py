"""The one loop that drives a game: whoever must act or answer is asked, one after another.

Simulations, tournaments, tables on the server, the terminal and the tests all go on by
`Driver.step`. Who is asked next is decided in `rules/asking.py`; how a player is asked, and what
becomes of a choice that is refused, is for the `Players` to say.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from monopoly.rules import asking, bitset
from monopoly.rules.board import BANK
from monopoly.rules.state import State

ANSWERS_MAX: Final = 100  # given out of turn before the actor is asked again


@mypyc_attr(allow_interpreted_subclasses=True)
class Players:
    """Whoever plays at a table: one object for all its seats and for the Bank."""

    def act(self, player: i64) -> bool:
        """Asks a player, or the Bank, and carries out what they choose.

        False: they have nothing to say, or not yet, or were refused; nothing has changed.
        """
        raise NotImplementedError

    def act_instead(self, player: i64) -> bool:
        """The actor did nothing: whether something was done in their place; else they are waited
        for."""
        return False


@final
class Driver:
    """Drives one game, an action at a time."""

    def __init__(self, s: State, players: Players) -> None:
        self._s: Final = s
        self._players: Final = players
        self._silent: i64 = 0  # asked since the last action, and did nothing: a bit set of players
        self._answers: i64 = 0  # given out of turn since the actor last acted, in this turn
        self._answers_turn: i64 = -1
        self.player: i64 = BANK  # who acted last, or is waited for

    def step(self) -> bool:
        """One action by whoever is next; False when the game waits for the actor."""
        # Not `s = self._s`: counting that reference is dear in a loop as short as this.
        if asking.anything_stands(self._s) and self._answered():
            return True
        player = self._s.actor
        self.player = player
        if not self._players.act(player) and not self._players.act_instead(player):
            return False
        self._silent = 0
        self._answers = 0
        return True

    def something_happened(self) -> None:
        """Somebody has acted without being asked: all may have something to say again."""
        self._silent = 0

    def _answered(self) -> bool:
        """Whether somebody has answered out of turn; all who have something to answer are asked."""
        s = self._s
        if self._answers_turn != s.turn:
            self._answers_turn = s.turn
            self._answers = 0
        while self._answers < ANSWERS_MAX:
            player = asking.next_to_ask(s, self._silent)
            if player == s.actor:
                return False
            self.player = player
            if self._players.act(player):
                self._silent = 0
                self._answers += 1
                return True
            self._silent |= bitset.one(player)
        return False  # two who answer each other without end do not keep the actor waiting
