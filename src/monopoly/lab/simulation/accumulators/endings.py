"""How games ended: how many before the bound, and how many players went bankrupt."""

from typing import final

from mypy_extensions import i64

from monopoly.lab.report import Part
from monopoly.lab.shares import percent
from monopoly.lab.simulation.accumulators.base import Accumulator
from monopoly.lab.simulation.plan import Plan
from monopoly.rules.state import OVER, State


@final
class Endings(Accumulator[tuple[int, int]]):
    json_place = 1
    report_place = 3

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self._finished: i64 = 0
        self._bankruptcies: i64 = 0

    def observe(self, state: State, seats: list[int]) -> None:
        if state.phase == OVER:
            self._finished += 1
        self._bankruptcies += state.players - state.left

    def counts(self) -> tuple[int, int]:
        return int(self._finished), int(self._bankruptcies)

    def merge(self, counts: tuple[int, int]) -> None:
        finished, bankruptcies = counts
        self._finished += finished
        self._bankruptcies += bankruptcies

    def figures(self, games: int) -> dict[str, object]:
        number = max(games, 1)
        return {
            "finished": int(self._finished),
            "unfinished_share": (games - int(self._finished)) / number,
            "bankruptcies": int(self._bankruptcies) / number,
        }

    def report(self, games: int) -> list[Part]:
        unfinished = games - int(self._finished)
        sentence = (
            f"Unfinished at {self.plan.turns_max:,} turns: {unfinished:,} games "
            f"({percent(unfinished / games)}). "
            f"Bankruptcies: {int(self._bankruptcies) / games:.2f} a game.\n"
        )
        return [sentence]
