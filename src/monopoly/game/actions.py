"""Every action there is, by its public `kind`, and the way to and from plain data."""

from collections.abc import Mapping

from monopoly.rules.action import Action
from monopoly.rules.auction import Bid, KnockDown, Pass
from monopoly.rules.bankruptcy import DeclareBankruptcy
from monopoly.rules.building import Build
from monopoly.rules.building_sales import SellBuilding, SellHotels
from monopoly.rules.buying import Buy, Decline
from monopoly.rules.ending import TimeUp
from monopoly.rules.go import CollectSalary
from monopoly.rules.jail import PayFine, SitOut, UseJailCard
from monopoly.rules.leaving import Leave
from monopoly.rules.mortgage import KeepMortgage, LiftMortgage, Mortgage
from monopoly.rules.preparation import ChooseToken
from monopoly.rules.rent import DemandRent
from monopoly.rules.shortage import Want
from monopoly.rules.skipped_turn import CallSkip
from monopoly.rules.tax import PayFlatTax, PayPercentageTax
from monopoly.rules.third_die import Move
from monopoly.rules.throw import Throw
from monopoly.rules.trade import Accept, Counter, Offer, Refuse, Withdraw
from monopoly.rules.turn import EndTurn

__all__ = [
    "Accept",
    "Action",
    "ActionError",
    "Bid",
    "Build",
    "Buy",
    "CallSkip",
    "ChooseToken",
    "CollectSalary",
    "Counter",
    "DeclareBankruptcy",
    "Decline",
    "DemandRent",
    "EndTurn",
    "KeepMortgage",
    "KnockDown",
    "Leave",
    "LiftMortgage",
    "Mortgage",
    "Move",
    "Offer",
    "Pass",
    "PayFine",
    "PayFlatTax",
    "PayPercentageTax",
    "Refuse",
    "SellBuilding",
    "SellHotels",
    "SitOut",
    "Throw",
    "TimeUp",
    "UseJailCard",
    "Want",
    "Withdraw",
]

_LISTS = {"dice", "give_deeds", "give_cards", "get_deeds", "get_cards"}  # all else are integers
_TERMS = ("give_deeds", "give_cash", "give_cards", "get_deeds", "get_cash", "get_cards")

# Each action with the fields it must have and those it may have.
_SHAPES: tuple[tuple[type[Action], tuple[str, ...], tuple[str, ...]], ...] = (
    (ChooseToken, ("token",), ()),
    (Throw, (), ("dice",)),
    (Move, (), ("steps", "space")),
    (Buy, (), ()),
    (Decline, (), ()),
    (Bid, ("amount",), ("highest",)),
    (Pass, (), ()),
    (KnockDown, (), ()),
    (PayFine, (), ()),
    (UseJailCard, (), ("deck",)),
    (SitOut, (), ()),
    (PayFlatTax, (), ()),
    (PayPercentageTax, (), ()),
    (Build, ("space",), ()),
    (SellBuilding, ("space",), ()),
    (SellHotels, ("group",), ()),
    (Mortgage, ("space",), ()),
    (LiftMortgage, ("space",), ()),
    (KeepMortgage, ("space",), ()),
    (Offer, ("to",), _TERMS),
    (Counter, ("number",), _TERMS),
    (Withdraw, ("number",), ()),
    (Accept, ("number",), ()),
    (Refuse, ("number",), ()),
    (DemandRent, ("player",), ()),
    (CollectSalary, (), ()),
    (Want, ("count",), ()),
    (CallSkip, (), ()),
    (EndTurn, (), ()),
    (DeclareBankruptcy, (), ()),
    (Leave, (), ()),
    (TimeUp, (), ()),
)

KINDS: tuple[str, ...] = tuple(cls.kind for cls, _, _ in _SHAPES)

LIST_MAX = 40
_INT_MAX = 2**40  # plain data may carry any integer; the rules need none near this


class ActionError(ValueError):
    """Plain data that is no action; the message says what is wrong with it."""


def to_dict(action: Action) -> dict[str, object]:
    """An action as plain data: its kind and its fields."""
    return {"kind": action.kind} | action.fields()


def from_dict(data: Mapping[str, object]) -> Action:
    """The action that plain data describes; `ActionError` when it describes none."""
    kind = data.get("kind")
    if kind not in KINDS:
        raise ActionError(f"There is no action of the kind {kind!r:.60}.")
    cls, needed, optional = _SHAPES[KINDS.index(kind)]
    fields = {name: value for name, value in data.items() if name != "kind"}
    for name, value in fields.items():
        if name not in needed and name not in optional:
            raise ActionError(f"A {kind!r} has no field {name!r:.60}.")
        _check(kind, name, value)
    for name in needed:
        if name not in fields:
            raise ActionError(f"A {kind!r} needs the field {name!r}.")
    if "dice" in fields:
        fields = _faces(fields["dice"])
    try:
        return cls(**fields)
    except ValueError as error:
        raise ActionError(str(error)) from None


def _check(kind: str, name: str, value: object) -> None:
    if name in _LISTS:
        if isinstance(value, list) and len(value) <= LIST_MAX and all(map(_is_int, value)):
            return
        what = "a short list of integers"
    else:
        if _is_int(value):
            return
        what = "an integer"
    raise ActionError(f"The field {name!r} of a {kind!r} must be {what}, not {value!r:.60}.")


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < _INT_MAX


def _faces(dice: object) -> dict[str, object]:
    assert isinstance(dice, list)  # _check saw to it
    if len(dice) not in (2, 3) or not all(1 <= face <= 6 for face in dice):
        raise ActionError(f"Dice are two or three faces from 1 to 6, not {dice!r}.")
    return dict(zip(("die1", "die2", "die3"), dice, strict=False))
