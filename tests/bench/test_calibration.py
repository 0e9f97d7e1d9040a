"""The measurement of calibration: forecasts of whole games, intervals clustered by game."""

import json
import subprocess
import sys
from importlib import import_module
from types import ModuleType
from typing import Any

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


def test_a_moment_is_decided_as_a_rollout_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """The winners share the win, or those who are richest where the game goes on for too long."""
    job = _job_module(monkeypatch)
    chunk = job.CalibrationChunk()
    job._decide(job.Waiting(1000, [0.5, 0.25, 0.25]), 7, 0b101, chunk)
    assert chunk.forecasts == [(7, 0.5, 0.5), (7, 0.25, 0), (7, 0.25, 0.5)]


def test_moments_do_not_depend_on_what_becomes_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many moments of a short game as of a long one would favour whoever leads."""
    job = _job_module(monkeypatch)
    seeds: list[list[int]] = []

    class Noting(job.CalibrationJob):  # type: ignore[name-defined, misc]
        def _chances(self, table: object, seed: int, chunk: object) -> list[float]:
            seeds[-1].append(seed)
            return [0.25] * 4

    for players in (("random",) * 4, ("greedy",) * 2):
        seeds.append([])
        Noting(players, players[0], 50, 1, 1.0, 3).run(0, 1)
    shorter, longer = sorted(seeds, key=len)
    assert 0 < len(shorter) < len(longer)
    assert longer[: len(shorter)] == shorter


@pytest.mark.compiled_only
def test_every_game_gives_its_moments() -> None:
    size = ("--games", "6", "--rollouts", "4", "--seconds", "100", "--processes", "1")
    often, seldom = _measure(*size, "--every", "40"), _measure(*size, "--every", "10000000")
    assert (often["games"], often["rollouts of a position, mean"]) == (6, 4)
    assert often["positions"] >= 6
    assert sum(row["forecasts"] for row in often["bins"]) == 4 * often["positions"]
    won = sum(row["forecasts"] * row["won"] for row in often["bins"])
    assert won == pytest.approx(often["positions"])
    assert seldom == {}


def _job_module(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(BENCH))
    return import_module("calibration_job")


def _measure(*arguments: str) -> dict[str, Any]:
    done = subprocess.run(  # noqa: S603
        [sys.executable, BENCH / "calibration", *arguments, "--json"],
        capture_output=True,
        text=True,
        check=False,
    )
    if "Not a single moment" in done.stderr:
        return {}
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found
