"""What `expert` has seen of the others: how they answer offers, and how far they bid.

A rival is taken for a trader until an answer, an offer or a bid shows that it is none. From then on
its price is looked for: by kind of exchange, the lowest it has sold at and the highest it refused.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monopoly.bots.base import Bot
from monopoly.bots.expert.exchanges import DECKS, Exchange
from monopoly.bots.expert.printed import KINDS, MINE, PLAIN, THEIRS, kind_of, ratio
from monopoly.bots.expert.rival_bot import NEVER, RivalBot
from monopoly.bots.trader.trader import TraderBot
from monopoly.bots.view import View
from monopoly.rules import bitset
from monopoly.rules.board import NOTHING, SEATS_MAX

# What may be asked for next, in hundredths of printed prices, where a price has been refused.
LADDER: Final = (50, 67, 80, 100, 125, 150, 200, 250, 300)
FIRST: Final = 125  # of these, where the exchange completes nothing for the partner
TURNS_TO_FORGET: Final = 80  # of the game: then what was refused may be asked again
STUBBORN: Final = 6  # refusals in a row: who refuses so often is left alone
SURE: Final = 0.9  # that a price is accepted which was accepted before
LIKELY: Final = 0.4  # that one is which was never tried
NEVER_SELLS: Final = 2  # refusals in a row, by one who is no trader: it may never sell
CLEARLY_BETTER: Final = 20  # dollars more than were refused
FAR_BID: Final = 165  # hundredths of the price that no trader bids for what completes nothing

Key = tuple[int, int, int, int]


@final
class Rivals:
    def __init__(self) -> None:
        # by player and kind, in hundredths of printed prices; 0: none
        self._sold: vec[i64] = vec[i64]([0] * (SEATS_MAX * KINDS))
        self._refused: vec[i64] = vec[i64]([0] * (SEATS_MAX * KINDS))
        # by player
        self._unlike: vec[i64] = vec[i64]([0] * SEATS_MAX)  # what no trader would have done
        self._in_a_row: vec[i64] = vec[i64]([0] * SEATS_MAX)  # refusals
        self._last_turn: vec[i64] = vec[i64]([0] * SEATS_MAX)  # of these
        self._bid: vec[i64] = vec[i64]([0] * SEATS_MAX)  # the highest, hundredths of the price
        self._sellers: i64 = 0  # who has ever given a deed, or offered to; a bit set
        # what came to nothing: by exchange, the turn and the price
        self._turn_of: dict[Key, int] = {}
        self._price_of: dict[Key, int] = {}
        # offered, and not known to be answered
        self._offered: Exchange | None = None
        self._cash: i64 = 0
        self._kind: i64 = PLAIN
        self._ratio: i64 = 0
        self._expected: bool = False

    def copy(self) -> "Rivals":
        twin = Rivals()
        twin._sold, twin._refused = self._sold[:], self._refused[:]
        twin._unlike, twin._in_a_row = self._unlike[:], self._in_a_row[:]
        twin._last_turn, twin._bid = self._last_turn[:], self._bid[:]
        twin._sellers = self._sellers
        twin._turn_of, twin._price_of = dict(self._turn_of), dict(self._price_of)
        twin._offered, twin._cash = self._offered, self._cash
        twin._kind, twin._ratio, twin._expected = self._kind, self._ratio, self._expected
        return twin

    # --- what is seen

    def watch(self, view: View, player: i64) -> None:
        """The auction as it stands."""
        deed, bidder = view.deed_at_auction, view.bidder
        if deed == NOTHING or bidder < 0 or bidder == player:
            return
        for other in range(view.players):
            if view.would_complete(other, deed):
                return
        bid = view.bid * 100 // view.board.price[deed]
        self._bid[bidder] = max(self._bid[bidder], bid)

    def offer(self, view: View, player: i64, exchange: Exchange, cash: i64, expected: bool) -> None:
        """Something is offered; `expected` says whether a trader would accept it."""
        self._offered = exchange
        self._cash = cash
        self._kind = kind_of(view, player, exchange)
        self._ratio = ratio(view, exchange, cash)
        self._expected = expected

    def learn(self, view: View, player: i64) -> bool:
        """Whether an offer came about or came to nothing since the last look."""
        offered = self._offered
        if offered is None:
            return False
        self._offered = None
        partner = offered.partner
        if _came_about(view, player, offered):
            if offered.get != 0:
                self._sellers |= bitset.one(partner)
            self._accepted(partner, self._ratio)
        else:
            self._turn_of[offered.key()] = view.turn
            self._price_of[offered.key()] = self._cash
            self._refusal(view.turn, partner, self._ratio)
        return True

    def _accepted(self, partner: i64, price: i64) -> None:
        place = partner * KINDS + self._kind
        sold = self._sold[place]
        self._sold[place] = price if sold == 0 else min(sold, price)
        self._refused[place] = min(self._refused[place], price - 1)
        self._in_a_row[partner] = 0
        if not self._expected:
            self._unlike[partner] += 1

    def _refusal(self, turn: i64, partner: i64, price: i64) -> None:
        place = partner * KINDS + self._kind
        self._refused[place] = max(self._refused[place], price)
        if 0 < self._sold[place] <= price:
            self._sold[place] = 0  # it has changed its mind, or that was another case
        self._in_a_row[partner] += 1
        self._last_turn[partner] = turn
        if self._expected:
            self._unlike[partner] += 1

    def was_offered(
        self, view: View, player: i64, exchange: Exchange, cash: i64, expected: bool
    ) -> None:
        """A rival has offered this itself: it would accept it, and perhaps no trader would."""
        if exchange.get != 0:
            self._sellers |= bitset.one(exchange.partner)
        place = exchange.partner * KINDS + kind_of(view, player, exchange)
        price = ratio(view, exchange, cash)
        sold = self._sold[place]
        if price > 0 and exchange.get != 0:  # who offers cash need not sell
            self._sold[place] = price if sold == 0 else min(sold, price)
        if not expected:
            self._unlike[exchange.partner] += 1

    # --- what follows from it

    def is_trader(self, partner: i64) -> bool:
        """Whether nothing has been seen that no trader would do."""
        return self._unlike[partner] == 0 and self._bid[partner] < FAR_BID

    def price(self, partner: i64, kind: i64) -> i64:
        """What to try next for an exchange of that kind, in hundredths; 0: it is hopeless."""
        place = partner * KINDS + kind
        if self._sold[place] > 0:
            return self._sold[place]
        refused = self._refused[place]
        if kind & THEIRS == 0:
            refused = max(refused, FIRST - 1)
        if kind == MINE:  # nobody asks less for what completes another's group
            refused = max(refused, self._refused[partner * KINDS])
            sold = self._sold[partner * KINDS]
            if sold > refused:
                return sold
        for step in LADDER:
            if step > refused:
                return step
        return 0

    def chance(self, partner: i64, kind: i64) -> float:
        """How likely that price is accepted."""
        if self._sold[partner * KINDS + kind] > 0:
            return SURE
        tried = self._in_a_row[partner]
        return LIKELY / float(1 + tried)

    def was_refused(self, view: View, exchange: Exchange, cash: i64) -> bool:
        """Whether this has come to nothing lately, at a price not clearly worse for the partner."""
        turn = self._turn_of.get(exchange.key())
        if turn is None or view.turn >= turn + TURNS_TO_FORGET:
            return False
        return cash < self._price_of[exchange.key()] + CLEARLY_BETTER

    def trades(self, view: View, partner: i64) -> bool:
        """Whether it makes sense to offer anything to a player."""
        if self._in_a_row[partner] < STUBBORN:
            return True
        return view.turn >= self._last_turn[partner] + TURNS_TO_FORGET

    def nobody_sells(self, view: View, player: i64) -> bool:
        """Whether nobody who is left ever gave a deed, and all refused what a trader accepts."""
        for rival in range(view.players):
            if rival == player or view.retired(rival):
                continue
            if bitset.has(self._sellers, rival) or self.is_trader(rival):
                return False
            if self._in_a_row[rival] < NEVER_SELLS:
                return False
        return True

    def models(self, view: View, player: i64, own: Bot) -> list[Bot]:
        """Who plays the rollouts: the others as they seem to be, and the player's own bot."""
        return [own if seat == player else self.model(seat) for seat in range(view.players)]

    def model(self, partner: i64) -> Bot:
        """A bot that plays as this rival seems to."""
        if self.is_trader(partner):
            return TraderBot()
        first = partner * KINDS
        prices = vec[i64]([NEVER] * KINDS)
        for kind in range(KINDS):
            if self._sold[first + kind] > 0:
                prices[kind] = self._sold[first + kind]
        return RivalBot(prices, self._bid[partner])


def _came_about(view: View, player: i64, exchange: Exchange) -> bool:
    """Whether what was to be given and got has changed hands."""
    held = view.held(player)
    if held & exchange.get != exchange.get or held & exchange.give != 0:
        return False
    for deck in range(DECKS):
        holder = view.jail_card(deck)
        if bitset.has(exchange.get_cards, deck) and holder != player:
            return False
        if bitset.has(exchange.give_cards, deck) and holder == player:
            return False
    return True
