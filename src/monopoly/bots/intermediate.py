"""`intermediate`: builds where it pays, keeps a reserve against the rents ahead, and trades."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.bots import risk
from monopoly.bots.levels import building
from monopoly.bots.levels.appraisal import PrintedPrices
from monopoly.bots.levels.base import Level
from monopoly.bots.view import View
from monopoly.rules import bitset
from monopoly.rules.board import BANK

LEAST_RESERVE: Final = 50
SHARE: Final = 70  # hundredths of the other's gain that it wants in a trade
OFFERS_PER_TURN: Final = 2
BEYOND_THREE_HOUSES: Final = 200  # dollars kept beside the reserve when it builds more

# Hundredths of the price that it bids.
FOR_A_LOT: Final = 110
FOR_MY_GROUP: Final = 200
AGAINST_A_GROUP: Final = 140  # of somebody else


@final
class IntermediateBot(Level):
    def __init__(self) -> None:
        super().__init__(PrintedPrices())

    def twin(self) -> Level:
        return IntermediateBot()

    def reserve(self, view: View, player: i64) -> i64:
        if not view.anything_built:
            return LEAST_RESERVE
        return max(risk.reserve(view, player), LEAST_RESERVE)

    def share(self) -> i64:
        return SHARE

    def limit(self, view: View, player: i64, space: i64) -> i64:
        price = view.board.price[space]
        if view.completes_by(player, 0, bitset.one(space)):
            return price * FOR_MY_GROUP // 100
        for rival in range(view.players):
            if not view.retired(rival) and view.completes_by(rival, 0, bitset.one(space)):
                return price * AGAINST_A_GROUP // 100
        return price * FOR_A_LOT // 100

    def offers_per_turn(self, view: View) -> i64:
        return OFFERS_PER_TURN

    def best_lot(self, view: View, player: i64, budget: i64) -> i64:
        return building.three_houses_first(view, player, budget, BEYOND_THREE_HOUSES)

    def wants_out_of_jail(self, view: View, player: i64) -> bool:
        return view.held(BANK) != 0 or risk.rents_ahead(view, player)[0] < view.board.fine
