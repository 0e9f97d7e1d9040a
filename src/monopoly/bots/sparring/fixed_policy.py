"""Agents with a fixed order of priorities, as they are used in the research literature.

They buy what leaves a reserve, and whatever they prefer or completes a group; build evenly; trade
by printed prices and a premium. One prefers nothing, the others railroads or some color-groups.
"""

from typing import Final, final

from mypy_extensions import i64

from monopoly.bots.base import Bot
from monopoly.bots.sparring import swaps
from monopoly.bots.sparring.base import SparringBot
from monopoly.bots.sparring.prices import Prices
from monopoly.bots.sparring.proposals import Proposals
from monopoly.bots.view import View
from monopoly.rules import bitset
from monopoly.rules.action import Action
from monopoly.rules.board import RAILROAD, Board
from monopoly.rules.state import StandingOffer

RESERVE: Final = 200
CASH_TO_BUILD: Final = 500
PREFERRED: Final = 150  # hundredths of the price it bids for what it prefers or completes
PREMIUM: Final = 150  # the same, that it pays where it completes a group
GOOD_PRICE: Final = 125  # the same, for which it sells, whoever completes a group by it

NO_PREFERENCE: Final = 0
RAILROADS: Final = 1
MIDDLE_GROUPS: Final = 2  # the fourth and fifth color-group: orange and red
CHEAP_GROUPS: Final = 3  # the first two: brown and light blue


@final
class FixedPolicy(SparringBot):
    def __init__(self, preference: i64) -> None:
        self._preference: Final = preference
        self._proposals: Proposals = Proposals()

    def copy(self, seed: int) -> Bot:
        twin = FixedPolicy(self._preference)
        twin._proposals = self._proposals.copy()
        return twin

    def reserve(self, view: View, player: i64) -> i64:
        return RESERVE

    def borrows_for(self, view: View, player: i64, space: i64) -> bool:
        return self._prefers(view, player, space)

    def limit(self, view: View, player: i64, space: i64) -> i64:
        price = view.board.price[space]
        return price * PREFERRED // 100 if self._prefers(view, player, space) else price

    def builds(self, view: View, player: i64) -> bool:
        return view.spendable(player) >= CASH_TO_BUILD

    def borrows_to_build(self) -> bool:
        return False

    def proposal(self, view: View, player: i64) -> Action | None:
        if not self._proposals.may_ask(view):
            return None
        offer = self._proposals.first_new(view, swaps.swaps(view, player))
        if offer is not None:
            return offer
        spare = view.spendable(player) - RESERVE
        return self._proposals.first_new(view, swaps.purchases(view, player, PREMIUM, spare))

    def accepts(self, view: View, player: i64, offer: StandingOffer) -> bool:
        prices = Prices(view, player, offer)
        if prices.breaks_mine or prices.paid > view.spendable(player):
            return False
        if prices.completes_mine:
            return prices.got * PREMIUM >= prices.given * 100
        return prices.got * 100 >= prices.given * GOOD_PRICE

    def _prefers(self, view: View, player: i64, space: i64) -> bool:
        if view.would_complete(player, space):
            return True
        board = view.board
        if self._preference == RAILROADS:
            return board.kind[space] == RAILROAD
        place = color_groups_before(board, space)
        if self._preference == MIDDLE_GROUPS:
            return 3 <= place <= 4
        if self._preference == CHEAP_GROUPS:
            return 0 <= place <= 1
        return False


def color_groups_before(board: Board, space: i64) -> i64:
    """How many color-groups begin before that of this lot; -1 where it is none."""
    if board.house_cost[space] == 0:
        return -1
    first = bitset.lowest(board.mates[space])
    place: i64 = 0
    for group in range(board.groups):
        other = board.first[group]
        if board.house_cost[other] > 0 and other < first:
            place += 1
    return place
