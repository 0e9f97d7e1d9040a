"""Counts the games of a rollout, in their order."""

from array import array
from collections import Counter
from math import sqrt

from monopoly.analysis.chances import chances
from monopoly.analysis.errors import AnalysisError
from monopoly.analysis.model import Estimate, Evaluation, PlayerChance
from monopoly.analysis.rollouts import RolloutChunk
from monopoly.analysis.sums import Sums
from monopoly.lab.shares import Z95


class Tally:
    """All games so far, in their order."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.winners = bytearray()
        self.rounds = array("H")
        self.ruined = array("h")
        self.unfinished = bytearray()
        self.luck = array("q")
        self._sums = Sums(players)

    def __len__(self) -> int:
        return len(self.winners)

    def add(self, chunk: RolloutChunk) -> None:
        self.winners += chunk.winners
        self.rounds += chunk.rounds
        self.ruined += chunk.ruined
        self.unfinished += chunk.unfinished
        self.luck += chunk.luck

    def cut(self, games: int) -> None:
        """Leaves the first games alone: a few more may have been under way."""
        del self.winners[games:]
        del self.rounds[games:]
        del self.unfinished[games:]
        del self.ruined[games * self.players :]
        del self.luck[games * self.players :]

    def chances(self, games: int) -> list[Estimate]:
        """By player, from the first so many games."""
        if self._sums.games > games:
            self._sums = Sums(self.players)
        first = self._sums.games
        luck = self.luck[first * self.players : games * self.players]
        self._sums.add(self.winners[first:games], luck)
        return chances(self._sums)

    def widest(self, games: int) -> float:
        """The largest half of an interval after the first so many games."""
        return max((chance.high - chance.low) / 2 for chance in self.chances(games))

    def evaluation(self, names: tuple[str, ...], policy: tuple[str, ...], seed: int) -> Evaluation:
        games = len(self.winners)
        if not games:
            raise AnalysisError("Not a single game could be played out.")
        players = []
        for seat, win in enumerate(self.chances(games)):
            ruins = Counter(self.ruined[seat :: self.players])
            by_round = tuple(ruins[number] for number in range(max(ruins, default=-1) + 1))
            players.append(PlayerChance(names[seat], win.value, win.low, win.high, by_round, games))
        return Evaluation(
            games, tuple(players), _mean(self.rounds), sum(self.unfinished), policy, seed
        )


def _mean(figures: "array[int]") -> Estimate:
    count = len(figures)
    mean = sum(figures) / count
    variance = sum((figure - mean) ** 2 for figure in figures) / max(count - 1, 1)
    reach = Z95 * sqrt(variance / count)
    return Estimate(mean, mean - reach, mean + reach)
