"""Laps of a race: the next games of all candidates that are still in it, on all cores."""

from array import array
from dataclasses import dataclass
from typing import Final

from monopoly.analysis.errors import AnalysisError, mistake_of
from monopoly.analysis.limits import Limit
from monopoly.analysis.moment import Moment, opened
from monopoly.analysis.race import Race
from monopoly.bots.rollouts.playout import BotMistake
from monopoly.bots.rollouts.playouts import playouts
from monopoly.game.actions import from_dict
from monopoly.lab.simulation.plan import game_seed
from monopoly.pool.chunks import ChunkQueue
from monopoly.pool.executor import Executor
from monopoly.pool.run import run

FIRST_LAP: Final = 10  # games: few, for where one takes long
LAP_MAX: Final = 2_000
CHUNK_SECONDS: Final = 0.02


@dataclass(slots=True)
class LapChunk:
    """What the one who decides won: a row for each action, one figure for each game."""

    won: "list[array[int]]"
    error: str = ""

    @property
    def count(self) -> int:
        return len(self.won[0]) if self.won else 0


@dataclass(frozen=True, slots=True)
class LapJob:
    """The next games of all candidates that are still in the race."""

    moment: Moment
    policy: tuple[str, ...]
    seed: int
    decider: int
    actions: tuple[dict[str, object], ...]
    first_game: int

    def run(self, first: int, count: int) -> LapChunk:
        view, bots = opened(self.moment, self.policy, self.seed)
        start = self.first_game + first
        seeds = [game_seed(self.seed, game) for game in range(start, start + count)]
        actions = [from_dict(dict(action)) for action in self.actions]
        try:
            found = playouts(view, actions, self.decider, seeds, bots)
        except BotMistake as error:
            return LapChunk([], mistake_of(self.policy, error))
        rows = [range(number * count, (number + 1) * count) for number in range(len(actions))]
        return LapChunk([array("H", [found.won(i, self.decider) for i in row]) for row in rows])


@dataclass(frozen=True, slots=True)
class Laps:
    """Runs the race of the candidates of one moment."""

    moment: Moment
    policy: tuple[str, ...]
    seed: int
    decider: int
    actions: list[dict[str, object]]

    def run(self, race: Race, limit: Limit, executor: Executor) -> None:
        """Lap after lap, each longer than the last, until one is left or the limit is reached."""
        played, lap = 0, FIRST_LAP
        while played < limit.games:
            if played and (limit.out_of_time or len(race.racing) == 1):
                return
            lap = min(lap, limit.games - played)
            self._lap(race, played, lap, limit, executor)
            race.drop_the_worse()
            played += lap
            lap = min(2 * lap, LAP_MAX)

    def _lap(self, race: Race, first: int, games: int, limit: Limit, executor: Executor) -> None:
        racing = race.racing
        actions = tuple(self.actions[number] for number in racing)
        job = LapJob(self.moment, self.policy, self.seed, self.decider, actions, first)

        def add(chunk: LapChunk) -> None:
            if chunk.error:
                raise AnalysisError(chunk.error)
            limit.begin()
            for number, won in zip(racing, chunk.won, strict=True):
                race.runners[number].won += won

        queue = ChunkQueue(games, chunk_seconds=CHUNK_SECONDS)
        outcome = run(job, queue, add, executor=executor)
        if outcome.interrupted:
            raise KeyboardInterrupt
        if outcome.lost:
            raise AnalysisError(outcome.lost)
