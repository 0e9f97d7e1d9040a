"""`buyer-of-everything`: borrows to buy whatever it lands on, asks for the rest, sells nothing."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.bots.base import Bot
from monopoly.bots.sparring import swaps
from monopoly.bots.sparring.base import SparringBot
from monopoly.bots.sparring.proposals import Proposals
from monopoly.bots.view import View
from monopoly.rules.action import Action

BID: Final = 130  # hundredths of the price
ASKING: Final = 150  # the same, that it offers for what completes its groups


@final
class BuyerOfEverything(SparringBot):
    def __init__(self) -> None:
        self._proposals: Proposals = Proposals()

    def copy(self, seed: int) -> Bot:
        twin = BuyerOfEverything()
        twin._proposals = self._proposals.copy()
        return twin

    def reserve(self, view: View, player: i64) -> i64:
        return 0

    def borrows_for(self, view: View, player: i64, space: i64) -> bool:
        return True

    def limit(self, view: View, player: i64, space: i64) -> i64:
        return view.board.price[space] * BID // 100

    def proposal(self, view: View, player: i64) -> Action | None:
        if not self._proposals.may_ask(view):
            return None
        offers = swaps.purchases(view, player, ASKING, view.spendable(player))
        return self._proposals.first_new(view, offers)
