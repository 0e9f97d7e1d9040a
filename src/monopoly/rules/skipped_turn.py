"""The called-back turn: somebody threw out of turn, and somebody noticed (20 MCS 60(b))."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.rules import turn
from monopoly.rules.action import Action
from monopoly.rules.events import SkipCalled, TurnEnded, TurnSkipped
from monopoly.rules.state import STAGE_TURN_OVER, State
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
        s.log.append(TurnSkipped(player, who_is_skipped(s)))
    turn.begin(s, player)


def cut_in(s: State, player: i64) -> None:
    """A turn with nothing left to do ends by the next throw, whoever's it is (90 MCS 60(c))."""
    if s.log is not None:
        s.log.append(TurnEnded(s.current))
    s.stage = STAGE_TURN_OVER
    if turn.next_player(s) == player:
        s.skipped = None
        turn.begin(s, player)
    else:
        skip(s, player)


def who_is_skipped(s: State) -> i64:
    """Whoever has the turn, or has it next where the turn is over: called back, it is theirs."""
    return turn.next_player(s) if s.stage == STAGE_TURN_OVER else s.current


def also_before(s: State) -> State | None:
    """The remembered moment, to be given what the table cannot take back (90 MCS 60(d))."""
    if s.skipped is not None:
        s.skipped = s.skipped.copy()  # others may share it
    return s.skipped


def known_on_top(before: State, now: State, deck: i64) -> i64:
    """How many cards of a deck as it lay before are known now: those drawn since were seen."""
    unplayed = before.deck_known[deck] + before.deck_unseen[deck]
    drawn = unplayed - now.deck_known[deck] - now.deck_unseen[deck]
    return max(before.deck_known[deck], drawn)


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
        known = [known_on_top(before, s, deck) for deck in range(2)]
        s.become(before)
        for deck in range(2):
            s.deck_unseen[deck] += s.deck_known[deck] - known[deck]
            s.deck_known[deck] = known[deck]
        if s.log is not None:
            s.log.append(SkipCalled(player, who_is_skipped(s)))
        if s.stage == STAGE_TURN_OVER:
            turn.pass_on(s)  # also when time is up: the turn called back is the last
