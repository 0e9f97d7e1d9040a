"""Sums over games: who won, everybody's luck, and how one goes with the other.

Whole numbers, so they are the same in whatever portions the games come in.
"""

from array import array
from operator import mul

from monopoly.bots.rollouts.playouts import WHOLE_WIN


class Sums:
    """Wins are parts of WHOLE_WIN. The last player's luck is left out: all luck adds up to zero."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.won = [0] * players
        self.won_squared = [0] * players
        self.luck = [0] * (players - 1)
        self.luck_by_luck = [[0] * (players - 1) for _ in range(players - 1)]
        self.won_by_luck = [[0] * (players - 1) for _ in range(players)]
        self._parts = [
            [
                WHOLE_WIN // winners.bit_count() if winners >> seat & 1 else 0
                for seat in range(players)
            ]
            for winners in range(1 << players)
        ]  # by bit set of winners

    def add(self, winners: bytes | bytearray, luck: "array[int]") -> None:
        """Some more games: a bit set of winners for each, and luck by game and player."""
        self.games += len(winners)
        players = len(self.won)
        lucks = [luck[seat::players] for seat in range(players - 1)]
        for seat, one in enumerate(lucks):
            self.luck[seat] += sum(one)
            for other in range(seat + 1):
                product = sum(map(mul, one, lucks[other]))
                self.luck_by_luck[seat][other] += product
                if other != seat:
                    self.luck_by_luck[other][seat] += product
        for seat in range(players):
            won = [self._parts[game][seat] for game in winners]
            self.won[seat] += sum(won)
            self.won_squared[seat] += sum(map(mul, won, won))
            for other, one in enumerate(lucks):
                self.won_by_luck[seat][other] += sum(map(mul, won, one))
