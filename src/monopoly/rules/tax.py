"""Income tax with its choice made blind, and luxury tax (10 MCS 110; 20 MCS 115)."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.rules import debt, worth
from monopoly.rules.action import Action
from monopoly.rules.state import TO_CHOOSE_TAX, State
from monopoly.rules.violation import Reason, Violation, refuse

NO_TAX: Final = Reason("no-tax-to-choose", "10 MCS 110", "{player} [has] no income tax to pay now.")


def charge_income_tax(s: State, player: i64, space: i64) -> None:
    if s.board.tax_choice:
        s.ask(TO_CHOOSE_TAX)
    else:
        _owe(s, player, s.board.income_tax, space)  # 10 MCS 210(d)


def charge_luxury_tax(s: State, player: i64, space: i64) -> None:
    debt.owe(s, player, debt.taxes_go_to(s), s.board.luxury_tax, debt.LUXURY_TAX_DUE, space)


def _owe(s: State, player: i64, amount: i64, space: i64) -> None:
    debt.owe(s, player, debt.taxes_go_to(s), amount, debt.INCOME_TAX_DUE, space)


def _why_not_pay(s: State, player: i64) -> Violation | None:
    if s.phase != TO_CHOOSE_TAX or s.actor != player:
        return refuse(s, NO_TAX, player)
    return None


@final
class PayFlatTax(Action):
    kind = "pay-flat-tax"

    def why_not(self, s: State, player: i64) -> Violation | None:
        return _why_not_pay(s, player)

    def do(self, s: State, player: i64) -> None:
        s.decided()
        _owe(s, player, s.board.income_tax, s.position[player])


@final
class PayPercentageTax(Action):
    """A tenth of the total worth, rounded down (90 MCS 110), added up only once it is chosen."""

    kind = "pay-percentage-tax"

    def why_not(self, s: State, player: i64) -> Violation | None:
        return _why_not_pay(s, player)

    def do(self, s: State, player: i64) -> None:
        s.decided()
        _owe(s, player, worth.total_worth(s, player) // 10, s.position[player])
