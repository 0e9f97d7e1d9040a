"""What a comparison found, as typed data; `to_dict` is what `--json` prints."""

from collections import Counter
from dataclasses import dataclass
from math import sqrt

from monopoly.lab.comparison.chunk import ComparisonChunk, Sums, Tally
from monopoly.lab.comparison.measures import BETTER_BOT, MEASURES, ROUNDS, Measure
from monopoly.lab.comparison.plan import Comparison
from monopoly.lab.shares import Z95, Share, share, wilson
from monopoly.lab.simulation.accumulators.lengths import spread
from monopoly.lab.simulation.result import plain
from monopoly.rules.ruleset import Value


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over so many games, with its 95 % interval; None where they are too few to tell."""

    games: int
    mean: float | None
    low: float | None
    high: float | None

    @property
    def is_clear(self) -> bool:
        """Whether 0 is outside the interval."""
        return self.low is not None and self.high is not None and not self.low <= 0 <= self.high


@dataclass(frozen=True, slots=True)
class ValueResult:
    """The games under one value; the differences are those to the first value, paired."""

    value: Value
    figures: dict[str, Estimate]  # by key of the measure
    rounds_median: int  # of the games that ended
    places: tuple[Share, ...]  # by place in the order of play, of the games that ended
    differences: dict[str, Estimate]  # empty for the first value
    still_going: tuple[float, ...]  # the share of games not over after round 1, 2 …


@dataclass(frozen=True, slots=True)
class ComparisonResult:
    rules: str
    options: dict[str, Value]
    vary: str
    players: tuple[str, ...]
    better_bot: str  # empty where all players are the same
    seed: int
    turns_max: int
    games_wanted: int
    games: int  # under each value
    values: tuple[ValueResult, ...]
    interrupted: bool = False
    mistake: str = ""

    @property
    def measures(self) -> tuple[Measure, ...]:
        return measures(better=bool(self.better_bot))

    def to_dict(self) -> dict[str, object]:
        return {
            "rules": self.rules,
            "options": dict(self.options),
            "vary": self.vary,
            "players": self.players,
            "better_bot": self.better_bot,
            "seed": self.seed,
            "turns_max": self.turns_max,
            "games_wanted": self.games_wanted,
            "games": self.games,
            "values": [plain(value) for value in self.values],
            "interrupted": self.interrupted,
            "mistake": self.mistake,
        }


def measures(*, better: bool) -> tuple[Measure, ...]:
    return tuple(one for one in MEASURES if better or one is not BETTER_BOT)


def make_comparison_result(
    comparison: Comparison, total: ComparisonChunk, *, interrupted: bool
) -> ComparisonResult:
    better = bool(comparison.better)
    values = zip(comparison.values, total.tallies, strict=True)
    return ComparisonResult(
        rules=comparison.rules,
        options=dict(comparison.options),
        vary=comparison.vary,
        players=comparison.players,
        better_bot=comparison.players[0] if better else "",
        seed=comparison.seed,
        turns_max=comparison.turns_max,
        games_wanted=comparison.games,
        games=total.games,
        values=tuple(
            _value_result(value, tally, total.games, better=better, first=tally is total.tallies[0])
            for value, tally in values
        ),
        interrupted=interrupted,
        mistake=total.error,
    )


def _value_result(
    value: Value, tally: Tally, games: int, *, better: bool, first: bool
) -> ValueResult:
    kinds = measures(better=better)
    ended = tally.sums[MEASURES.index(ROUNDS)].games
    return ValueResult(
        value=value,
        figures={one.key: _figure(one, tally.sums[MEASURES.index(one)]) for one in kinds},
        rounds_median=spread(tally.rounds).median,
        places=tuple(
            share(f"place {place}", ended, wins) for place, wins in enumerate(tally.wins, 1)
        ),
        differences={}
        if first
        else {one.key: mean(one, tally.differences[MEASURES.index(one)]) for one in kinds},
        still_going=_still_going(tally.rounds, games),
    )


def _figure(measure: Measure, sums: Sums) -> Estimate:
    if not measure.share or not sums.games:
        return mean(measure, sums)
    part = sums.total / (sums.games * measure.whole)
    low, high = wilson(part * sums.games, sums.games)
    return Estimate(sums.games, part, low, high)


def mean(measure: Measure, sums: Sums) -> Estimate:
    """From what the games differ by; with fewer than two there is nothing to go by."""
    n, total = sums.games, sums.total
    if not n:
        return Estimate(0, None, None, None)
    middle = total / (n * measure.whole)
    if n < 2:
        return Estimate(n, middle, None, None)
    variance = (n * sums.squares - total * total) / (n * (n - 1) * measure.whole**2)
    reach = Z95 * sqrt(variance / n)
    return Estimate(n, middle, middle - reach, middle + reach)


def _still_going(rounds: Counter[int], games: int) -> tuple[float, ...]:
    left, shares = games, []
    for number in range(1, max(rounds, default=0) + 1):
        left -= rounds[number]
        shares.append(left / games)
    return tuple(shares)
