"""What to know before an action that lapses if it waits, or that nothing undoes."""

from typing import Final

from monopoly.game import actions as a
from monopoly.protocol.messages import Sentence
from monopoly.rules.action import Action
from monopoly.rules.ruleset import RuleSet
from monopoly.rules.state import State
from monopoly.server.views.citations import clause_for

NOTHING_TO_KNOW: Final = Sentence(text="", clause="")

HALF: Final = "The Bank pays half of what it costs to build again.", ("10 MCS 170(c)",)
REMINDERS: Final[dict[type[Action], tuple[str, tuple[str, ...]]]] = {
    a.DemandRent: (
        "Rent is lost once the second player after the visitor has thrown.",
        ("10 MCS 90(f)",),
    ),
    a.CollectSalary: ("It is lost when your next turn begins.", ("20 MCS 70",)),
    a.CallSkip: (
        "Somebody threw out of turn. Call it back, and everything since that throw is undone.",
        ("20 MCS 60(b)",),
    ),
    a.SellBuilding: HALF,
    a.SellHotels: HALF,
    a.PayPercentageTax: (
        "It is added up only after you have chosen, and your choice stands.",
        ("10 MCS 110(c)",),
    ),
}
OUT_OF_TURN: Final = "Until the next throw anybody may call it back.", ("20 MCS 60(b)",)


def reminder(s: State, action: Action, seat: int) -> Sentence:
    found = REMINDERS.get(type(action))
    if isinstance(action, a.Throw) and s.actor != seat:
        found = OUT_OF_TURN
    if found is None:
        return NOTHING_TO_KNOW
    text, citations = found
    return Sentence(text=text, clause=clause_for(s.board.rules, *citations))


def how_worth_is_counted(rules: RuleSet) -> Sentence:
    """On the way as for the income tax; at the end as where the richest wins."""
    return Sentence(
        text="Along the way mortgaged deeds count in full, in the standings half.",
        clause=clause_for(rules, "90 MCS 210", "10 MCS 110(b)"),
    )
