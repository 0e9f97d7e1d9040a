"""Bankruptcy, to a player or to the Bank (10 MCS 190; 90 MCS 190)."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.rules import business, debt, leaving, worth
from monopoly.rules.action import Action
from monopoly.rules.events import WentBankrupt
from monopoly.rules.state import TO_SETTLE, State
from monopoly.rules.violation import Reason, Violation, refuse

NO_DEBT: Final = Reason("no-debt", "10 MCS 190", "{player} [owes] nothing that cannot be paid.")
CAN_STILL_PAY: Final = Reason(
    "can-still-pay",
    "90 MCS 190(c)",
    "{player} [owes] {amount} and can still raise it: a debtor who can pay must.",
)


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
        leaving.retire(s, player, heir)
