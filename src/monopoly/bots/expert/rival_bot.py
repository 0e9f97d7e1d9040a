"""A rival as `expert` imagines it in the games it plays out: a trader with other habits."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monopoly.bots.base import Bot
from monopoly.bots.expert.exchanges import Exchange
from monopoly.bots.expert.printed import kind_of, ratio
from monopoly.bots.trader.trader import TraderBot
from monopoly.bots.view import View
from monopoly.rules import engine
from monopoly.rules.action import Action
from monopoly.rules.auction import Bid
from monopoly.rules.board import NOTHING
from monopoly.rules.state import TO_BID, TO_THROW, StandingOffer
from monopoly.rules.trade import Accept, Offer, Refuse, Withdraw

NEVER: Final = 0  # the price of what it does not sell
RAISE: Final = 10  # hundredths of the price
OFFERS_HELD_BACK_MAX: Final = 4


@final
class RivalBot(Bot):
    """Sells by printed prices and kinds of exchanges, bids up to a multiple of the price.

    `prices` are hundredths that it must get of what it gives; `bids` hundredths of the price, or 0:
    as a trader. It makes no offers, and plays like a trader in everything else.
    """

    def __init__(self, prices: vec[i64], bids: i64) -> None:
        self._prices: Final = prices
        self._bids: Final = bids
        self._trader: TraderBot = TraderBot()

    def copy(self, seed: int) -> Bot:
        twin = RivalBot(self._prices, self._bids)
        twin._trader = self._trader.twin()
        return twin

    def choose(self, view: View, player: i64) -> Action | None:
        if view.anything_stands and view.has_to_answer(player):
            for offer in view.offers():
                if offer.receiver == player:
                    return self._answer(view, player, offer)
        if view.actor == player and view.phase == TO_BID and self._bids > 0:
            deed = view.deed_at_auction
            if deed != NOTHING and view.allows(engine.PASS, player):
                return self._bid(view, player, deed)
        action = self._trader.choose(view, player)
        for _offer in range(OFFERS_HELD_BACK_MAX):
            if not isinstance(action, (Offer, Withdraw)):
                return action
            action = self._trader.choose(view, player)
        return engine.THROW if view.phase == TO_THROW else engine.END_TURN

    def _answer(self, view: View, player: i64, offer: StandingOffer) -> Action:
        accept = Accept(offer.number)
        asked = Exchange(
            player, offer.give.deeds, offer.get.deeds, offer.give.cards, offer.get.cards
        )
        wanted = self._prices[kind_of(view, offer.proposer, asked)]
        cash = offer.give.cash - offer.get.cash
        if wanted != NEVER and ratio(view, asked, cash) >= wanted and view.allows(accept, player):
            return accept
        return Refuse(offer.number)

    def _bid(self, view: View, player: i64, deed: i64) -> Action:
        price = view.board.price[deed]
        limit = min(price * self._bids // 100, view.spendable(player))
        lowest = view.lowest_bid()
        if lowest > limit:
            return engine.PASS
        bid = Bid(min(lowest + max(price * RAISE // 100, 1), limit))
        return bid if view.allows(bid, player) else engine.PASS
