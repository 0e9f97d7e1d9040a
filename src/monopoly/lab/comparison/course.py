"""How a game went: how many rounds it had, and how often the lead changed hands."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.rules.board import NOBODY
from monopoly.rules.observer import Observer, Observers
from monopoly.rules.state import OVER, State
from monopoly.rules.turn import ends_round
from monopoly.rules.worth import final_worth


@final
class Course(Observer):
    """Follows one game.

    A round is over when the turn comes to who began the game, or passes them by. Then, and at the
    end of the game, the leader is looked up: whoever is worth most by the measure that decides a
    game with several left (10 MCS 210(e-1)). A leader stays one until somebody else is worth more.
    """

    def __init__(self, s: State, turns_max: int) -> None:
        self._s: Final = s
        self._turns_max: Final[i64] = turns_max
        self._leader: i64 = NOBODY
        self.rounds: i64 = 1  # begun within the bound
        self.lead_changes: i64 = 0

    def turn_passed(self, player: i64) -> None:
        if ends_round(self._s, player):
            self._look_for_leader()
            if self._s.turn < self._turns_max:
                self.rounds += 1

    def end(self) -> None:
        """The game is over, or is left unfinished in the midst of a round."""
        if self._s.phase == OVER:
            self._look_for_leader()

    def _look_for_leader(self) -> None:
        s = self._s
        leader = self._leader
        most: i64 = -1 if leader == NOBODY else final_worth(s, leader)
        for player in range(s.players):
            worth = final_worth(s, player)
            if worth > most:
                most = worth
                leader = player
        if leader != self._leader:
            if self._leader != NOBODY:
                self.lead_changes += 1
            self._leader = leader


def follow(s: State, turns_max: int) -> Course:
    """A new course of this game, which tells it from now on."""
    course = Course(s, turns_max)
    s.observers = Observers([course])
    return course
