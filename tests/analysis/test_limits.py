"""How long games are played out: by the clock, and what is no time or precision at all."""

from array import array

import pytest

from monopoly.analysis import AnalysisError
from monopoly.analysis.limits import limit_of
from monopoly.analysis.rollouts import RolloutChunk
from monopoly.analysis.tally import Tally


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def one_game() -> Tally:
    tally = Tally(2)
    luck = array("q", [0, 0])
    tally.add(RolloutChunk(b"\x01", array("H", [9]), b"\x00", array("h", [-1, 9]), luck))
    return tally


def test_the_clock_starts_with_the_first_result() -> None:
    """The processes take some of a second to start: that is not taken off the time to play."""
    limit, clock, tally = limit_of(1.0, None, None), Clock(), one_game()
    limit.clock = clock
    clock.now += 60
    assert not limit.reached(tally)
    clock.now += 0.9
    assert not limit.reached(tally)
    clock.now += 0.2
    assert limit.reached(tally)
    assert limit.out_of_time


def test_without_a_time_no_clock_runs_out() -> None:
    limit, clock = limit_of(None, 5, None), Clock()
    limit.clock = clock
    limit.begin()
    clock.now += 1e9
    assert not limit.out_of_time


@pytest.mark.parametrize("precision", [0.0005, 1, 1.0])
def test_the_bounds_of_a_precision_are_allowed(precision: float) -> None:
    assert limit_of(None, None, precision).precision == precision


@pytest.mark.parametrize("precision", [0.0004, 1.1, float("nan"), -1])
def test_what_is_no_precision_is_refused(precision: float) -> None:
    with pytest.raises(AnalysisError, match=f"0.0005 to 1, not {precision:g}"):
        limit_of(None, None, precision)


@pytest.mark.parametrize("seconds", [0.0, -1.0, float("nan"), float("inf")])
def test_what_is_no_time_is_refused(seconds: float) -> None:
    with pytest.raises(AnalysisError, match=f"finite and more than 0 seconds, not {seconds:g}"):
        limit_of(seconds, None, None)
