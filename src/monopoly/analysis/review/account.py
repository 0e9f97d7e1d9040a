"""Adds the changes of a chain up, game by game, so that every sum has an interval."""

from collections import Counter
from collections.abc import Iterable
from math import sqrt
from operator import add, sub

from monopoly.analysis.model import Estimate
from monopoly.analysis.review.chain import START, Link, Node
from monopoly.analysis.review.model import LUCK, POINTS, Change
from monopoly.lab.shares import Z95, wilson


class Account:
    """The win chances of all nodes, and what the links between them did."""

    def __init__(self, players: int, links: list[Link], winners: dict[Node, bytes]) -> None:
        self.players = players
        self.links = links
        self._winners = winners
        self._shares = [_shares(seat, players) for seat in range(players)]

    @property
    def end(self) -> Node:
        """Where the record ends; at its start, if nothing has changed."""
        return self.links[-1].after if self.links else START

    def chance(self, node: Node, seat: int) -> Estimate:
        games = self._winners[node]
        won = sum(map(self._shares[seat].__getitem__, games))
        low, high = wilson(won, len(games))
        return Estimate(won / len(games), low, high)

    def chances(self, node: Node) -> tuple[float, ...]:
        return tuple(self.chance(node, seat).value for seat in range(self.players))

    def changes(self) -> list[Change]:
        return [
            Change(
                link.step,
                link.cause,
                link.seat,
                self.points(link.before, link.after),
                self.chances(link.after),
            )
            for link in self.links
        ]

    def points(self, before: Node, after: Node) -> tuple[Estimate, ...]:
        """What happened between the two did to everybody."""
        pairs = Counter(zip(self._winners[before], self._winners[after], strict=True))
        return tuple(
            mean_of([(share[late] - share[early], count) for (early, late), count in pairs.items()])
            for share in self._shares
        )

    def luck(self, seat: int) -> Estimate:
        """All the luck of a player."""
        return self._sum(seat, [link for link in self.links if link.cause in LUCK])

    def own(self, seat: int) -> Estimate:
        """What a player's own decisions did to the player."""
        return self._sum(seat, [link for link in self._decided() if link.seat == seat])

    def others(self, seat: int) -> Estimate:
        """What everybody else's decisions did to the player."""
        return self._sum(seat, [link for link in self._decided() if link.seat != seat])

    def _decided(self) -> list[Link]:
        return [link for link in self.links if link.cause not in LUCK]

    def _sum(self, seat: int, links: list[Link]) -> Estimate:
        """Added up game by game: the changes of one game belong together."""
        if not links:
            return Estimate(0.0, 0.0, 0.0)  # there was nothing, whatever the games
        share = self._shares[seat].__getitem__
        totals = [0.0] * len(next(iter(self._winners.values())))
        for link in links:
            totals = list(map(add, totals, map(share, self._winners[link.after])))
            totals = list(map(sub, totals, map(share, self._winners[link.before])))
        return mean_of(Counter(totals).items())


def _shares(seat: int, players: int) -> list[float]:
    """By bit set of winners: this player's part of the win."""
    return [1 / sets.bit_count() if sets >> seat & 1 else 0.0 for sets in range(2**players)]


def mean_of(figures: Iterable[tuple[float, int]]) -> Estimate:
    """Of figures and how often each came, in points.

    One more game with the whole win at stake: no spread seen is not no spread.
    """
    counted = list(figures)
    games = sum(count for _, count in counted)
    mean = sum(figure * count for figure, count in counted) / games
    squares = sum((figure - mean) ** 2 * count for figure, count in counted)
    reach = Z95 * sqrt((squares + 1) / games / games)
    return Estimate(POINTS * mean, POINTS * (mean - reach), POINTS * (mean + reach))
