"""The rents ahead: what the next throw may cost, and the cash to keep against it."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.bots.odds import MILLION, PLACES, odds_for
from monopoly.bots.view import View
from monopoly.rules import bitset
from monopoly.rules.board import BANK

SMALL_CHANGE: Final = 40  # for taxes, cards and fines


@final
class Risk:
    """The rents ahead of one player, looked up once a turn and asked about several times.

    Only what moves or is traded changes them within a turn; a house that a rival puts up in the
    middle of one is seen in the next.
    """

    def __init__(self) -> None:
        self.average: i64 = 0  # what the next throw of two dice costs, and
        self.worst: i64 = 0  # what it may cost
        self._turn: i64 = -1
        self._position: i64 = -1
        self._held: i64 = 0
        self._open_deeds: i64 = 0  # held and not mortgaged
        self._cushion: i64 = 0
        self._debt: i64 = 0  # that it can pay by selling, and
        self._debt_in: i64 = -1  # the turn of that debt

    def look(self, view: View, player: i64) -> None:
        turn, position, held = view.turn, view.position(player), view.held(player)
        if self._turn == turn and self._position == position and self._held == held:
            return
        self._turn, self._position, self._held = turn, position, held
        if view.anything_built:
            self.average, self.worst = rents_ahead(view, player)
        else:
            self.average, self.worst = 0, 0  # bare rents are small change

    def reserve(self, view: View, player: i64) -> i64:
        """Cash to keep in hand so that whatever the throw may bring can be paid.

        Lone deeds are a second purse: they can be mortgaged at little loss.
        """
        self.look(view, player)
        return max(self.worst - self.cushion(view, player), 0) + SMALL_CHANGE

    def can_spare(self, view: View, player: i64, cost: i64) -> bool:
        """Whether, this paid, most of what the throw may bring can be: from cash and lone deeds."""
        self.look(view, player)
        left = view.spendable(player) + self.cushion(view, player) - cost
        return left >= min(self.worst, 2 * self.average)

    def cushion(self, view: View, player: i64) -> i64:
        """What mortgages on deeds outside complete groups would bring."""
        open_deeds = view.held(player) & ~view.mortgages
        if self._open_deeds != open_deeds:
            self._open_deeds = open_deeds
            self._cushion = mortgage_value(view, player, open_deeds)
        return self._cushion

    def can_pay(self, view: View, player: i64) -> bool:
        """Whether all there is to sell would pay the debt: asked once, and not after each sale."""
        owed = view.owed(player)
        if self._debt_in == view.turn and self._debt == owed:
            return True
        if view.cash(player) + view.could_raise(player) < owed:
            return False
        self._debt = owed
        self._debt_in = view.turn
        return True

    def would_be_fatal(self, view: View, player: i64, price: i64) -> bool:
        """Whether by paying this the worst could no longer be met, though now it could."""
        self.look(view, player)
        if self.worst <= view.cash(player) - price:
            return False
        means = view.cash(player) + view.could_raise(player)
        return means >= self.worst > means - price


def rents_ahead(view: View, player: i64) -> tuple[i64, i64]:
    """What the next throw of two dice may cost: on average, and at the worst."""
    odds = odds_for(view.board)
    place = view.position(player)
    row = place * PLACES
    average: i64 = 0
    worst: i64 = 0
    rest = odds.reach[place] & _rivals_deeds(view, player)
    while rest != 0:
        space = bitset.lowest(rest)
        rest = bitset.without_lowest(rest)
        rent = view.rent(space)
        average += odds.throw[row + space] * rent
        worst = max(worst, rent)
    return average // MILLION, worst


def mortgage_value(view: View, player: i64, deeds: i64) -> i64:
    """Of those outside the player's complete groups."""
    total: i64 = 0
    board = view.board
    rest = deeds & ~view.deeds_of(view.complete(player))
    while rest != 0:
        total += board.mortgage[bitset.lowest(rest)]
        rest = bitset.without_lowest(rest)
    return total


def _rivals_deeds(view: View, player: i64) -> i64:
    """Those of others on which rent is due."""
    return view.board.all_deeds & ~view.held(player) & ~view.held(BANK) & ~view.mortgages
