"""The called-back turn: somebody threw out of turn, and somebody noticed (20 MCS 60(b))."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.rules import turn
from monopoly.rules.action import Action
from monopoly.rules.events import SkipCalled, TurnSkipped
from monopoly.rules.state import State
from monopoly.rules.violation import Reason, Violation, refuse

NOTHING_SKIPPED: Final = Reason(
    "nothing-skipped", "20 MCS 60(b)", "No turn was skipped since the last throw."
)


def skip(s: State, player: i64) -> None:
    """Remembers the moment before, so that everything since can be undone, and takes the turn."""
    before = s.copy()
    before.skipped = None
    s.skipped = before
    if s.log is not None:
        s.log.append(TurnSkipped(player, s.current))
    turn.begin(s, player)


@final
class CallSkip(Action):
    kind = "call-skip"

    def why_not(self, s: State, player: i64) -> Violation | None:
        if s.skipped is None:
            return refuse(s, NOTHING_SKIPPED)
        return None

    def do(self, s: State, player: i64) -> None:
        before = s.skipped
        assert before is not None
        s.become(before)
        if s.log is not None:
            s.log.append(SkipCalled(player, s.current))
