"""What to know before an action that lapses if it waits, or that nothing undoes."""

from typing import Final, NamedTuple

from monopoly.game import actions as a
from monopoly.rules.action import Action
from monopoly.rules.state import State


class Reminder(NamedTuple):
    text: str
    citations: tuple[str, ...]  # the most particular first; which holds depends on the table


HALF: Final = Reminder("The Bank pays half of what it costs to build again.", ("10 MCS 170(c)",))
OUT_OF_TURN: Final = Reminder("Until the next throw anybody may call it back.", ("20 MCS 60(b)",))
REMINDERS: Final[dict[type[Action], Reminder]] = {
    a.DemandRent: Reminder(
        "Rent is lost once the second player after the visitor has thrown.",
        ("10 MCS 90(f)",),
    ),
    a.CollectSalary: Reminder("It is lost when your next turn begins.", ("20 MCS 70",)),
    a.CallSkip: Reminder(
        "Somebody threw out of turn. Call it back, and everything since that throw is undone.",
        ("20 MCS 60(b)",),
    ),
    a.SellBuilding: HALF,
    a.SellHotels: HALF,
    a.PayPercentageTax: Reminder(
        "It is added up only after you have chosen, and your choice stands.",
        ("10 MCS 110(c)",),
    ),
}


def reminder(s: State, action: Action, seat: int) -> Reminder | None:
    if isinstance(action, a.Throw) and s.actor != seat:
        return OUT_OF_TURN
    return REMINDERS.get(type(action))
