"""Bankruptcy, to a player or to the Bank, and leaving the table (10 MCS 190; 90 MCS 190)."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.rules import business, debt, leaving, opening, retirement, skipped_turn, worth
from monopoly.rules.action import Action
from monopoly.rules.events import LeftTable, WentBankrupt
from monopoly.rules.state import STAGE_OPENING, TO_SETTLE, State
from monopoly.rules.violation import Reason, Violation, refuse

NO_DEBT: Final = Reason("no-debt", "10 MCS 190", "{player} owes nothing that cannot be paid.")
CAN_STILL_PAY: Final = Reason(
    "can-still-pay",
    "90 MCS 190(c)",
    "{player} owes {amount} and can still raise it: a debtor who can pay must.",
)


def _retire(s: State, player: i64, heir: i64) -> None:
    retirement.retire(s, player, heir)
    if s.stage == STAGE_OPENING:
        opening.leave_opening(s, player)


@final
class DeclareBankruptcy(Action):
    kind = "declare-bankruptcy"

    def why_not(self, s: State, player: i64) -> Violation | None:
        if s.phase != TO_SETTLE or not business.is_debtor(s, player):
            return refuse(s, NO_DEBT, player)
        owed = s.debts[0].amount
        if s.cash[player] + worth.could_raise(s, player) >= owed:
            return refuse(s, CAN_STILL_PAY, player, amount=owed)
        return None

    def do(self, s: State, player: i64) -> None:
        heir = debt.heir_of(s.debts[0].creditor)
        if s.log is not None:
            s.log.append(WentBankrupt(player, heir))
        _retire(s, player, heir)


def leave(s: State, player: i64) -> None:
    _retire(s, player, leaving.pay_creditors(s, player))


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
