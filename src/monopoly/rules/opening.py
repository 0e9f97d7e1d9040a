"""Who starts: everybody throws, the highest begins, ties throw again (10 MCS 60; 90 MCS 60)."""

from typing import Final

from mypy_extensions import i64

from monopoly.rules import dice, preparation, turn
from monopoly.rules.board import NO_TOKEN_YET, NOBODY
from monopoly.rules.events import PlayStarted, StartTied, ThrownForStart
from monopoly.rules.state import State

TO_COME: Final = 0
BEATEN: Final = -1


def next_thrower(s: State) -> i64:
    """Beginning with the Banker, or the first seat when no player banks (90 MCS 60(a))."""
    first = s.banker if s.banker != NOBODY else 0
    for i in range(s.players):
        player = (first + i) % s.players
        if s.opening[player] == TO_COME:
            return player
    return NOBODY


def throw_for_start(s: State, player: i64, die1: i64, die2: i64) -> None:
    if s.token[player] == NO_TOKEN_YET:
        preparation.take_free_token(s, player)
    s.opening[player] = die1 * 10 + die2
    if s.log is not None:
        s.log.append(ThrownForStart(player, die1, die2))
    decide(s)


def decide(s: State) -> None:
    """Once all have thrown: the highest starts; equals throw again among themselves."""
    if next_thrower(s) != NOBODY:
        return
    best: i64 = 0
    for player in range(s.players):
        if s.opening[player] > 0:
            best = max(best, _total(s.opening[player]))
    tied: list[int] = []
    for player in range(s.players):
        if s.opening[player] > 0 and _total(s.opening[player]) == best:
            tied.append(player)
        else:
            s.opening[player] = BEATEN
    if len(tied) == 1:
        _start(s, tied[0])
        return
    for player in tied:
        s.opening[player] = TO_COME
    if s.log is not None:
        s.log.append(StartTied(tuple(tied)))


def _total(faces: i64) -> i64:
    return faces // 10 + faces % 10


def _start(s: State, player: i64) -> None:
    faces = s.opening[player]
    if s.log is not None:
        s.log.append(PlayStarted(player))
    turn.begin(s, player)
    if s.board.opening_throw_moves:  # 40 MCS 60: the deciding throw is the first move
        dice.play(s, player, faces // 10, faces % 10, 0)


def leave_opening(s: State, player: i64) -> None:
    """A player retired before play began."""
    s.opening[player] = BEATEN
    if s.left > 1:
        decide(s)
