"""`expert`: plays the moments that matter out before it decides, and the rest like `trader`."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.bots.base import Bot
from monopoly.bots.expert import stalemates, words
from monopoly.bots.expert.answers import Answers
from monopoly.bots.expert.auctions import Auctions
from monopoly.bots.expert.proposals import Proposals
from monopoly.bots.expert.rivals import Rivals
from monopoly.bots.expert.search import Search
from monopoly.bots.explanation import Explanation, ExplanationBuilder
from monopoly.bots.trader.trader import TraderBot
from monopoly.bots.view import View
from monopoly.rules import engine
from monopoly.rules.action import Action
from monopoly.rules.board import NOTHING
from monopoly.rules.state import TO_BID, TO_BUY, TO_END_TURN, TO_THROW, StandingOffer
from monopoly.rules.trade import Offer, Withdraw

GAMES: Final = 120  # of each choice, at most
# By which not to buy must be better: standard errors, and a part of a win. What is not bought is
# gone for good where nobody sells, and who that is turns out later.
SURE: Final = 2.5
WORTHWHILE: Final = 0.05
PART_LEFT: Final = 4  # nor need it be better than by this part of the chance that there is


@final
class ExpertBot(Bot):
    """`games` is its budget: how often a choice is played out. With none it is a trader."""

    def __init__(self, seed: int = 0, games: int = GAMES) -> None:
        self._games: Final = games
        self._search: Search = Search(seed, games)
        self._trader: TraderBot = TraderBot()
        self._auctions: Auctions = Auctions()
        self._answers: Answers = Answers()
        self._rivals: Rivals = Rivals()
        self._proposals: Proposals = Proposals()

    def copy(self, seed: int) -> Bot:
        return self._twin(Search(seed, self._games))

    def _twin(self, search: Search) -> "ExpertBot":
        twin = ExpertBot(0, self._games)
        twin._search = search
        twin._trader = self._trader.twin()
        twin._auctions = self._auctions.copy()
        twin._answers = self._answers.copy()
        twin._rivals = self._rivals.copy()
        twin._proposals = self._proposals.copy()
        return twin

    def watch(self, view: View, player: i64) -> None:
        self._trader.watch(view, player)
        self._rivals.watch(view, player)

    def choose(self, view: View, player: i64) -> Action | None:
        return self.decide(view, player, None)

    def explain(self, view: View, player: i64) -> Explanation:
        """What it would choose now, the options it played out with the chance to win that each
        gives it, in ten-thousandths, and why."""
        if self._games == 0:
            return self._trader.explain(view, player)
        notes = ExplanationBuilder()
        choice = self._twin(self._search.copy()).decide(view, player, notes)
        if notes.sentence:
            return Explanation(choice, notes.options, notes.sentence)
        plain = self._trader.explain(view, player)
        if isinstance(plain.choice, (Offer, Withdraw)):
            return Explanation(choice, [], words.NOTHING_BETTER)
        return Explanation(choice, plain.options, plain.sentence)

    def decide(self, view: View, player: i64, notes: ExplanationBuilder | None) -> Action | None:
        if self._games == 0:
            return self._trader.choose(view, player)
        self._rivals.watch(view, player)
        if view.anything_stands and view.has_to_answer(player):
            offer = _offer_to(view, player)
            if offer is not None:
                return self._answers.answer(
                    view, player, offer, self._search, self._rivals, self._trader, notes
                )
        if view.actor != player:
            return self._trader.choose(view, player)
        phase = view.phase
        bids = phase == TO_BID and view.deed_at_auction != NOTHING
        bids = bids and view.allows(engine.PASS, player)
        if (bids or phase == TO_BUY) and self._rivals.nobody_sells(view, player):
            if notes is not None:
                notes.because(words.NOBODY_SELLS)
            return stalemates.bid(view, player) if bids else stalemates.buy(view, player)
        if phase == TO_BUY and view.allows(engine.BUY, player):
            return self._buy(view, player, notes)
        if bids:
            policy = self._rivals.models(view, player, self._trader)
            return self._auctions.bid(view, player, self._search, policy, notes)
        if phase == TO_END_TURN:
            action = self._proposals.propose(
                view, player, self._search, self._rivals, self._trader, notes
            )
            if action is not None:
                return action
        return self._as_trader(view, player)

    def _buy(self, view: View, player: i64, notes: ExplanationBuilder | None) -> Action:
        views = [
            self._search.after(view, engine.BUY, player),
            self._search.after(view, engine.DECLINE, player),
        ]
        policy = self._rivals.models(view, player, self._trader)
        race = self._search.compare(views, player, policy, self._search.games)
        lead, error = race.lead(1, 0)
        if notes is not None:
            words.weigh(notes, engine.BUY, race, 0)
            words.weigh(notes, engine.DECLINE, race, 1)
            notes.because(words.about_buying(view, race))
        worthwhile = min(WORTHWHILE, race.share(1) / PART_LEFT)
        return engine.DECLINE if lead > max(worthwhile, SURE * error) else engine.BUY

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
