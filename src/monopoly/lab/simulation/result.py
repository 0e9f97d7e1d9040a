"""What a simulation found, as typed data; `to_dict` is what `--json` prints."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field, is_dataclass
from typing import TypeVar, cast

from monopoly.lab.report import Part
from monopoly.lab.shares import Share
from monopoly.lab.simulation.accumulators import AnyAccumulator
from monopoly.lab.simulation.accumulators.deeds import Holding, Rent
from monopoly.lab.simulation.accumulators.landings import SpaceShare
from monopoly.lab.simulation.accumulators.lengths import Lengths, Spread
from monopoly.lab.simulation.plan import Plan

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Result:
    """`figures` has what the accumulators found, by the keys of the JSON; those that come with the
    package are properties too."""

    rules: str
    options: dict[str, str | int]
    seed: int
    turns_max: int
    games_wanted: int
    games: int
    figures: dict[str, object]
    report: tuple[Part, ...] = field(compare=False, repr=False)  # what is printed
    interrupted: bool = False
    mistake: str = ""

    def to_dict(self) -> dict[str, object]:
        return {
            "rules": self.rules,
            "options": dict(self.options),
            "seed": self.seed,
            "turns_max": self.turns_max,
            "games_wanted": self.games_wanted,
            "games": self.games,
            **{key: plain(value) for key, value in self.figures.items()},
            "interrupted": self.interrupted,
            "mistake": self.mistake,
        }

    @property
    def finished(self) -> int:
        return self._figure("finished", int)

    @property
    def unfinished_share(self) -> float:
        return self._figure("unfinished_share", float)

    @property
    def bankruptcies(self) -> float:
        """Per game."""
        return self._figure("bankruptcies", float)

    @property
    def turns(self) -> Spread:
        return self._figure("turns", Spread)

    @property
    def throws(self) -> Spread:
        return self._figure("throws", Spread)

    @property
    def lengths(self) -> tuple[Lengths, ...]:
        return self._figures("lengths", Lengths)

    @property
    def players(self) -> tuple[Share, ...]:
        return self._figures("players", Share)

    @property
    def seats(self) -> tuple[Share, ...]:
        return self._figures("seats", Share)

    @property
    def spaces(self) -> tuple[SpaceShare, ...]:
        return self._figures("spaces", SpaceShare)

    @property
    def rent(self) -> tuple[Rent, ...]:
        return self._figures("rent", Rent)

    @property
    def rent_groups(self) -> tuple[Rent, ...]:
        return self._figures("rent_groups", Rent)

    @property
    def holdings(self) -> tuple[Holding, ...]:
        return self._figures("holdings", Holding)

    def _figure(self, key: str, kind: type[T]) -> T:
        return cast(T, self.figures[key])

    def _figures(self, key: str, kind: type[T]) -> tuple[T, ...]:
        return cast(tuple[T, ...], self.figures[key])


def make_result(
    plan: Plan,
    games: int,
    accumulators: Iterable[AnyAccumulator],
    *,
    interrupted: bool,
    mistake: str,
) -> Result:
    figures: dict[str, object] = {}
    for one in sorted(accumulators, key=lambda one: one.json_place):
        figures |= one.figures(games)
    report: list[Part] = []
    if games:
        for one in sorted(accumulators, key=lambda one: one.report_place):
            report += one.report(games)
    return Result(
        rules=plan.rules,
        options=dict(plan.options),
        seed=plan.seed,
        turns_max=plan.turns_max,
        games_wanted=plan.games,
        games=games,
        figures=figures,
        report=tuple(report),
        interrupted=interrupted,
        mistake=mistake,
    )


def plain(value: object) -> object:
    """Dataclasses as dictionaries, however deep they lie."""
    if is_dataclass(value) and not isinstance(value, type):
        return asdict(value)
    if isinstance(value, tuple | list):
        return tuple(plain(one) for one in value)
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items()}
    return value
