"""`expert`: plays the moments that matter out before it decides, and the rest like `trader`."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.bots.base import Bot
from monopoly.bots.expert import answers
from monopoly.bots.expert.auctions import Auctions
from monopoly.bots.expert.partners import Partners
from monopoly.bots.expert.proposals import Proposals
from monopoly.bots.expert.search import Search
from monopoly.bots.trader.trader import TraderBot
from monopoly.bots.view import View
from monopoly.rules import engine
from monopoly.rules.action import Action
from monopoly.rules.board import NOTHING
from monopoly.rules.state import TO_BID, TO_BUY, TO_END_TURN, TO_THROW, StandingOffer
from monopoly.rules.trade import Offer, Withdraw

GAMES: Final = 120  # of each choice, at most
SURE: Final = 1.0  # standard errors by which not to buy must be better


@final
class ExpertBot(Bot):
    """`games` is its budget: how often a choice is played out. With none it is a trader."""

    def __init__(self, seed: int = 0, games: int = GAMES) -> None:
        self._games: Final = games
        self._search: Final = Search(seed, games)
        self._trader: TraderBot = TraderBot()
        self._auctions: Auctions = Auctions()
        self._partners: Partners = Partners()
        self._proposals: Proposals = Proposals()

    def copy(self, seed: int) -> Bot:
        twin = ExpertBot(seed, self._games)
        twin._trader = self._trader.twin()
        twin._auctions = self._auctions.copy()
        twin._partners = self._partners.copy()
        twin._proposals = self._proposals.copy()
        return twin

    def watch(self, view: View, player: i64) -> None:
        self._trader.watch(view, player)

    def choose(self, view: View, player: i64) -> Action | None:
        if self._games == 0:
            return self._trader.choose(view, player)
        if view.anything_stands and view.has_to_answer(player):
            offer = _offer_to(view, player)
            if offer is not None:
                policy = self._policy(view, player)
                return answers.answer(view, player, offer, self._search, policy)
        if view.actor != player:
            return self._trader.choose(view, player)
        phase = view.phase
        if phase == TO_BUY and view.allows(engine.BUY, player):
            return self._buy(view, player)
        if phase == TO_BID and view.deed_at_auction != NOTHING and view.allows(engine.PASS, player):
            policy = self._policy(view, player)
            return self._auctions.bid(view, player, self._search, policy)
        if phase == TO_END_TURN:
            policy = self._policy(view, player)
            action = self._proposals.propose(view, player, self._search, policy, self._partners)
            if action is not None:
                return action
        return self._as_trader(view, player)

    def _policy(self, view: View, player: i64) -> list[Bot]:
        """Who plays the rollouts: traders, and itself as one."""
        return [
            self._trader if seat == player else TraderBot()
            for seat in range(view.players)
        ]

    def _buy(self, view: View, player: i64) -> Action:
        views = [
            self._search.after(view, engine.BUY, player),
            self._search.after(view, engine.DECLINE, player),
        ]
        games = self._search.games
        race = self._search.compare(views, player, self._policy(view, player), games)
        lead, error = race.lead(1, 0)
        return engine.DECLINE if lead > SURE * error else engine.BUY

    def _as_trader(self, view: View, player: i64) -> Action | None:
        """What a trader would do, but for its offers: those are its own."""
        action = self._trader.choose(view, player)
        for _offer in range(4):
            if not isinstance(action, Offer) and not isinstance(action, Withdraw):
                return action
            action = self._trader.choose(view, player)
        return engine.THROW if view.phase == TO_THROW else engine.END_TURN


def _offer_to(view: View, player: i64) -> StandingOffer | None:
    for offer in view.offers():
        if offer.receiver == player:
            return offer
    return None
