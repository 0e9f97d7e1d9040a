"""A position known again: all that the value network reads of it, kept to compare."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monopoly.bots.view import View
from monopoly.rules.board import SEATS_MAX, SPACES, Board

TABLE_WORDS: Final = 15
PLAYER_WORDS: Final = 5
WORDS: Final = TABLE_WORDS + SEATS_MAX * PLAYER_WORDS + SPACES


@final
class Moment:
    """The position looked at last. The chances are the same in any other that is equal here."""

    def __init__(self) -> None:
        self._board: Board | None = None
        self._words: Final = vec[i64]([0] * WORDS)
        self._next: i64 = 0  # the word to be compared next
        self._same: bool = False

    def is_still(self, view: View) -> bool:
        """Whether this is the position that it was asked about last; from now on it is."""
        board = view.board
        self._same = self._board is board
        self._board = board
        self._next = 0
        self._compare_table(view)
        for player in range(view.players):
            self._compare(view.cash(player) + view.salary_due(player))
            self._compare(view.held(player))
            self._compare(view.position(player))
            self._compare(1 if view.in_jail(player) else 0)
            self._compare(1 if view.retired(player) else 0)
        if view.anything_built:  # by the numbers of buildings left it is known where nothing is
            for space in range(SPACES):
                self._compare(view.buildings(space))
        if view.anything_owed:
            self._board = None  # debts are not compared: they do not last
            return False
        return self._same

    def _compare_table(self, view: View) -> None:
        self._compare(view.players)
        self._compare(view.phase)
        self._compare(view.current)
        self._compare(1 if view.throw_to_come else 0)
        self._compare(1 if view.time_up else 0)
        self._compare(view.rounds)
        self._compare(view.winners)
        self._compare(view.mortgages)
        self._compare(view.houses_left)
        self._compare(view.hotels_left)
        self._compare(view.for_sale)
        self._compare(view.deed_at_auction)
        self._compare(view.bid * SEATS_MAX + view.bidder)
        self._compare(view.jail_card(0))
        self._compare(view.jail_card(1))

    def _compare(self, word: i64) -> None:
        if self._words[self._next] != word:
            self._words[self._next] = word
            self._same = False
        self._next += 1
