"""The third die: numbers, the bus, Mr. M and three of a kind (chapter 60)."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.rules import buying, jail, movement, rent
from monopoly.rules.action import Action
from monopoly.rules.board import BANK, BUS, MR_M, NOTHING, SPACES
from monopoly.rules.state import TO_MOVE, TO_MOVE_ANYWHERE, State
from monopoly.rules.violation import Reason, Violation, refuse

NO_MOVE: Final = Reason(
    "no-move-to-choose", "60 MCS 30", "{player} [has] no move to choose: the dice say how far."
)
NOT_BY_BUS: Final = Reason(
    "not-by-bus", "60 MCS 30", "The bus takes one white die, the other, or both."
)
NOWHERE: Final = Reason(
    "nowhere", "60 MCS 50", "Three of a kind takes {player} to any other Space of the board."
)


def play(s: State, player: i64) -> None:
    face = s.die3
    if face <= 3 and s.die1 == s.die2 == face:
        s.doubles = 0  # 60 MCS 50: no further throw, and never a third double
        s.ask(TO_MOVE_ANYWHERE)
    elif jail.sent_for_doubles(s, player):
        return  # 60 MCS 60: on the way to Jail the third die is not used
    elif face == BUS:
        s.ask(TO_MOVE)
    elif face == MR_M:
        s.mr_m_due = True
        movement.forward(s, player, s.die1 + s.die2)
    else:
        movement.forward(s, player, s.die1 + s.die2 + face)


def go_on_with_mr_m(s: State, player: i64) -> None:
    """60 MCS 40: to the next property the Bank holds, else the next where rent is owed."""
    s.mr_m_due = False
    space = _next_space(s, player, for_sale=True)
    if space == s.position[player]:
        space = _next_space(s, player, for_sale=False)
    if space == s.position[player]:
        return
    movement.advance_to(s, player, space)
    if not buying.offer_for_sale(s, space):
        rent.charge(s, player, space, 1)


def _next_space(s: State, player: i64, *, for_sale: bool) -> i64:
    """The next such property ahead, or the Space where the player stands when there is none."""
    here = s.position[player]
    for i in range(1, SPACES):
        space = (here + i) % SPACES
        if s.board.price[space] > 0:
            if for_sale and s.owner[space] == BANK:
                return space
            if not for_sale and _asks_rent(s, player, space):
                return space
    return here


def _asks_rent(s: State, player: i64, space: i64) -> bool:
    return rent.is_owed(s, player, space) and not rent.is_lost_to_jail(s, s.owner[space])


@final
class Move(Action):
    """By the bus so many `steps`; by three of a kind to a `space`."""

    kind = "move"

    def __init__(self, steps: i64 = 0, space: i64 = NOTHING) -> None:
        self.steps: Final = steps
        self.space: Final = space

    def why_not(self, s: State, player: i64) -> Violation | None:
        if s.actor != player or s.phase not in (TO_MOVE, TO_MOVE_ANYWHERE):
            return refuse(s, NO_MOVE, player)
        if s.phase == TO_MOVE:
            if self.space >= 0 or self.steps not in (s.die1, s.die2, s.die1 + s.die2):
                return refuse(s, NOT_BY_BUS, player)
        elif self.steps != 0 or not 0 <= self.space < SPACES or self.space == s.position[player]:
            return refuse(s, NOWHERE, player)
        return None

    def do(self, s: State, player: i64) -> None:
        s.decided()
        if self.steps > 0:
            movement.forward(s, player, self.steps)
        else:
            movement.advance_to(s, player, self.space)
            movement.land(s, player)

    def fields(self) -> dict[str, object]:
        return {"steps": int(self.steps)} if self.steps else {"space": int(self.space)}
