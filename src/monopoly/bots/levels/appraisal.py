"""What deeds are worth in dollars to whoever holds them, as different players see it."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.bots.valuation import valuation_for
from monopoly.bots.view import View
from monopoly.rules import bitset
from monopoly.rules.board import LOT

WHOLE: Final = 250  # hundredths of the printed prices that a whole color-group is worth
NEARLY_WHOLE: Final = 120  # the same, when one deed is missing
TO_BUILD_WITH: Final = 2  # half of the cash: a deal has its price


class Appraiser:
    def worth(self, view: View, player: i64, group: i64, deeds: i64) -> i64:
        """Of these deeds of one group to a player, whoever holds them now."""
        raise NotImplementedError


@final
class PrintedPrices(Appraiser):
    """As people see it who do not reckon with rents: the price, and more for a whole group."""

    def worth(self, view: View, player: i64, group: i64, deeds: i64) -> i64:
        board = view.board
        total: i64 = 0
        rest = deeds
        while rest != 0:
            space = bitset.lowest(rest)
            rest = bitset.without_lowest(rest)
            total += board.price[space]
            if view.mortgaged(space):
                total -= view.cost_to_lift(space)
        if board.kind[board.first[group]] != LOT:
            return total
        missing = board.group_bits[group] & ~deeds
        if missing == 0:
            return total * WHOLE // 100
        if bitset.without_lowest(missing) == 0 and bitset.without_lowest(deeds) != 0:
            return total * NEARLY_WHOLE // 100
        return total


@final
class RentsToCome(Appraiser):
    """By the rents that the deeds will bring, built as far as the cash goes: as `trader` counts."""

    def worth(self, view: View, player: i64, group: i64, deeds: i64) -> i64:
        cash = view.cash(player) // TO_BUILD_WITH
        rivals = view.players_left - 1
        return valuation_for(view.board).worth(view, group, deeds, cash, rivals)
