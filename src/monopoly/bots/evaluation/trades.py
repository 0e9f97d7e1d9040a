"""What a trade does to the chances of everybody at the table, by the value network."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monopoly.bots.evaluation.network import ValueNetwork, shared_network
from monopoly.bots.view import View
from monopoly.rules.board import SEATS_MAX
from monopoly.rules.state import Bundle


@final
class TradeJudge:
    """Looks at a position once, then at as many trades in it as one likes."""

    def __init__(self) -> None:
        self._network: Final[ValueNetwork] = shared_network()
        self._before: Final = vec[float]([0.0] * SEATS_MAX)
        self._after: Final = vec[float]([0.0] * SEATS_MAX)

    def look(self, view: View) -> None:
        """Takes the chances as they are without any trade."""
        self._network.chances(view, self._before)

    def weigh(self, view: View, one: i64, two: i64, give: Bundle, get: Bundle) -> None:
        """Takes the chances as they would be if `one` gave and got this in a trade with `two`."""
        self._network.chances_after_trade(view, one, two, give, get, self._after)

    def gain(self, player: i64) -> float:
        """By the trade: below zero where the player loses."""
        return self._after[player] - self._before[player]


_SHARED: Final[list[TradeJudge]] = []


def shared_judge() -> TradeJudge:
    """One for all bots of this process."""
    if not _SHARED:
        _SHARED.append(TradeJudge())
    return _SHARED[0]
