"""What a server of a test reaches out to: clocks set by hand, dice that are known, games that begin
at a position. `Program(start="known_dice(7)")` is a server in such a world."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Final

from monopoly import Game, Position
from monopoly.chance.dealer import Dealer
from monopoly.chance.fair import SECRET_BYTES
from monopoly.rules.ruleset import RuleSet
from monopoly.server.command import serve
from monopoly.server.ops.executor import Threads
from monopoly.server.ops.metrics import Metrics
from monopoly.server.ops.secrets import ALPHABET, ID_LENGTH, Secrets
from monopoly.server.ops.settings import Rate, Settings
from monopoly.server.ops.times import SystemTimes, Times
from monopoly.server.store.sqlite import SqliteStore
from monopoly.server.tables.world import NewGame, World, new_game

Start = Callable[..., int]

# --- clocks


@dataclass(slots=True)
class ManualTimes(Times):
    """Clocks that stand still until they are set."""

    shown: float = 1_000_000.0
    steady_now: float = 1_000.0

    def wall(self) -> float:
        return self.shown

    def steady(self) -> float:
        return self.steady_now

    def go_on(self, seconds: float) -> None:
        self.shown += seconds
        self.steady_now += seconds


@dataclass(slots=True)
class TimesByFile(SystemTimes):
    """The clock on the wall is ahead by what a file says."""

    path: Path

    def wall(self) -> float:
        return round(SystemTimes.wall(self) + float(self.path.read_text(encoding="ascii")), 3)


# --- dice


class KnownSecrets(Secrets):
    """Tables one after the other fall the same way at every start; a failure prints the seed and
    the secrets it came to. Keys to seats stay unknown."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._seed: Final = seed
        self._chance: Final = Random(seed)

    def new_dice(self) -> str:
        secret = self._chance.randbytes(SECRET_BYTES).hex()
        print(f"seed {self._seed}: the secret of the dice is {secret}")
        return secret

    def new_id(self) -> str:
        return "".join(self._chance.choices(ALPHABET, k=ID_LENGTH))


# --- games


def beginning_in(folder: Path) -> NewGame:
    """Games begin at the position that lies there for their table, if there is one; the players of
    the position are those at the table, seat by seat, whatever they are called there."""

    def begin(
        table_id: str,
        rules: RuleSet,
        /,
        *,
        players: Sequence[str],
        tokens: Sequence[str],
        banker_name: str,
        dealer: Dealer,
    ) -> Game:
        path = folder / table_id
        if not path.exists():
            return new_game(
                table_id,
                rules,
                players=players,
                tokens=tokens,
                banker_name=banker_name,
                dealer=dealer,
            )
        data = json.loads(path.read_text(encoding="utf-8"))
        known = [player["name"] for player in data["players"]]
        data = _renamed(data, dict(zip(known, players, strict=True)))
        for player, token in zip(data["players"], tokens, strict=False):
            player["token"] = token
        game = Game.from_position(Position.from_dict(data), dealer=dealer)
        game.keep_no_journal()
        return game

    return begin


def _renamed(data, names: dict[str, str]):  # type: ignore[no-untyped-def]
    if isinstance(data, dict):
        return {names.get(key, key): _renamed(value, names) for key, value in data.items()}
    if isinstance(data, list):
        return [_renamed(value, names) for value in data]
    return names.get(data, data) if isinstance(data, str) else data


# --- stores


def store_in(folder: Path, metrics: Metrics | None = None) -> SqliteStore:
    return SqliteStore(folder, metrics or Metrics(), Threads("store", 1))


# --- how a server in a process of its own is started


def known_dice(seed: int) -> Start:
    return _in_world(World(secrets=KnownSecrets(seed)))


def at_positions(folder: str) -> Start:
    return _in_world(World(new_game=beginning_in(Path(folder))))


def by_clock(path: str) -> Start:
    return _in_world(World(times=TimesByFile(Path(path))))


def impatient() -> Start:
    """Half a second for what usually has ten or sixty."""
    return _in_world(
        World(), head_seconds=0.5, body_seconds=0.5, request_seconds=0.5, linger_seconds=0.5
    )


def talkative() -> Start:
    """Nobody talks too much."""
    return _in_world(World(), chat=Rate(1e6, 1e6))


def _in_world(world: World, **changes: float | Rate) -> Start:
    def start(settings: Settings, host: str, port: int, **more: object) -> int:
        changed = replace(settings, **changes)  # type: ignore[arg-type]
        return serve(changed, host, port, world=world, **more)  # type: ignore[arg-type]

    return start
