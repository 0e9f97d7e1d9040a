"""Leaving the table for good: what is still paid, and who has the rest (90 MCS 190(h))."""

from typing import final

from mypy_extensions import i64

from monopoly.rules import (
    bank,
    bitset,
    building_sales,
    debt,
    opening,
    retirement,
    skipped_turn,
    worth,
)
from monopoly.rules.action import Action
from monopoly.rules.board import BANK
from monopoly.rules.events import BuildingSold, LeftTable, Mortgaged
from monopoly.rules.state import STAGE_OPENING, State
from monopoly.rules.violation import Violation


@final
class Leave(Action):
    """For good. Always allowed, never listed."""

    kind = "leave"

    def why_not(self, s: State, player: i64) -> Violation | None:
        return None

    def do(self, s: State, player: i64) -> None:
        if s.log is not None:
            s.log.append(LeftTable(player))
        leave(s, player)
        before = skipped_turn.also_before(s)
        if before is not None:
            leave(before, player)  # 90 MCS 60(d): nobody is called back who left


def leave(s: State, player: i64) -> None:
    retire(s, player, _pay_creditors(s, player))


def retire(s: State, player: i64, heir: i64) -> None:
    """Out of the game, also while everybody throws for the start."""
    retirement.retire(s, player, heir)
    if s.stage == STAGE_OPENING:
        opening.leave_opening(s, player)


def _pay_creditors(s: State, player: i64) -> i64:
    """Pays all that is owed, if it can be raised; else nothing. Gives the heir of what is left."""
    # In revision 1 the Bank took everything, whatever was owed to others.
    if s.board.rules.revision < 2:
        return BANK
    owed = debt.owed_by(s, player)
    if s.cash[player] + worth.could_raise(s, player) < owed:
        return debt.heir_of(debt.first_creditor_of(s, player))
    _raise_cash(s, player, owed)
    debt.pay_all_of(s, player)
    return BANK


def _raise_cash(s: State, player: i64, amount: i64) -> None:
    """Sells buildings and then mortgages deeds, in board order, until there is enough."""
    estate = bitset.members_of(s.held[player] & ~s.mortgaged)
    for space in estate:
        while s.buildings[space] > 0 and s.cash[player] < amount:
            _sell_building(s, player, space)
    for space in estate:
        if s.cash[player] >= amount:
            return
        value = s.board.mortgage[space]
        s.mortgaged |= bitset.one(space)
        bank.pay(s, BANK, player, value)
        if s.log is not None:
            s.log.append(Mortgaged(player, space, value))


def _sell_building(s: State, player: i64, space: i64) -> None:
    """Even or not: whatever still stands goes back to the Bank with the lots."""
    hotel = s.buildings[space] == s.board.hotel
    if hotel:
        proceeds = building_sales.clear_lot(s, space)
    else:
        proceeds = building_sales.half_cost(s, space)
        s.buildings[space] -= 1
        s.houses += 1
    bank.pay(s, BANK, player, proceeds)
    if s.log is not None:
        s.log.append(BuildingSold(player, space, proceeds, s.buildings[space], bool(hotel)))
