"""`expert` bids: up to the price at which to win is no better than to let the others have it."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.bots.base import Bot
from monopoly.bots.expert import words
from monopoly.bots.expert.search import Search
from monopoly.bots.expert.stalemates import richest_bidder
from monopoly.bots.explanation import ExplanationBuilder
from monopoly.bots.view import View
from monopoly.rules import engine
from monopoly.rules.action import Action
from monopoly.rules.auction import Bid
from monopoly.rules.board import SEATS_MAX
from monopoly.rules.state import TO_BID

# Parts of the printed price, in hundredths: what is tried.
STEPS: Final = (30, 60, 90, 120, 150, 190, 240, 300, 400, 550)
GAMES: Final = 3  # of the budget of a decision, a part this small for each step
RAISE: Final = 10  # hundredths of the price


@final
class Auctions:
    """The limit in the auction that is held, worked out anew when somebody passes."""

    def __init__(self) -> None:
        self._turn: i64 = -1
        self._deed: i64 = -1
        self._out: i64 = 0
        self._limit: i64 = 0

    def copy(self) -> "Auctions":
        twin = Auctions()
        twin._turn, twin._deed = self._turn, self._deed
        twin._out, twin._limit = self._out, self._limit
        return twin

    def bid(
        self,
        view: View,
        player: i64,
        search: Search,
        policy: list[Bot],
        notes: ExplanationBuilder | None,
    ) -> Action:
        deed, lowest = view.deed_at_auction, view.lowest_bid()
        out = view.out_of_bidding
        if self._turn != view.turn or self._deed != deed or self._out != out:
            self._turn, self._deed, self._out = view.turn, deed, out
            self._limit = find_limit(view, player, search, policy)
        limit = min(self._limit, view.spendable(player))
        if notes is not None:
            notes.because(words.about_bidding(view, limit))
        if lowest > limit:
            return engine.PASS
        step = max(view.board.price[deed] * RAISE // 100, 1)
        enough = max(richest_bidder(view, player) + 1, lowest)
        bid = Bid(min(lowest + step, limit, enough))
        return bid if view.allows(bid, player) else engine.PASS


def find_limit(view: View, player: i64, search: Search, policy: list[Bot]) -> i64:
    """The dearest of the steps at which winning is still better than passing, or 0."""
    price = view.board.price[view.deed_at_auction]
    lowest, most = view.lowest_bid(), view.spendable(player)
    prices = [p for p in [price * step // 100 for step in STEPS] if lowest <= p <= most]
    if lowest <= most and (not prices or prices[0] > lowest):
        prices.insert(0, lowest)
    passed = search.after(view, engine.PASS, player)
    low, high = -1, len(prices)  # winning is better at low, and worse at high
    while high - low > 1:
        middle = (low + high) // 2
        won = _won_at(view, player, search, prices[middle])
        race = search.compare([won, passed], player, policy, max(search.games // GAMES, 1))
        if race.lead(0, 1)[0] > 0.0:
            low = middle
        else:
            high = middle
    return 0 if low < 0 else prices[low]


def _won_at(view: View, player: i64, search: Search, price: i64) -> View:
    """The game as it would be if nobody bid more than this of the player."""
    s = search.game(view)
    engine.apply(s, Bid(price), player)
    for _step in range(SEATS_MAX + 1):
        if s.phase != TO_BID:
            break
        may_pass = s.actor >= 0 and engine.PASS.why_not(s, s.actor) is None
        engine.apply(s, engine.PASS if may_pass else engine.KNOCK_DOWN, s.actor)
    return View(s)
