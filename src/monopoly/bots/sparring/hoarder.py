"""`hoarder`: buys and keeps, deeds and cash alike; builds only when it is rich."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.bots.base import Bot
from monopoly.bots.sparring.base import SparringBot
from monopoly.bots.view import View

RICH: Final = 1000  # dollars in hand
BID: Final = 150  # hundredths of the price


@final
class Hoarder(SparringBot):
    def copy(self, seed: int) -> Bot:
        return self  # it remembers nothing

    def reserve(self, view: View, player: i64) -> i64:
        return 100

    def limit(self, view: View, player: i64, space: i64) -> i64:
        return view.board.price[space] * BID // 100

    def builds(self, view: View, player: i64) -> bool:
        return view.spendable(player) >= RICH
