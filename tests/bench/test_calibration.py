"""The measurement of calibration: forecasts of whole games, intervals clustered by game."""

import json
import subprocess
import sys
from types import ModuleType

import pytest

from tests.bench.loading import BENCH, load_script

pytestmark = pytest.mark.once


@pytest.fixture
def calibration(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    return load_script("calibration", monkeypatch)


def test_one_game_is_one_witness(calibration: ModuleType) -> None:
    """Ten times the same figures of a game say no more than once."""
    figures = [(game, float(game % 2)) for game in range(100)]
    mean, reach = calibration.clustered_mean(figures)
    again, repeated = calibration.clustered_mean(figures * 10)
    assert (mean, again) == (0.5, 0.5)
    assert repeated == pytest.approx(reach) == pytest.approx(1.96 * 0.05, rel=0.01)


def test_chances_that_are_true_are_not_off(calibration: ModuleType) -> None:
    """In every fourth game the one with a chance of 25 % wins, and 75 % for the other is right."""
    forecast = calibration.Forecast
    forecasts = [
        forecast(game, chance, float((game % 4 == 0) == first))
        for game in range(400)
        for chance, first in ((0.25, True), (0.75, False))
    ]
    low, high = calibration.reliability(forecasts)
    assert (low["from"], low["forecasts"], low["games"], low["off"]) == (0.2, 400, 400, 0)
    assert (high["from"], high["won"], high["off"]) == (0.7, 0.75, 0)


@pytest.mark.compiled_only
def test_every_game_gives_its_moments() -> None:
    size = ("--games", "3", "--moments", "2", "--rollouts", "4", "--seconds", "100")
    done = subprocess.run(  # noqa: S603
        [sys.executable, BENCH / "calibration", *size, "--processes", "1", "--json"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    ended = found["games"]
    assert ended + found["games left out, without an end"] == 3
    assert found["positions"] == 2 * ended
    assert sum(row["forecasts"] for row in found["bins"]) == 4 * found["positions"]
    assert sum(row["forecasts"] * row["won"] for row in found["bins"]) == pytest.approx(2 * ended)
    assert found["rollouts of a position, mean"] == 4
