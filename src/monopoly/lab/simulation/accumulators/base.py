"""What counts during a simulation.

Every process that plays games has accumulators of its own. They listen while a game is played,
look at how it ended, and hand on what they counted as plain data. One more of each, where the
simulation was started, merges all that and reports.
"""

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from monopoly.lab.report import Part
from monopoly.lab.simulation.plan import Plan
from monopoly.rules.observer import Observer
from monopoly.rules.state import State

LAST: Final = 100

Counts = TypeVar("Counts")


@mypyc_attr(allow_interpreted_subclasses=True)
class Accumulator(Observer, Generic[Counts]):
    """Counts one thing over many games. Override what you need; `Observer` has more to listen to,
    and `state.observers` the sums of the game.

    Count in whole numbers: then the result does not depend on how games were shared out.
    """

    json_place: int = LAST  # where its figures stand in the JSON; equals by the name of the file
    report_place: int = LAST

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def observe(self, state: State, seats: list[int]) -> None:
        """A game has ended or was left unfinished; `seats` says which player sat in each seat."""

    def counts(self) -> Counts:
        """All that was counted so far, as something that can be pickled."""
        raise NotImplementedError

    def merge(self, counts: Counts) -> None:
        """Adds what another of this kind has counted."""
        raise NotImplementedError

    def figures(self, games: int) -> dict[str, object]:
        """The keys of the JSON that are its own, after so many games; there may be none."""
        raise NotImplementedError

    def report(self, games: int) -> list[Part]:
        """Its part of the printed report, after at least one game."""
        return []


def observe_all(accumulators: "list[Accumulator[Any]]", state: State, seats: list[int]) -> None:
    """In one call: from compiled code a call of each costs much less."""
    for accumulator in accumulators:
        accumulator.observe(state, seats)
