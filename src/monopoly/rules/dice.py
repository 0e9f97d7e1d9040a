"""The throw of a turn, and what its faces decide (10 MCS 60)."""

from mypy_extensions import i64

from monopoly.rules import jail, movement, third_die
from monopoly.rules.events import Thrown
from monopoly.rules.state import FREE, STAGE_AFTER_THROW, State


def play(s: State, player: i64, die1: i64, die2: i64, die3: i64) -> None:
    s.throws += 1
    s.thrower = player
    s.die1 = die1
    s.die2 = die2
    s.die3 = die3
    s.stage = STAGE_AFTER_THROW
    s.throw_again = False
    prisoner = s.jail[player] != FREE
    doubles = die1 == die2 and not prisoner
    if doubles:
        s.doubles += 1
    else:
        s.doubles = 0
    if s.log is not None:
        s.log.append(Thrown(player, die1, die2, die3, s.doubles))
    if prisoner:
        if jail.left_by_doubles(s, player):
            movement.forward(s, player, die1 + die2)  # 10 MCS 120(e-1): no further throw
    elif die3 > 0:
        third_die.play(s, player)
    elif not jail.sent_for_doubles(s, player):
        movement.forward(s, player, die1 + die2)
