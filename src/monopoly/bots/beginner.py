"""`beginner`: a friendly newcomer to the game, who goes by the printed prices and overlooks things.

What it overlooks is a matter of the turn, never of an answer: asking again helps nobody.
"""

from typing import Final, final

from mypy_extensions import i64

from monopoly.bots.base import Bot
from monopoly.bots.levels import building
from monopoly.bots.levels.appraisal import PrintedPrices
from monopoly.bots.levels.base import Level
from monopoly.bots.view import View
from monopoly.chance.seeded import SeededDealer
from monopoly.rules import bitset

RESERVE: Final = 100
SHARE: Final = 50  # hundredths of the other's gain that it wants in a trade
WHOLE: Final = 150  # hundredths of the price it bids for what completes its color-group

# How often it overlooks something, in hundredths of the turns.
TRADES: Final = 60
LOTS: Final = 60
AUCTIONS: Final = 50
HUNDRED: Final = 100
TURNS: Final = 1_000_003  # by which the seed is multiplied, so that turns of games do not meet


@final
class BeginnerBot(Level):
    def __init__(self, seed: int = 0) -> None:
        super().__init__(PrintedPrices())
        self._seed: Final = seed
        self._turn: i64 = -1  # that the following are about
        self._sees_trades = False
        self._sees_lots = False
        self._sees_auction = False

    def twin(self) -> Level:
        return BeginnerBot(self._seed)

    def copy(self, seed: int) -> Bot:
        twin = BeginnerBot(seed)
        self.remember_in(twin)
        return twin

    def reserve(self, view: View, player: i64) -> i64:
        return RESERVE

    def share(self) -> i64:
        return SHARE

    def limit(self, view: View, player: i64, space: i64) -> i64:
        price = view.board.price[space]
        return price * WHOLE // 100 if view.completes_by(player, 0, bitset.one(space)) else price

    def offers_per_turn(self, view: View) -> i64:
        self._look(view)
        return 1 if self._sees_trades else 0

    def notices_lots(self, view: View) -> bool:
        self._look(view)
        return self._sees_lots

    def notices_auction(self, view: View) -> bool:
        self._look(view)
        return self._sees_auction

    def best_lot(self, view: View, player: i64, budget: i64) -> i64:
        return building.dearest_lot(view, player, budget)

    def _look(self, view: View) -> None:
        """What it sees in this turn: by the seed and the turn alone, however often it is asked."""
        if self._turn == view.turn:
            return
        self._turn = view.turn
        chance = SeededDealer(self._seed * TURNS + int(view.turn))
        self._sees_trades = chance.below(HUNDRED) >= TRADES
        self._sees_lots = chance.below(HUNDRED) >= LOTS
        self._sees_auction = chance.below(HUNDRED) >= AUCTIONS
