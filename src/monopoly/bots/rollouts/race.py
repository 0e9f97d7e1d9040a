"""Ways on from one moment, compared by playing: whoever is clearly behind gets no more games."""

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monopoly.bots.base import Bot
from monopoly.bots.rollouts.lookahead import Lookahead
from monopoly.bots.view import View
from monopoly.chance.seeded import SeededDealer
from monopoly.rules import bitset

CLEARLY: Final = 2.5  # standard errors behind the best
LEAST_SPREAD: Final = 0.01  # the square of a tenth of a win: no spread seen is not no spread


@final
class Race:
    """Positions that one player may come to by different actions, each played out alike.

    All of them meet the same chance game by game, so differences are judged from pairs. `policy` is
    a bot for every seat, as `playouts` wants it; `turns` is
    how far each game is played, the value network judging where it stands then. 0: to its end.
    """

    def __init__(
        self,
        views: list[View],
        player: i64,
        policy: list[Bot],
        chance: SeededDealer,
        games_max: i64,
        turns: i64,
    ) -> None:
        self._views: Final = views
        self._player: Final = player
        self._chance: Final = chance
        self._lookahead: Final = Lookahead(policy, turns)
        self._games_max: Final = games_max
        self._racing: i64 = bitset.one(len(views)) - 1  # a bit set of runners
        self._games: Final = vec[i64]([0] * len(views))
        self._won: Final = vec[float](
            [0.0] * (len(views) * games_max)
        )  # [runner * games_max + game]

    def run(self, lap: i64) -> None:
        """Plays laps of so many games until one runner is left or all games are played."""
        played: i64 = 0
        while played < self._games_max and bitset.without_lowest(self._racing) != 0:
            count = min(lap, self._games_max - played)
            seeds = [self._chance.spawn().seed for _ in range(count)]
            for runner in bitset.members_of(self._racing):
                self._play(runner, seeds)
            played += count
            self._drop_the_worse()

    def _play(self, runner: i64, seeds: list[int]) -> None:
        place = runner * self._games_max + self._games[runner]
        for seed in seeds:
            self._won[place] = self._lookahead.chance(self._views[runner], self._player, seed)
            place += 1
        self._games[runner] += i64(len(seeds))

    def _drop_the_worse(self) -> None:
        best = self.best()
        for runner in bitset.members_of(self._racing):
            if runner != best:
                behind, error = self.lead(best, runner)
                if behind > CLEARLY * error:
                    self._racing = bitset.without(self._racing, runner)

    def best(self) -> i64:
        """Of those that have played all games so far; the first of equals."""
        found: i64 = -1
        for runner in bitset.members_of(self._racing):
            if found < 0 or self.share(runner) > self.share(found):
                found = runner
        return found

    def games(self, runner: i64) -> i64:
        return self._games[runner]

    def share(self, runner: i64) -> float:
        """The player's chance to win there, on average."""
        total = 0.0
        games = self._games[runner]
        place = runner * self._games_max
        for game in range(games):
            total += self._won[place + game]
        return total / float(max(games, 1))

    def error(self, runner: i64) -> float:
        """The standard error of that."""
        games = self._games[runner]
        place = runner * self._games_max
        mean = self.share(runner)
        squares = LEAST_SPREAD
        for game in range(games):
            distance = self._won[place + game] - mean
            squares += distance * distance
        return sqrt(squares) / float(max(games, 1))

    def lead(self, one: i64, two: i64) -> tuple[float, float]:
        """How far one is ahead of another, and the standard error, from the games both played."""
        games = min(self._games[one], self._games[two])
        if games == 0 or one == two:
            return 0.0, 0.0
        first = one * self._games_max
        second = two * self._games_max
        total = 0.0
        squares = LEAST_SPREAD
        for game in range(games):
            difference = self._won[first + game] - self._won[second + game]
            total += difference
            squares += difference * difference
        mean = total / float(games)
        variance = max(squares / float(games) - mean * mean, 0.0)
        return mean, sqrt(variance / float(games))
