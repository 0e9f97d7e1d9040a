"""What a trade does to the chances of everybody at the table, by the value network."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monopoly.bots.evaluation.moment import Moment
from monopoly.bots.evaluation.network import ValueNetwork
from monopoly.bots.view import View
from monopoly.rules.board import SEATS_MAX
from monopoly.rules.state import Bundle

REMEMBERED: Final = 4  # trades: who answers an offer looks at what its proposer has just looked at


@final
class TradeJudge:
    """Looks at a position once, then at as many trades in it as one likes."""

    def __init__(self) -> None:
        self._network: Final = ValueNetwork()  # its own: nobody else looks elsewhere meanwhile
        self._moment: Final = Moment()
        self._view: View | None = None  # through which it looked
        self._before: Final = vec[float]([0.0] * SEATS_MAX)
        self._weighed: Final = vec[_Weighed]([_Weighed() for _ in range(REMEMBERED)])
        self._last: _Weighed = self._weighed[0]
        self._oldest: i64 = 0

    def look(self, view: View) -> None:
        """Takes the chances as they are without any trade."""
        self._view = view
        if not self._moment.is_still(view):
            self._network.chances(view, self._before)
            for weighed in self._weighed:
                weighed.forget()

    def weigh(self, view: View, one: i64, two: i64, give: Bundle, get: Bundle) -> None:
        """Takes the chances as they would be if `one` gave and got this in a trade with `two`."""
        if self._view is not view:  # another game was looked at meanwhile
            self.look(view)
        for weighed in self._weighed:
            if weighed.is_of(one, two, give, get) or weighed.is_of(two, one, get, give):
                self._last = weighed
                return
        weighed = self._weighed[self._oldest]
        self._oldest = (self._oldest + 1) % REMEMBERED
        weighed.note(one, two, give, get)
        self._network.chances_after_trade(view, one, two, give, get, weighed.after)
        self._last = weighed

    def gain(self, player: i64) -> float:
        """By the trade: below zero where the player loses."""
        return self._last.after[player] - self._before[player]


@final
class _Weighed:
    """A trade and the chances after it."""

    def __init__(self) -> None:
        self.after: Final = vec[float]([0.0] * SEATS_MAX)
        self._one: i64 = -1  # nobody: no trade
        self._two: i64 = -1
        self._give: i64 = 0
        self._get: i64 = 0
        self._cash: i64 = 0
        self._give_cards: i64 = 0
        self._get_cards: i64 = 0

    def is_of(self, one: i64, two: i64, give: Bundle, get: Bundle) -> bool:
        return (
            self._one == one
            and self._two == two
            and self._give == give.deeds
            and self._get == get.deeds
            and self._cash == give.cash - get.cash
            and self._give_cards == give.cards
            and self._get_cards == get.cards
        )

    def note(self, one: i64, two: i64, give: Bundle, get: Bundle) -> None:
        self._one = one
        self._two = two
        self._give = give.deeds
        self._get = get.deeds
        self._cash = give.cash - get.cash
        self._give_cards = give.cards
        self._get_cards = get.cards

    def forget(self) -> None:
        self._one = -1


_SHARED: Final[list[TradeJudge]] = []


def shared_judge() -> TradeJudge:
    """One for all bots of this process."""
    if not _SHARED:
        _SHARED.append(TradeJudge())
    return _SHARED[0]
