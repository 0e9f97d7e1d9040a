"""`denier`: bids all it has for a deed that would complete a group, its own or a rival's."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.bots.base import Bot
from monopoly.bots.sparring.base import SparringBot
from monopoly.bots.sparring.groups import decides_a_group
from monopoly.bots.view import View

BID: Final = 120  # hundredths of the price, for what decides nothing


@final
class Denier(SparringBot):
    def copy(self, seed: int) -> Bot:
        return self  # it remembers nothing

    def borrows_for(self, view: View, player: i64, space: i64) -> bool:
        return decides_a_group(view, space)

    def limit(self, view: View, player: i64, space: i64) -> i64:
        if decides_a_group(view, space):
            return view.spendable(player)
        return view.board.price[space] * BID // 100
