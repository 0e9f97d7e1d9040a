"""Positions with what became of them: features, and everybody's share of rollouts won."""

from dataclasses import dataclass, field
from pathlib import Path
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from monopoly.bots import View, make_bot
from monopoly.bots.evaluation.features import Features
from monopoly.bots.evaluation.places import FEATURES, VERSION
from monopoly.bots.rollouts import playouts
from monopoly.bots.rollouts.playouts import WHOLE_WIN
from monopoly.rules.board import BANK
from monopoly.rules.state import State
from training.positions import SEATS, Sample, samples

Array = NDArray[np.generic]
Floats = NDArray[np.float32]
SEATS_MAX = len(SEATS)


@dataclass(slots=True)
class Rows:
    """Labelled positions, in pairs: a position alone is paired with itself.

    Players are in the order of the seats, those still in the game first to last and then zeros.
    """

    game: list[int] = field(default_factory=list)
    players: list[int] = field(default_factory=list)
    traded: list[bool] = field(default_factory=list)
    features: list[Floats] = field(default_factory=list)  # [2, SEATS_MAX, FEATURES]
    chances: list[Floats] = field(default_factory=list)  # [2, SEATS_MAX]
    # [2, SEATS_MAX]: variances of the first chance, and of the difference
    noise: list[Floats] = field(default_factory=list)
    digest: list[int] = field(default_factory=list)  # of the two positions
    count: int = 0  # games played
    error: str = ""


@dataclass(frozen=True, slots=True)
class DataJob:
    """Games numbered from the seed on, some moments of each, each played out so many times.

    Without rollouts only the features are made: chances found before may go with them.
    """

    seed: int
    moments: int
    rollouts: int
    policy: str

    def run(self, first: int, count: int) -> Rows:
        rows = Rows(count=count)
        features = Features()
        for game in range(first, first + count):
            for sample in samples(self.seed + game, self.moments):
                self._add(game, sample, features, rows)
        return rows

    def _add(self, game: int, sample: Sample, features: Features, rows: Rows) -> None:
        before = sample.before
        after = before if sample.after is None else sample.after
        seen = np.zeros((2, SEATS_MAX, FEATURES), np.float32)
        seen[0], alive = look(before, features)
        seen[1], _ = look(after, features)
        rows.game.append(game)
        rows.players.append(len(alive))
        rows.traded.append(sample.after is not None)
        rows.features.append(seen)
        rows.digest.append(crc32(repr((before.dump(), after.dump())).encode()))
        if self.rollouts:
            self._label(sample, alive, rows)

    def _label(self, sample: Sample, alive: list[int], rows: Rows) -> None:
        chances = np.zeros((2, SEATS_MAX), np.float32)
        noise = np.zeros((2, SEATS_MAX), np.float32)
        first = rows.digest[-1] * self.rollouts  # every pair has dice of its own
        won = self._won(sample.before, alive, first)
        won_after = won if sample.after is None else self._won(sample.after, alive, first)
        chances[0, : len(alive)] = won.mean(0)
        chances[1, : len(alive)] = won_after.mean(0)
        noise[0, : len(alive)] = won.var(0, ddof=1) / self.rollouts
        noise[1, : len(alive)] = (won_after - won).var(0, ddof=1) / self.rollouts
        rows.chances.append(chances)
        rows.noise.append(noise)

    def _won(self, s: State, alive: list[int], first: int) -> Floats:
        """By game and player: the part of the win. The seeds are numbers from the first on."""
        bots = [make_bot(self.policy) for _ in range(int(s.players))]
        seeds = list(range(first, first + self.rollouts))
        found = playouts(View(s), [], BANK, seeds, bots)
        parts = [[found.won(row, player) for player in alive] for row in range(len(found))]
        return np.array(parts, np.float32) / np.float32(WHOLE_WIN)


def look(s: State, features: Features) -> tuple[Floats, list[int]]:
    """The features of a position, a row for each player, and who these are."""
    view = View(s)
    features.estimates.look(view)
    features.write(view)
    count = int(features.estimates.count)
    rows = np.zeros((SEATS_MAX, FEATURES), np.float32)
    flat = np.frombuffer(memoryview(features.rows), np.float64)
    rows[:count] = flat[: count * FEATURES].reshape(count, FEATURES)
    return rows, [int(features.estimates.seats[index].player) for index in range(count)]


@dataclass(frozen=True, slots=True)
class Data:
    """All rows of a file as arrays."""

    game: NDArray[np.int64]
    players: NDArray[np.int64]
    traded: NDArray[np.bool_]
    features: Floats
    chances: Floats
    noise: Floats

    def part(self, chosen: NDArray[np.bool_]) -> "Data":
        return Data(
            self.game[chosen],
            self.players[chosen],
            self.traded[chosen],
            self.features[chosen],
            self.chances[chosen],
            self.noise[chosen],
        )


SAME_LEAST = 0.5  # of the rows of a file, for it to be refreshed
FIELDS = ("game", "players", "traded", "features", "chances", "noise")


def save(path: Path, job: DataJob, rows: Rows) -> None:
    arrays = {name: np.array(getattr(rows, name)) for name in (*FIELDS, "digest")}
    for name in ("seed", "moments", "rollouts", "policy"):
        arrays[name] = np.array(getattr(job, name))
    _write(path, arrays)


def _write(path: Path, arrays: dict[str, Array]) -> None:
    arrays["version"] = np.array(VERSION)
    np.savez_compressed(path, allow_pickle=False, **arrays)


def load(paths: list[Path]) -> Data:
    """The rows of some files; games of different files are different games."""
    parts: dict[str, list[Array]] = {}
    games = 0
    for path in paths:
        with np.load(path) as found:
            if int(found["version"]) != VERSION:
                raise SystemExit(f"{path} holds features of another version: refresh it.")
            for name in FIELDS:
                more = games if name == "game" else 0
                parts.setdefault(name, []).append(found[name] + more if more else found[name])
            games += int(found["game"].max()) + 1
    whole = {name: np.concatenate(some) for name, some in parts.items()}
    return Data(**whole)  # type: ignore[arg-type]


def origin(paths: list[Path]) -> dict[str, object]:
    """Who played the rows of some files out, and how often."""
    policies: set[str] = set()
    rollouts: set[int] = set()
    for path in paths:
        with np.load(path) as found:
            policies.add(str(found["policy"]))
            rollouts.add(int(found["rollouts"]))
    return {"policy": ", ".join(sorted(policies)), "rollouts of each": sorted(rollouts)}


def refresh(path: Path) -> None:
    """Works the features of a file out anew, without rows of games that go differently by now."""
    with np.load(path) as found:
        old = {name: found[name] for name in found.files}
    job = DataJob(int(old["seed"]), int(old["moments"]), 0, str(old["policy"]))
    rows = job.run(0, int(old["game"].max()) + 1)
    now = {key: place for place, key in enumerate(zip(rows.game, rows.digest, strict=True))}
    places = [
        now.get(key, -1) for key in zip(old["game"].tolist(), old["digest"].tolist(), strict=True)
    ]
    same = np.array(places) >= 0
    if same.mean() < SAME_LEAST:
        raise SystemExit(f"{path} is of games that would be played differently now: make it anew.")
    for name in (*FIELDS, "digest"):
        old[name] = old[name][same]
    old["features"] = np.array([rows.features[place] for place in places if place >= 0])
    _write(path, old)
