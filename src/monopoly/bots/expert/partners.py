"""What `expert` has learned of the others by trading: who refuses what, and who never trades."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monopoly.bots.expert.exchanges import DECKS, Exchange
from monopoly.bots.view import View
from monopoly.rules import bitset
from monopoly.rules.board import SEATS_MAX

TURNS_TO_FORGET: Final = 80  # of the game: then what was refused may be asked again
STUBBORN: Final = 3  # refusals in a row: who refuses so often does not trade

Key = tuple[int, int, int, int]


@final
class Partners:
    def __init__(self) -> None:
        self._refused: dict[Key, int] = {}  # by exchange: the turn
        self._in_a_row: vec[i64] = vec[i64]([0] * SEATS_MAX)  # refusals, by player
        self._last_turn: vec[i64] = vec[i64]([0] * SEATS_MAX)  # of these
        self._offered: Exchange | None = None  # not known to be answered

    def copy(self) -> "Partners":
        twin = Partners()
        twin._refused = dict(self._refused)
        twin._in_a_row = self._in_a_row[:]
        twin._last_turn = self._last_turn[:]
        twin._offered = self._offered
        return twin

    def offer(self, exchange: Exchange) -> None:
        """Something was offered: what comes of it is seen later."""
        self._offered = exchange

    def learn(self, view: View, player: i64) -> bool:
        """Whether an offer came about or came to nothing since the last look."""
        offered = self._offered
        if offered is None:
            return False
        self._offered = None
        if _came_about(view, player, offered):
            self._in_a_row[offered.partner] = 0
        else:
            self._refused[offered.key()] = view.turn
            self._in_a_row[offered.partner] += 1
            self._last_turn[offered.partner] = view.turn
        return True

    def was_refused(self, view: View, exchange: Exchange) -> bool:
        turn = self._refused.get(exchange.key())
        return turn is not None and view.turn < turn + TURNS_TO_FORGET

    def trades(self, view: View, partner: i64) -> bool:
        """Whether it makes sense to offer anything to a player."""
        if self._in_a_row[partner] < STUBBORN:
            return True
        return view.turn >= self._last_turn[partner] + TURNS_TO_FORGET


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
