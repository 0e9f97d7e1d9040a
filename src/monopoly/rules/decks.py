"""The two decks: cards come from the top and go back to the bottom (10 MCS 100)."""

from mypy_extensions import i64

from monopoly.rules.board import DECK_ROOM, NOBODY
from monopoly.rules.events import JailCardReturned
from monopoly.rules.state import State


def take_top(s: State, deck: i64) -> i64:
    top = s.deck_top[deck]
    s.deck_top[deck] = (top + 1) % s.board.deck_size[deck]
    s.deck_left[deck] -= 1
    if s.deck_known[deck] > 0:
        s.deck_known[deck] -= 1
    elif s.deck_unseen[deck] > 0:
        s.deck_unseen[deck] -= 1
    return s.deck[deck * DECK_ROOM + top]


def put_back(s: State, deck: i64, card: i64) -> None:
    bottom = (s.deck_top[deck] + s.deck_left[deck]) % s.board.deck_size[deck]
    s.deck[deck * DECK_ROOM + bottom] = card
    s.deck_left[deck] += 1


def return_jail_card(s: State, deck: i64) -> None:
    holder = s.jail_card[deck]
    s.jail_card[deck] = NOBODY
    put_back(s, deck, s.board.jail_card[deck])
    if s.log is not None:
        s.log.append(JailCardReturned(holder, deck))
