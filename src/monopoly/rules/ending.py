"""How a game ends and who has won (10 MCS 190(h), 210(e), 220)."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.rules import bitset, skipped_turn, worth
from monopoly.rules.action import Action
from monopoly.rules.board import NOBODY
from monopoly.rules.events import GameOver, TimeRanOut
from monopoly.rules.options import FIRST_BANKRUPTCY, TIME_LIMIT
from monopoly.rules.state import OVER, State
from monopoly.rules.violation import Reason, Violation, refuse

NO_TIME_LIMIT: Final = Reason("no-time-limit", "10 MCS 220", "This game has no hour of ending.")
TIME_UP_ALREADY: Final = Reason(
    "time-up-already", "90 MCS 220", "Time is up already: the turn being played is the last."
)


def finish(s: State, ending: str = "") -> None:
    """The last player left, or the richest of those left; equals share the win (90 MCS 210)."""
    s.phase = OVER
    s.actor = NOBODY
    best: i64 = -1
    for player in range(s.players):
        if s.retired[player] == 0:
            value = worth.final_worth(s, player)
            if value > best:
                best = value
                s.winners = 0
            if value == best:
                s.winners |= bitset.one(player)
    if s.log is not None:
        s.log.append(GameOver(bitset.members_of(s.winners), ending or _ending(s)))


def _ending(s: State) -> str:
    if s.left == 1:
        return "last-standing"
    return "first-bankruptcy" if s.board.ending == FIRST_BANKRUPTCY else "time-limit"


@final
class TimeUp(Action):
    """The host's word that the agreed hour has come. By the Bank, never by a player."""

    kind = "time-up"

    def why_not(self, s: State, player: i64) -> Violation | None:
        if s.board.ending != TIME_LIMIT:
            return refuse(s, NO_TIME_LIMIT)
        if s.time_up:
            return refuse(s, TIME_UP_ALREADY)
        return None

    def do(self, s: State, player: i64) -> None:
        s.time_up = True
        before = skipped_turn.also_before(s)
        if before is not None:
            before.time_up = True  # 90 MCS 60(d): said is said
        if s.log is not None:
            s.log.append(TimeRanOut())
