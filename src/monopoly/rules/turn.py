"""A turn begins, ends and passes to the left (10 MCS 60(c))."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.rules import go, jail
from monopoly.rules.action import Action
from monopoly.rules.events import TurnBegan, TurnEnded
from monopoly.rules.state import (
    FINE_DUE,
    STAGE_BEFORE_THROW,
    STAGE_TURN_OVER,
    TO_END_TURN,
    TO_THROW,
    State,
)
from monopoly.rules.violation import Reason, Violation, refuse

NOT_HIS_TURN: Final = Reason("not-your-turn-to-end", "10 MCS 60(c)", "It is {other.whose} turn.")
THROW_FIRST: Final = Reason(
    "throw-before-ending", "10 MCS 60(h)", "{player} [is] to throw before the turn can end."
)
NOT_DONE: Final = Reason(
    "turn-not-done", "10 MCS 60(f)", "First {other} [has] something to decide."
)


def begin(s: State, player: i64) -> None:
    if s.board.round_limit > 0 and s.turn > 0 and ends_round(s, player):
        s.rounds += 1
    if s.observers is not None and s.turn > 0:
        s.observers.turn_passed(player)
    s.turn += 1
    s.current = player
    s.stage = STAGE_BEFORE_THROW
    s.doubles = 0
    s.throw_again = False
    if s.log is not None:
        s.log.append(TurnBegan(player, s.turn))
    go.lapse_salary(s, player)
    if s.jail[player] == FINE_DUE:
        jail.collect_fine_sat_out(s, player)


def pass_on(s: State) -> None:
    begin(s, next_player(s))


def next_player(s: State) -> i64:
    """Who sits next to the left of whose turn it is, and is still in the game."""
    player = s.current
    for _step in range(s.players):
        player += 1
        if player == s.players:  # not by a division: this is done every turn
            player = 0
        if s.retired[player] == 0:
            break
    return player


def is_beyond_last_round(s: State, player: i64) -> bool:
    """90 MCS 220(a): whether the last round is over once the turn passes on to this player."""
    limit = s.board.round_limit
    if limit == 0 or s.turn == 0:
        return False
    return s.rounds + (1 if ends_round(s, player) else 0) >= limit


def ends_round(s: State, player: i64) -> bool:
    """Whether the turn, passing on to this player, comes to who began the game, or beyond."""
    starter: i64 = 0
    for seat in range(s.players):
        if s.opening[seat] > 0:  # the throw that won the start stands there all the game
            starter = seat
    return _steps(s, starter) <= _steps(s, player)


def _steps(s: State, player: i64) -> i64:
    """How far to the left of whose turn it is, from 1 to once around the table."""
    steps = player - s.current
    return steps if steps > 0 else steps + s.players


@final
class EndTurn(Action):
    kind = "end-turn"

    def why_not(self, s: State, player: i64) -> Violation | None:
        if s.phase == TO_END_TURN and s.current == player:
            return None
        if s.current != player:
            return refuse(s, NOT_HIS_TURN, player, s.current)
        if s.phase == TO_THROW:
            return refuse(s, THROW_FIRST, player)
        return refuse(s, NOT_DONE, player, s.actor)

    def do(self, s: State, player: i64) -> None:
        if s.log is not None:
            s.log.append(TurnEnded(player))
        s.stage = STAGE_TURN_OVER
