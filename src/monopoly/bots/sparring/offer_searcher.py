"""`offer-searcher`: plays the deals its victim would accept out, and makes the best of them."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from monopoly.bots.base import Bot
from monopoly.bots.rollouts.playouts import WHOLE_WIN, playouts
from monopoly.bots.sparring.exploiter import Exploiter, copy_of_game, gain, make_offer
from monopoly.bots.sparring.last_dollar import exchanges
from monopoly.bots.sparring.trader_1.trader import Trader1Bot
from monopoly.bots.sparring.trader_1.valuation import valuation_for
from monopoly.bots.view import View
from monopoly.rules import engine
from monopoly.rules.action import Action
from monopoly.rules.state import State
from monopoly.rules.trade import Accept, Offer

CANDIDATES: Final = 5
ROLLOUTS: Final = 16  # of each candidate, and of making no offer
LOOKS_APART: Final = 4  # turns of the game between two looks where no deed has changed hands
WORTHWHILE: Final = WHOLE_WIN  # one win more than without
NO_PRICE: Final = -1_000_000


@final
class OfferSearcher(Exploiter):
    def __init__(self, victim: Bot) -> None:
        super().__init__(victim)
        self._looked_at: i64 = -LOOKS_APART
        self._deeds: i64 = 0  # as they were held then

    def copy(self, seed: int) -> Bot:
        twin = OfferSearcher(self._victim)
        twin._play = self._play.copy(seed)
        twin._looked_at = self._looked_at
        twin._deeds = self._deeds
        return twin

    def exploit(self, view: View, player: i64) -> Action | None:
        deeds = _all_deeds(view)
        if deeds == self._deeds and view.turn < self._looked_at + LOOKS_APART:
            return None
        self._deeds = deeds
        self._looked_at = view.turn
        return self._best_by_rollouts(view, player, self._candidates(view, player))

    def _best_by_rollouts(self, view: View, player: i64, offers: list[Offer]) -> Offer | None:
        if not offers:
            return None
        seeds = [int(view.turn) * ROLLOUTS + i for i in range(ROLLOUTS)]
        policy: list[Bot] = [Trader1Bot() for _ in range(view.players)]
        best: Offer | None = None
        most = playouts(view, [], player, seeds, policy).wins(0, player) + WORTHWHILE
        for offer in offers:
            game = copy_of_game(view)
            engine.apply(game, offer, player)
            engine.apply(game, Accept(game.offers_made), offer.to)
            wins = playouts(View(game), [], player, seeds, policy).wins(0, player)
            if wins >= most:
                best, most = offer, wins + 1
        return best

    def _candidates(self, view: View, player: i64) -> list[Offer]:
        """The deals its victims accept that are worth most to it, at their last dollar."""
        valuation = valuation_for(view.board)
        game = copy_of_game(view)
        offers: list[Offer] = []
        gains: list[int] = []
        for partner in range(view.players):
            if partner == player or view.retired(partner):
                continue
            gives, gets = exchanges(view, player, partner)
            gives, gets = _with_purchases(view, player, partner, gives, gets)
            for i in range(len(gives)):
                cash = self._last_dollar(game, player, partner, gives[i], gets[i])
                if cash == NO_PRICE:
                    continue
                worth = int(gain(view, valuation, player, gives[i], gets[i], cash))
                place = 0
                while place < len(gains) and gains[place] >= worth:
                    place += 1
                if place < CANDIDATES:
                    gains.insert(place, worth)
                    offers.insert(place, make_offer(partner, gives[i], gets[i], cash))
        return offers[:CANDIDATES]

    def _last_dollar(self, game: State, player: i64, partner: i64, give: i64, get: i64) -> i64:
        """The most cash the partner pays, or what it must be paid at least, below 0."""
        low, high = -game.cash[player], game.cash[partner] + 1
        if not self.accepted(game, player, make_offer(partner, give, get, low)):
            return NO_PRICE
        while high - low > 1:
            middle = (low + high) // 2
            if self.accepted(game, player, make_offer(partner, give, get, middle)):
                low = middle
            else:
                high = middle
        return low


def _with_purchases(
    view: View, player: i64, partner: i64, gives: vec[i64], gets: vec[i64]
) -> tuple[vec[i64], vec[i64]]:
    """And the partner's part of a group that the player has begun, for cash alone."""
    board = view.board
    for group in range(board.groups):
        get = view.held(partner) & board.group_bits[group]
        if get != 0 and view.held(player) & board.group_bits[group] != 0:
            gives, gets = append(gives, 0), append(gets, get)
    return gives, gets


def _all_deeds(view: View) -> i64:
    """A number that changes when a deed changes hands."""
    found: i64 = 0
    for player in range(view.players):
        found ^= view.held(player) << player
    return found
