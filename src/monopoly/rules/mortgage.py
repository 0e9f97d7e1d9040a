"""Mortgages: taken on bare deeds, lifted with interest, passed on with the deed (10 MCS 180)."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.rules import bank, bitset, business, deeds
from monopoly.rules.action import Action, checked_space
from monopoly.rules.board import BANK
from monopoly.rules.events import Mortgaged, MortgageKept, MortgageLifted
from monopoly.rules.state import State
from monopoly.rules.violation import Reason, Violation, refuse

NOT_PROPERTY: Final = Reason("not-property", "10 MCS 180", "{space} has no Title Deed to mortgage.")
MORTGAGE_NOT_OWNER: Final = Reason(
    "mortgage-not-owner", "10 MCS 180(f)", "{player} [does] not own {space}."
)
ALREADY_MORTGAGED: Final = Reason(
    "already-mortgaged", "10 MCS 180", "{space} is mortgaged already."
)
BUILT_ON: Final = Reason(
    "group-built-on",
    "10 MCS 180(a)",
    "Buildings stand on {space}'s color-group: sell them all back to the Bank first.",
)
NOT_MORTGAGED: Final = Reason("not-mortgaged", "10 MCS 180(d)", "{space} is not mortgaged.")
LIFT_TOO_DEAR: Final = Reason(
    "lift-too-dear",
    "10 MCS 180(d)",
    "Lifting the mortgage on {space} costs {amount}, more than {player} [has].",
)
NOTHING_TO_KEEP: Final = Reason(
    "nothing-to-keep", "10 MCS 180(i)", "{player} [has] no choice to make about {space}."
)


def just_received(s: State, space: i64) -> bool:
    """The interest is paid and the new owner has still to choose (10 MCS 180(h), (i))."""
    return bitset.has(s.to_keep, space)


def cost_to_lift(s: State, space: i64) -> i64:
    if just_received(s, space):
        return s.board.mortgage[space]
    return s.board.mortgage[space] + s.board.interest[space]


@final
class Mortgage(Action):
    kind = "mortgage"

    def __init__(self, space: i64) -> None:
        self.space: Final = checked_space(space)

    def why_not(self, s: State, player: i64) -> Violation | None:
        space = self.space
        wrong = business.why_not_raise_cash(s, player)
        if wrong is not None:
            return wrong
        if s.board.price[space] == 0:
            return refuse(s, NOT_PROPERTY, space=space)
        if s.owner[space] != player:
            return refuse(s, MORTGAGE_NOT_OWNER, player, space=space)
        if bitset.has(s.mortgaged, space):
            return refuse(s, ALREADY_MORTGAGED, space=space)
        if deeds.group_has_buildings(s, space):
            return refuse(s, BUILT_ON, space=space)
        return None

    def do(self, s: State, player: i64) -> None:
        amount = s.board.mortgage[self.space]
        s.mortgaged |= bitset.one(self.space)
        bank.pay(s, BANK, player, amount)
        if s.log is not None:
            s.log.append(Mortgaged(player, self.space, amount))

    def fields(self) -> dict[str, object]:
        return {"space": int(self.space)}


@final
class LiftMortgage(Action):
    kind = "lift-mortgage"

    def __init__(self, space: i64) -> None:
        self.space: Final = checked_space(space)

    def why_not(self, s: State, player: i64) -> Violation | None:
        space = self.space
        if s.owner[space] != player:
            return refuse(s, MORTGAGE_NOT_OWNER, player, space=space)
        if not bitset.has(s.mortgaged, space):
            return refuse(s, NOT_MORTGAGED, space=space)
        if not just_received(s, space):
            wrong = business.why_not_spend(s, player)
            if wrong is not None:
                return wrong
        cost = cost_to_lift(s, space)
        if bank.spendable(s, player) < cost:
            return refuse(s, LIFT_TOO_DEAR, player, space=space, amount=cost)
        return None

    def do(self, s: State, player: i64) -> None:
        cost = cost_to_lift(s, self.space)
        s.mortgaged = bitset.without(s.mortgaged, self.space)
        s.to_keep = bitset.without(s.to_keep, self.space)
        bank.pay(s, player, BANK, cost)
        if s.log is not None:
            s.log.append(MortgageLifted(player, self.space, cost))

    def fields(self) -> dict[str, object]:
        return {"space": int(self.space)}


@final
class KeepMortgage(Action):
    """Leaves a deed just received mortgaged: interest falls due again later."""

    kind = "keep-mortgage"

    def __init__(self, space: i64) -> None:
        self.space: Final = checked_space(space)

    def why_not(self, s: State, player: i64) -> Violation | None:
        if s.owner[self.space] != player or not just_received(s, self.space):
            return refuse(s, NOTHING_TO_KEEP, player, space=self.space)
        return None

    def do(self, s: State, player: i64) -> None:
        s.to_keep = bitset.without(s.to_keep, self.space)
        if s.log is not None:
            s.log.append(MortgageKept(player, self.space))

    def fields(self) -> dict[str, object]:
        return {"space": int(self.space)}
