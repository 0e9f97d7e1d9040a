"""What has been offered and countered, so that nobody is pestered and no talk goes on for ever."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monopoly.bots.view import View
from monopoly.rules.board import SEATS_MAX
from monopoly.rules.state import Bundle

COUNTERS_PER_TURN: Final = 2
TURNS_TO_FORGET: Final = 40  # after so many turns of the game the same may be talked about again
PATIENCE: Final = 8  # turns to wait with a new offer after a refusal, and so many more after each
REFUSALS_MAX: Final = 4  # that make the wait longer


@final
class Talks:
    """What one bot has talked about and with whom; what it heard it has seen at the table."""

    def __init__(self) -> None:
        self._talked: Final[dict[int, int]] = {}  # by exchange: the turn it was talked about
        self._turn: i64 = -1
        self._offers: i64 = 0  # made in that turn
        self._counters: i64 = 0
        self._partner: i64 = -1  # to whom the last offer went, and
        self._held: i64 = 0  # what the bot held then
        self._refusals: vec[i64] = vec[i64]([0] * SEATS_MAX)  # in a row, by partner
        self._ask_at: vec[i64] = vec[i64]([0] * SEATS_MAX)  # the turn to ask a partner again

    def copy(self) -> "Talks":
        twin = Talks()
        twin._talked.update(self._talked)
        twin._turn = self._turn
        twin._offers = self._offers
        twin._counters = self._counters
        twin._partner = self._partner
        twin._held = self._held
        twin._refusals = self._refusals[:]
        twin._ask_at = self._ask_at[:]
        return twin

    def begin(self, view: View, player: i64) -> None:
        """To be called before any other: a new turn counts anew, and an offer that changed nothing
        was refused."""
        if view.turn != self._turn:
            self._turn = view.turn
            self._offers = 0
            self._counters = 0
        partner = self._partner
        if partner < 0 or _has_offer(view, player, partner):
            return
        self._partner = -1
        if view.held(player) != self._held:
            self._refusals[partner] = 0
            return
        self._refusals[partner] = min(self._refusals[partner] + 1, REFUSALS_MAX)
        self._ask_at[partner] = view.turn + PATIENCE * self._refusals[partner]

    # --- its own offers

    def offers_made(self) -> i64:
        """In this turn."""
        return self._offers

    def may_ask(self, view: View, partner: i64) -> bool:
        return view.turn >= self._ask_at[partner]

    def offered(self, view: View, player: i64, partner: i64, exchange: int) -> None:
        self._offers += 1
        self._partner = partner
        self._held = view.held(player)
        self._talked[exchange] = int(view.turn)

    # --- offers of others

    def may_counter(self, view: View, exchange: int) -> bool:
        """Once for each exchange, whoever began to talk about it."""
        return self._counters < COUNTERS_PER_TURN and not self.has_talked(view, exchange)

    def countered(self, view: View, exchange: int) -> None:
        self._counters += 1
        self._talked[exchange] = int(view.turn)

    def has_talked(self, view: View, exchange: int) -> bool:
        return view.turn < self._talked.get(exchange, -TURNS_TO_FORGET) + TURNS_TO_FORGET


def exchange_of(partner: i64, give: Bundle, get: Bundle) -> int:
    """A number for what changes hands, whatever the cash: who holds what tells the direction."""
    deeds = give.deeds | get.deeds
    cards = give.cards | get.cards
    return int((deeds << 2 | cards) * SEATS_MAX + partner)


def _has_offer(view: View, player: i64, partner: i64) -> bool:
    for offer in view.offers():
        if offer.proposer == player and offer.receiver == partner:
            return True
    return False
