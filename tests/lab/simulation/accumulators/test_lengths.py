"""How long games took."""

from collections import Counter

from monopoly.lab import Result
from monopoly.lab.simulation.accumulators.lengths import lengths, spread


def test_lengths_hold_every_game_once(alone: Result) -> None:
    assert sum(step.games for step in alone.lengths) == alone.games
    steps = lengths(Counter({1: 2, 999: 3, 1000: 4}))
    assert len(steps) == 100
    assert (steps[0].first, steps[0].games, steps[-1].last, steps[-1].games) == (1, 2, 1000, 7)


def test_mean_median_and_p95() -> None:
    found = spread(Counter({10: 50, 20: 45, 30: 5}))
    assert (found.mean, found.median, found.p95) == (15.5, 10, 20)
    assert spread(Counter()).mean == 0
