"""The cards of a deck that nobody at the table has seen: which they are, and how they lie."""

from mypy_extensions import i64

from monopoly.rules.board import DECK_ROOM
from monopoly.rules.state import State


def unseen_cards(s: State, deck: i64) -> list[int]:
    """The cards of a deck nobody has seen, the topmost first."""
    return [int(s.deck[_place(s, deck, index)]) for index in range(s.deck_unseen[deck])]


def lay_unseen(s: State, deck: i64, cards: list[int]) -> None:
    """Lays the same cards in another order, the topmost first."""
    for index in range(s.deck_unseen[deck]):
        s.deck[_place(s, deck, index)] = cards[index]


def _place(s: State, deck: i64, index: i64) -> i64:
    from_top = s.deck_top[deck] + s.deck_known[deck] + index
    return deck * DECK_ROOM + from_top % s.board.deck_size[deck]
