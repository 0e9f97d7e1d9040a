"""Counts the games of a rollout, in their order."""

from array import array
from collections import Counter
from math import sqrt

from monopoly.analysis.errors import AnalysisError
from monopoly.analysis.model import Estimate, Evaluation, PlayerChance
from monopoly.analysis.rollouts import RolloutChunk
from monopoly.lab.shares import Z95, wilson


class Tally:
    """All games so far, in their order."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.winners = bytearray()
        self.rounds = array("H")
        self.ruined = array("h")
        self.unfinished = bytearray()

    def __len__(self) -> int:
        return len(self.winners)

    def add(self, chunk: RolloutChunk) -> None:
        self.winners += chunk.winners
        self.rounds += chunk.rounds
        self.ruined += chunk.ruined
        self.unfinished += chunk.unfinished

    def cut(self, games: int) -> None:
        """Leaves the first games alone: a few more may have been under way."""
        del self.winners[games:]
        del self.rounds[games:]
        del self.unfinished[games:]
        del self.ruined[games * self.players :]

    def wins(self, games: int) -> list[float]:
        """By player, in the first so many games; shared wins are parts."""
        wins = [0.0] * self.players
        for winners, count in Counter(self.winners[:games]).items():
            seats = [seat for seat in range(self.players) if winners >> seat & 1]
            for seat in seats:
                wins[seat] += count / len(seats)
        return wins

    def widest(self, games: int) -> float:
        """The largest half of an interval after the first so many games."""
        bounds = [wilson(won, games) for won in self.wins(games)]
        return max((high - low) / 2 for low, high in bounds)

    def evaluation(self, names: tuple[str, ...], policy: tuple[str, ...], seed: int) -> Evaluation:
        games = len(self.winners)
        if not games:
            raise AnalysisError("Not a single game could be played out.")
        players = []
        for seat, won in enumerate(self.wins(games)):
            low, high = wilson(won, games)
            ruins = Counter(self.ruined[seat :: self.players])
            by_round = tuple(ruins[number] for number in range(max(ruins, default=-1) + 1))
            players.append(PlayerChance(names[seat], won / games, low, high, by_round, games))
        return Evaluation(
            games, tuple(players), _mean(self.rounds), sum(self.unfinished), policy, seed
        )


def _mean(figures: "array[int]") -> Estimate:
    count = len(figures)
    mean = sum(figures) / count
    variance = sum((figure - mean) ** 2 for figure in figures) / max(count - 1, 1)
    reach = Z95 * sqrt(variance / count)
    return Estimate(mean, mean - reach, mean + reach)
