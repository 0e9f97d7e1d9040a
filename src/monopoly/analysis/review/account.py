"""Adds the changes of a chain up, game by game, so that every sum has an interval."""

from math import sqrt

from monopoly.analysis.model import Estimate
from monopoly.analysis.review.chain import Link, Node
from monopoly.analysis.review.model import LUCK, Change
from monopoly.lab.shares import Z95, wilson

POINTS = 100


class Account:
    """The win chances of all nodes, and what the links between them did."""

    def __init__(self, players: int, links: list[Link], winners: dict[Node, bytes]) -> None:
        self.players = players
        self.links = links
        self._winners = winners
        self._shares = [_shares(seat, players) for seat in range(players)]

    def chance(self, node: Node, seat: int) -> Estimate:
        games = self._winners[node]
        won = sum(map(self._shares[seat].__getitem__, games))
        low, high = wilson(won, len(games))
        return Estimate(won / len(games), low, high)

    def changes(self) -> list[Change]:
        return [
            Change(
                link.step,
                link.cause,
                link.seat,
                tuple(self._points(link, seat) for seat in range(self.players)),
                tuple(self.chance(link.after, seat).value for seat in range(self.players)),
            )
            for link in self.links
        ]

    def luck(self, seat: int) -> Estimate:
        """All the luck of a player, in points."""
        totals = [0.0] * max((len(games) for games in self._winners.values()), default=1)
        for link in self.links:
            if link.cause in LUCK:
                for game, difference in enumerate(self._differences(link, seat)):
                    totals[game] += difference
        return mean_of(totals)

    def _points(self, link: Link, seat: int) -> Estimate:
        return mean_of(self._differences(link, seat))

    def _differences(self, link: Link, seat: int) -> list[float]:
        share = self._shares[seat]
        pairs = zip(self._winners[link.before], self._winners[link.after], strict=True)
        return [share[after] - share[before] for before, after in pairs]


def _shares(seat: int, players: int) -> list[float]:
    """By bit set of winners: this player's part of the win."""
    return [1 / sets.bit_count() if sets >> seat & 1 else 0.0 for sets in range(2**players)]


def mean_of(figures: list[float]) -> Estimate:
    """In points, with the interval of the mean; one game more at stake than was played."""
    games = len(figures)
    mean = sum(figures) / games
    squares = sum((figure - mean) ** 2 for figure in figures)
    reach = Z95 * sqrt((squares + (1 if squares else 0)) / games / games)
    return Estimate(POINTS * mean, POINTS * (mean - reach), POINTS * (mean + reach))
