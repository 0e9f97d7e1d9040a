"""`newcomer`: buys what it can pay for and builds when it can; bids modestly and never trades."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.bots.base import Bot
from monopoly.bots.sparring.base import SparringBot
from monopoly.bots.view import View

RESERVE: Final = 20


@final
class Newcomer(SparringBot):
    def copy(self, seed: int) -> Bot:
        return self  # it remembers nothing

    def reserve(self, view: View, player: i64) -> i64:
        return RESERVE

    def borrows_to_build(self) -> bool:
        return False
