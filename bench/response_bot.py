"""A bot with parameters, to be fitted against another: it knows what that one will accept."""

from collections.abc import Iterator
from dataclasses import dataclass, fields

from monopoly.bots import Bot, View, make_bot
from monopoly.bots.evaluation.trades import TradeJudge
from monopoly.chance.seeded import SeededDealer
from monopoly.rules import bitset, engine
from monopoly.rules.action import Action
from monopoly.rules.auction import Bid
from monopoly.rules.board import NOTHING
from monopoly.rules.state import TO_BID, TO_BUY, TO_END_TURN, Bundle, State
from monopoly.rules.trade import Accept, Offer, Refuse, Withdraw

OFFERS_PER_TURN = 3
OFFERS_HELD_BACK_MAX = 10  # of the bot it plays as otherwise, in a row
BID_STEP = 20  # it raises by one part in so many
CANDIDATES_MAX = 12  # deals that are priced: those that look best at no price at all


@dataclass(frozen=True, slots=True)
class Parameters:
    """All that is fitted, each between 0 and 1; what it stands for is in `ResponseBot`."""

    offer_margin: float = 0.2
    greed: float = 0.9
    answer_margin: float = 0.2
    cash_kept: float = 0.3
    bid_plain: float = 0.3
    bid_own: float = 0.5
    bid_deny: float = 0.4
    reserve: float = 0.3

    @classmethod
    def names(cls) -> list[str]:
        return [field.name for field in fields(cls)]


@dataclass(frozen=True, slots=True)
class Priced:
    """A deal the victim accepts, and what the one who offers it gains."""

    offer: Offer
    gain: float


class ResponseBot(Bot):
    """Builds, mortgages and leaves Jail as its victim does; bids, buys and trades by parameters."""

    def __init__(self, victim: str, parameters: Parameters) -> None:
        p = parameters
        self._victim = victim
        self._parameters = parameters
        self._play = make_bot(victim)
        self._judge = TradeJudge()
        self._turn, self._made, self._deeds = -1, 0, -1
        self._offer_margin = 0.06 * p.offer_margin  # of a win, that an offer must bring
        self._greed = p.greed  # 1: the last dollar the victim accepts, 0: a price fair to both
        self._answer_margin = 0.06 * p.answer_margin - 0.01
        self._cash_kept = int(500 * p.cash_kept)  # when it pays in a trade
        self._bid_plain = 2.5 * p.bid_plain  # times the price
        self._bid_own = 5 * p.bid_own  # for what completes a group of its own
        self._bid_deny = 5 * p.bid_deny  # for what completes a rival's
        self._reserve = int(500 * p.reserve)  # when it buys or bids for what completes nothing

    def copy(self, seed: int) -> Bot:
        twin = ResponseBot(self._victim, self._parameters)
        twin._play = self._play.copy(seed)
        twin._turn, twin._made, twin._deeds = self._turn, self._made, self._deeds
        return twin

    def watch(self, view: View, player: int) -> None:
        self._play.watch(view, player)

    def choose(self, view: View, player: int) -> Action | None:
        if view.anything_stands and view.has_to_answer(player):
            answer = self._answer(view, player)
            if answer is not None:
                return answer
        if view.actor == player:
            if view.phase == TO_BUY and self._wants(view, player):
                return engine.BUY
            if view.phase == TO_BID and view.deed_at_auction != NOTHING:
                return self._bid(view, player)
            if view.phase == TO_END_TURN:
                offer = self._offer(view, player)
                if offer is not None:
                    return offer
        return self._as_victim(view, player)

    def _as_victim(self, view: View, player: int) -> Action | None:
        """What the victim would do in its place, but for its offers."""
        action = self._play.choose(view, player)
        for _ in range(OFFERS_HELD_BACK_MAX):
            if not isinstance(action, Offer | Withdraw):
                break
            action = self._play.choose(view, player)
        return action

    # --- buying and bidding

    def _wants(self, view: View, player: int) -> bool:
        space = view.for_sale
        if not view.allows(engine.BUY, player):
            return False
        matters = view.would_complete(player, space) or _completes_a_rivals(view, player, space)
        return matters or view.cash(player) - view.board.price[space] >= self._reserve

    def _bid(self, view: View, player: int) -> Action:
        space, cash = view.deed_at_auction, view.cash(player)
        price = view.board.price[space]
        most = min(self._bid_plain * price, cash - self._reserve)
        if view.would_complete(player, space):
            most = max(most, min(self._bid_own * price, cash))
        if _completes_a_rivals(view, player, space):
            most = max(most, min(self._bid_deny * price, cash))
        lowest = view.lowest_bid()
        bid = Bid(min(int(most), max(lowest, view.bid + view.bid // BID_STEP)))
        if lowest <= most and view.allows(bid, player):
            return bid
        return engine.PASS

    # --- trading

    def _answer(self, view: View, player: int) -> Action | None:
        for offer in view.offers():
            if offer.receiver == player:
                self._judge.look(view)
                self._judge.weigh(view, player, offer.proposer, offer.get, offer.give)
                accept = Accept(offer.number)
                good = self._judge.gain(player) >= self._answer_margin
                return accept if good and view.allows(accept, player) else Refuse(offer.number)
        return None

    def _offer(self, view: View, player: int) -> Offer | None:
        if view.turn != self._turn:
            self._turn, self._made, self._deeds = view.turn, 0, -1
        held = view.held(player)
        if self._made >= OFFERS_PER_TURN or held == self._deeds or view.players_left < 2:
            return None
        self._made += 1
        self._deeds = held  # where nothing comes of it, there is nothing else to offer
        best = max(self._deals(view, player), key=lambda deal: deal.gain, default=None)
        return None if best is None else best.offer

    def _deals(self, view: View, player: int) -> Iterator[Priced]:
        """Those that the victims accept and that bring enough."""
        game = view.sample(SeededDealer(0))
        self._judge.look(view)
        looks = sorted(_exchanges(view, player), key=lambda deal: -self._at_no_price(view, *deal))
        for _, partner, give, get in looks[:CANDIDATES_MAX]:
            cash = self._price(view, game, player, partner, give, get)
            if cash is not None:
                gain = self._gain(view, player, partner, give, get, cash)
                if gain >= self._offer_margin:
                    yield Priced(_make_offer(partner, give, get, cash), gain)

    def _at_no_price(self, view: View, player: int, partner: int, give: int, get: int) -> float:
        """What both gain together: what can be made into a good deal for one of them."""
        self._judge.weigh(view, player, partner, Bundle(give, 0, 0), Bundle(get, 0, 0))
        return self._judge.gain(player) + self._judge.gain(partner)

    def _gain(self, view: View, player: int, partner: int, give: int, get: int, cash: int) -> float:
        given, got = Bundle(give, max(-cash, 0), 0), Bundle(get, max(cash, 0), 0)
        self._judge.weigh(view, player, partner, given, got)
        return self._judge.gain(player)

    def _price(
        self, view: View, game: State, player: int, partner: int, give: int, get: int
    ) -> int | None:
        """The cash it asks for, or pays below 0; None where no price is good for both.

        Between the most that the victim gives and the least that the bot itself would take.
        """
        low, high = -max(view.cash(player) - self._cash_kept, 0), view.cash(partner) + 1
        if not self._accepted(game, player, _make_offer(partner, give, get, low)):
            return None
        start = low
        while high - low > 10:
            middle = (low + high) // 2
            if self._accepted(game, player, _make_offer(partner, give, get, middle)):
                low = middle
            else:
                high = middle
        last = low
        low, high = start, last
        while high - low > 10:  # the least that brings it anything
            middle = (low + high) // 2
            if self._gain(view, player, partner, give, get, middle) >= 0:
                high = middle
            else:
                low = middle
        return int(high + self._greed * (last - high))

    def _accepted(self, game: State, player: int, offer: Offer) -> bool:
        if offer.why_not(game, player) is not None:
            return False
        trial = game.copy()
        engine.apply(trial, offer, player)
        return isinstance(make_bot(self._victim).choose(View(trial), offer.to), Accept)


def _completes_a_rivals(view: View, player: int, space: int) -> bool:
    return any(
        view.would_complete(rival, space) for rival in range(view.players) if rival != player
    )


def _exchanges(view: View, player: int) -> Iterator[tuple[int, int, int, int]]:
    """Parts of groups for parts of groups or for cash, where somebody completes a group by it:
    the player, the partner and what the player gives and gets, bit sets."""
    groups = [view.board.group_bits[group] for group in range(view.board.groups)]
    for partner in range(view.players):
        if partner == player or view.retired(partner):
            continue
        gives = [0, *(part for bits in groups if (part := view.held(player) & bits))]
        gets = [0, *(part for bits in groups if (part := view.held(partner) & bits))]
        for give in gives:
            for get in gets:
                if view.completes_by(player, give, get) or view.completes_by(partner, get, give):
                    yield player, partner, give, get


def _make_offer(partner: int, give: int, get: int, cash: int) -> Offer:
    return Offer(
        partner,
        give_deeds=list(bitset.members_of(give)),
        give_cash=max(-cash, 0),
        get_deeds=list(bitset.members_of(get)),
        get_cash=max(cash, 0),
    )
