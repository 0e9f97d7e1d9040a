"""A game played on for some turns, then judged at a glance: cheaper than to its end, and steadier.

Win or loss at the end of a game is mostly luck to come; the chances some turns ahead are known to a
few points, and a tenth of the games says as much.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monopoly.bots.base import Bot
from monopoly.bots.evaluation.network import ValueNetwork, shared_network
from monopoly.bots.rollouts.playout import Playout
from monopoly.bots.rollouts.playouts import TURNS_AHEAD_MAX, richest, sample_table
from monopoly.bots.view import View
from monopoly.rules import bitset
from monopoly.rules.board import SEATS_MAX
from monopoly.rules.state import OVER


@final
class Lookahead:
    """`policy` is a bot for every seat; `turns` is how far to look, or 0: to the end."""

    def __init__(self, policy: list[Bot], turns: i64) -> None:
        self._policy: Final = policy
        self._turns: Final = turns
        self._network: Final[ValueNetwork] = shared_network()
        self._chances: Final = vec[float]([0.0] * SEATS_MAX)

    def chance(self, view: View, player: i64, seed: int) -> float:
        """A player's chance to win, by one game with the chance that the seed gives it."""
        s, bots, dealers = sample_table(view, seed, self._policy)
        turns: i64 = self._turns if self._turns > 0 else TURNS_AHEAD_MAX
        playout = Playout(s, bots, dealers, s.turn + turns)
        while playout.step():
            pass
        if s.phase != OVER and self._turns > 0:
            self._network.chances(View(s), self._chances)
            return self._chances[player]
        winners = s.winners if s.phase == OVER else richest(s)
        return 1.0 / float(bitset.count(winners)) if bitset.has(winners, player) else 0.0
