"""The salary for passing GO, paid or waiting to be collected (10 MCS 70; 20 MCS 70)."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.rules import bank, bitset
from monopoly.rules.action import Action
from monopoly.rules.board import BANK
from monopoly.rules.events import SalaryDue, SalaryLapsed, SalaryPaid
from monopoly.rules.options import GO_LANDING_SALARY
from monopoly.rules.state import State
from monopoly.rules.violation import Reason, Violation, refuse

GO_SPACE: Final = 0

NO_SALARY: Final = Reason("no-salary-due", "20 MCS 70", "{player} [has] no salary waiting.")


def pass_go(s: State, player: i64) -> None:
    s.passed_go |= bitset.one(player)
    # 90 MCS 70(c): stopping exactly there may be worth more
    stopped = s.position[player] == GO_SPACE
    salary = s.board.option[GO_LANDING_SALARY] if stopped else s.board.salary
    if s.board.salary_on_demand:
        s.salary_due[player] += salary
        if s.log is not None:
            s.log.append(SalaryDue(player, salary))
        return
    _pay(s, player, salary)


def lapse_salary(s: State, player: i64) -> None:
    """What was not collected by the time one's next turn begins is lost (20 MCS 70)."""
    if s.salary_due[player] > 0:
        if s.log is not None:
            s.log.append(SalaryLapsed(player, s.salary_due[player]))
        s.salary_due[player] = 0


def _pay(s: State, player: i64, amount: i64) -> None:
    bank.pay(s, BANK, player, amount)
    if s.log is not None:
        s.log.append(SalaryPaid(player, amount))


@final
class CollectSalary(Action):
    kind = "collect-salary"

    def why_not(self, s: State, player: i64) -> Violation | None:
        if s.salary_due[player] == 0:
            return refuse(s, NO_SALARY, player)
        return None

    def do(self, s: State, player: i64) -> None:
        due = s.salary_due[player]
        s.salary_due[player] = 0
        _pay(s, player, due)
