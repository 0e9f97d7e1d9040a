"""A level: all that a game may ask is answered, and every answer can be explained.

A level is a subclass that says how it appraises, what it keeps in hand and what it overlooks.
"""

from typing import Final

from mypy_extensions import i64

from monopoly.bots import greedy, sentences
from monopoly.bots.base import Bot
from monopoly.bots.explanation import ExplainingBot, Explanation, ExplanationBuilder
from monopoly.bots.levels import building, trading
from monopoly.bots.levels.appraisal import Appraiser
from monopoly.bots.levels.talks import Talks
from monopoly.bots.view import View
from monopoly.rules import bitset, engine
from monopoly.rules.action import Action
from monopoly.rules.auction import Bid
from monopoly.rules.board import BANK, NOTHING
from monopoly.rules.state import TO_BID, TO_BUY, TO_END_TURN, TO_SETTLE, TO_THROW

RAISE: Final = 10  # above the lowest bid, or a tenth of it, so that auctions do not crawl
PRICE_OF_HOUSE: Final = 100  # about what a building costs
CASH_TO_LIFT: Final = 300  # kept beside the reserve when a mortgage on a lone deed is lifted


class Level(ExplainingBot):
    def __init__(self, appraiser: Appraiser) -> None:
        self.appraiser: Final = appraiser
        self.talks: Talks = Talks()
        self.built_in: i64 = -1  # the turn it last asked for a building in
        self.stock: i64 = 0  # and what the Bank had then

    # --- what makes a level

    def twin(self) -> "Level":
        """One of the same kind that remembers nothing yet."""
        raise NotImplementedError

    def reserve(self, view: View, player: i64) -> i64:
        """Cash it does not spend of its own will."""
        raise NotImplementedError

    def share(self) -> i64:
        """Hundredths of the other's gain in a trade that it wants to gain itself."""
        raise NotImplementedError

    def limit(self, view: View, player: i64, space: i64) -> i64:
        """The most it would bid for this deed, if it had the cash."""
        raise NotImplementedError

    def offers_per_turn(self, view: View) -> i64:
        """How many trades it may propose in this turn."""
        raise NotImplementedError

    def notices_lots(self, view: View) -> bool:
        """Whether it thinks of building in this turn."""
        return True

    def notices_auction(self, view: View) -> bool:
        """Whether it takes part in the auction held in this turn."""
        return True

    def best_lot(self, view: View, player: i64, budget: i64) -> i64:
        """Where to build next with so much to spend; -1: nowhere."""
        raise NotImplementedError

    def wants_out_of_jail(self, view: View, player: i64) -> bool:
        return view.held(BANK) != 0

    # --- a bot

    def choose(self, view: View, player: i64) -> Action | None:
        return self.decide(view, player, None)

    def explain(self, view: View, player: i64) -> Explanation:
        notes = ExplanationBuilder()
        choice = self._same().decide(view, player, notes)
        sentence = notes.sentence
        return Explanation(choice, notes.options, sentence or sentences.plain(choice))

    def copy(self, seed: int) -> Bot:
        return self._same()

    def _same(self) -> "Level":
        """One that remembers the same: what it decides changes nothing here."""
        same = self.twin()
        self.remember_in(same)
        return same

    def remember_in(self, other: "Level") -> None:
        """Hands on what has been seen and said."""
        other.talks = self.talks.copy()
        other.built_in = self.built_in
        other.stock = self.stock

    def decide(self, view: View, player: i64, notes: ExplanationBuilder | None) -> Action | None:
        self.talks.begin(view, player)
        if view.anything_stands and view.has_to_answer(player):
            answer = self._answer(view, player, notes)
            if answer is not None:
                return answer
        if view.actor != player:
            return None
        phase = view.phase
        if phase == TO_THROW:
            return self._before_throw(view, player, notes)
        if phase == TO_END_TURN:
            business = self._business(view, player, notes)
            return engine.END_TURN if business is None else business
        if phase == TO_BUY:
            return self._buy(view, player, notes)
        if phase == TO_BID:
            return self._bid(view, player, notes)
        if phase == TO_SETTLE:
            return greedy.raise_cash(view, player)
        return greedy.seldom(view, player)

    def _answer(self, view: View, player: i64, notes: ExplanationBuilder | None) -> Action | None:
        money = greedy.ask_for_money(view, player)
        if money is not None:
            return money
        for offer in view.offers():
            if offer.receiver == player:
                return trading.answer(
                    view, player, offer, self.appraiser, self.share(),
                    self.reserve(view, player), self.talks, notes,
                )  # fmt: skip
        return None

    # --- its turn

    def _before_throw(self, view: View, player: i64, notes: ExplanationBuilder | None) -> Action:
        if view.in_jail(player) and self.wants_out_of_jail(view, player):
            way_out = greedy.way_out_of_jail(view, player)
            if way_out is not None:
                return way_out
        business = self._business(view, player, notes)
        return engine.THROW if business is None else business

    def _business(self, view: View, player: i64, notes: ExplanationBuilder | None) -> Action | None:
        trade = self._trade(view, player, notes)
        if trade is not None:
            return trade
        spare = view.spendable(player) - self.reserve(view, player)
        if view.complete(player) != 0 and self.notices_lots(view):
            build = self._build(view, player, spare, notes)
            if build is not None:
                return build
        if view.held(player) & view.mortgages == 0:
            return None
        return building.lift(view, player, spare, CASH_TO_LIFT, notes)

    def _trade(self, view: View, player: i64, notes: ExplanationBuilder | None) -> Action | None:
        stale = trading.stale_offer(view, player, self.talks)
        if stale is not None:
            return stale
        if self.talks.offers_made() >= self.offers_per_turn(view):
            return None
        return trading.propose(
            view, player, self.appraiser, self.share(),
            self.reserve(view, player), self.talks, notes,
        )  # fmt: skip

    def _build(
        self, view: View, player: i64, spare: i64, notes: ExplanationBuilder | None
    ) -> Action | None:
        stock = view.houses_left * 100 + view.hotels_left
        if self.built_in == view.turn and self.stock == stock:
            return None  # asked for and not standing: it was auctioned, no use in asking on
        lifting = building.lift_in_groups(view, player, spare, notes)
        if lifting is not None:
            return lifting
        space = self.best_lot(view, player, spare)
        if space < 0:
            return None
        if notes is not None:
            notes.because(f"I build on {view.board.names[space]}: that will bring me rent.")
        self.built_in = view.turn
        self.stock = stock
        return engine.BUILD[space]

    # --- buying and bidding

    def _buy(self, view: View, player: i64, notes: ExplanationBuilder | None) -> Action:
        space = view.for_sale
        name, price = view.board.names[space], view.board.price[space]
        spare = view.spendable(player) - self.reserve(view, player)
        whole = view.completes_by(player, 0, bitset.one(space))
        buys = (spare >= price or whole) and view.allows(engine.BUY, player)
        if notes is not None:
            notes.weigh(engine.BUY, spare - price)
            notes.weigh(engine.DECLINE, 0)
            if buys and whole:
                color = sentences.color(view, view.board.group[space])
                notes.because(f"{name} completes {color} for me.")
            elif buys:
                notes.because(f"I can spare the {sentences.money(view, price)} for {name}.")
            else:
                notes.because(f"{sentences.money(view, price)} is more than I can spare now.")
        return engine.BUY if buys else engine.DECLINE

    def _bid(self, view: View, player: i64, notes: ExplanationBuilder | None) -> Action:
        if not view.allows(engine.PASS, player):
            return engine.KNOCK_DOWN  # it banks, and nobody is left to bid
        deed = view.deed_at_auction
        worth: i64 = PRICE_OF_HOUSE if deed == NOTHING else self.limit(view, player, deed)
        limit = min(worth, view.spendable(player) - self.reserve(view, player))
        lowest = view.lowest_bid()
        if not self.notices_auction(view):
            limit = 0
        bid = Bid(max(min(lowest + max(lowest // 10, RAISE), limit), lowest))
        bids = lowest <= limit and view.allows(bid, player)
        if notes is not None:
            notes.weigh(bid, limit - lowest)
            notes.weigh(engine.PASS, 0)
            most = sentences.money(view, max(limit, 0))
            notes.because(f"I would go to {most}." if bids else "That is too much for me.")
        return bid if bids else engine.PASS
