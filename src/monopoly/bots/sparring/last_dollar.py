"""`last-dollar`: sells and swaps at the last dollar that its victim accepts."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from monopoly.bots.base import Bot
from monopoly.bots.sparring.exploiter import (
    WORTHWHILE,
    Exploiter,
    copy_of_game,
    gain,
    make_offer,
)
from monopoly.bots.sparring.trader_1.valuation import valuation_for
from monopoly.bots.view import View
from monopoly.rules.action import Action
from monopoly.rules.state import State
from monopoly.rules.trade import Offer


@final
class LastDollar(Exploiter):
    """Of all the deals its victims accept it makes the one that is worth most to it."""

    def __init__(self, victim: Bot) -> None:
        super().__init__(victim)
        # the turn, its deeds and its cash when it looked last: a deal that came about changes these
        self._turn: i64 = -1
        self._deeds: i64 = 0
        self._cash: i64 = 0

    def copy(self, seed: int) -> Bot:
        twin = LastDollar(self._victim)
        twin._play = self._play.copy(seed)
        twin._turn = self._turn
        twin._deeds = self._deeds
        twin._cash = self._cash
        return twin

    def exploit(self, view: View, player: i64) -> Action | None:
        turn, deeds, cash = view.turn, view.held(player), view.cash(player)
        if turn == self._turn and deeds == self._deeds and cash == self._cash:
            return None
        self._turn, self._deeds, self._cash = turn, deeds, cash
        return self._best_deal(view, player)

    def _best_deal(self, view: View, player: i64) -> Offer | None:
        valuation = valuation_for(view.board)
        game = copy_of_game(view)
        best: Offer | None = None
        most: i64 = WORTHWHILE
        for partner in range(view.players):
            if partner == player or view.retired(partner):
                continue
            gives, gets = exchanges(view, player, partner)
            for i in range(len(gives)):
                give, get = gives[i], gets[i]
                cash = self._last_dollar(view, game, player, partner, give, get, most)
                if cash >= 0:
                    best = make_offer(partner, give, get, cash)
                    most = gain(view, valuation, player, give, get, cash)
        return best

    def _last_dollar(
        self, view: View, game: State, player: i64, partner: i64, give: i64, get: i64, most: i64
    ) -> i64:
        """The most cash the partner pays in an exchange of these deeds; -1 where the player
        would not gain more than `most` by it."""
        valuation = valuation_for(view.board)
        high = game.cash[partner] + 1
        if gain(view, valuation, player, give, get, high - 1) <= most:
            return -1
        low: i64 = 0
        while high - low > 1:  # the least that makes it better than the best so far
            middle = (low + high) // 2
            if gain(view, valuation, player, give, get, middle - 1) > most:
                high = middle
            else:
                low = middle
        low = high - 1
        if not self.accepted(game, player, make_offer(partner, give, get, low)):
            return -1
        high = game.cash[partner] + 1
        while high - low > 1:
            middle = (low + high) // 2
            if self.accepted(game, player, make_offer(partner, give, get, middle)):
                low = middle
            else:
                high = middle
        return low


def exchanges(view: View, player: i64, partner: i64) -> tuple[vec[i64], vec[i64]]:
    """What the player could give and get: its part of a group for cash, or for the partner's part
    of another. Bit sets; the same place in both is one exchange."""
    board = view.board
    mine, theirs = view.held(player), view.held(partner)
    gives, gets = vec[i64](), vec[i64]()
    for given in range(board.groups):
        give = mine & board.group_bits[given]
        if give == 0:
            continue
        gives, gets = append(gives, give), append(gets, 0)
        for got in range(board.groups):
            get = theirs & board.group_bits[got]
            if got != given and get != 0:
                gives, gets = append(gives, give), append(gets, get)
    return gives, gets
