"""Where throws ended."""

from dataclasses import dataclass
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monopoly.editions import Edition
from monopoly.lab.report import Cell, Part, ReportTable
from monopoly.lab.simulation.accumulators.base import Accumulator
from monopoly.lab.simulation.plan import Plan
from monopoly.rules.board import SPACES
from monopoly.rules.observer import IN_JAIL, PLACES
from monopoly.rules.state import State

SIDE: Final = 10  # Spaces on a side of the board, counted from its first corner


@dataclass(frozen=True)
class SpaceShare:
    name: str
    share: float  # of all throws: where the thrower came to rest


@final
class Landings(Accumulator[list[int]]):
    json_place = 4
    report_place = 4

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self._throws = vec[i64]([0] * PLACES)

    def observe(self, state: State, seats: list[int]) -> None:
        observers = state.observers
        if observers is not None:
            throws, rests = self._throws, observers.rests
            for place in range(i64(PLACES)):
                throws[place] += rests[place]

    def counts(self) -> list[int]:
        return list(self._throws)

    def merge(self, counts: list[int]) -> None:
        for place in range(PLACES):
            self._throws[place] += counts[place]

    def figures(self, games: int) -> dict[str, object]:
        names = place_names(self.plan.rule_set().facts)
        spaces = [
            SpaceShare(name, share) for name, share in zip(names, self._shares(), strict=True)
        ]
        return {"spaces": tuple(spaces)}

    def report(self, games: int) -> list[Part]:
        title = "Where throws ended, in %"
        return [landing_table(self.plan.rule_set().facts, self._shares(), title), ""]

    def _shares(self) -> list[float]:
        throws = max(sum(list(self._throws)), 1)
        return [int(count) / throws for count in self._throws]


def place_names(edition: Edition) -> list[str]:
    """The Spaces, then In Jail; Jail itself is Just Visiting."""
    names = [space.name for space in edition.spaces] + ["In Jail"]
    names[_jail(edition)] = "Just Visiting"
    return names


def landing_table(edition: Edition, shares: list[float], title: str) -> ReportTable:
    """The four sides of the board beside each other, In Jail below the corner it belongs to."""
    colors = {space: group.color for group in edition.groups for space in group.spaces}
    rows: list[tuple[str | Cell, ...]] = []
    for row in range(SIDE):
        cells: list[str | Cell] = []
        for space in range(row, SPACES, SIDE):
            name = edition.spaces[space].short if space != _jail(edition) else "Visiting"
            color = colors.get(space, "")
            cells.append(Cell(name if color else f"  {name}", color))
            cells.append(f"{100 * shares[space]:.2f}")
        rows.append(tuple(cells))
    rows.append(("", "", "  In Jail", f"{100 * shares[IN_JAIL]:.2f}", "", "", "", ""))
    return ReportTable(title, ("",) * 8, tuple(rows), align="lr" * 4, plain=True)


def _jail(edition: Edition) -> int:
    for space in edition.spaces:
        if space.kind == "jail":
            return space.index
    raise AssertionError("every board has a Jail")
