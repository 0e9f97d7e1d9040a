"""A game set up: the decks shuffled and the deeds dealt as a dealer says, ready to be played."""

from typing import Final

from mypy_extensions import i64

from monopoly.chance.dealer import Dealer
from monopoly.rules import preparation
from monopoly.rules.board import NOBODY, Board
from monopoly.rules.flow import settle
from monopoly.rules.state import State

FIRST_SEAT: Final = 0  # banks where a player must and nobody has said who


def new_game(board: Board, names: list[str], dealer: Dealer) -> State:
    """A game that waits for the first throw for the start; the first seat banks if one must."""
    banker: i64 = FIRST_SEAT if board.called_auctions else NOBODY
    s = preparation.prepare(board, names, banker)
    begin(s, draw_orders(board, dealer))
    return s


def draw_orders(board: Board, dealer: Dealer) -> list[list[int]]:
    """The order of each deck, then that of the Title Deeds (Spaces) where they are dealt."""
    orders = [dealer.shuffle(board.deck_size[0]), dealer.shuffle(board.deck_size[1])]
    if board.dealt_deeds > 0:
        orders.append([int(board.deeds[i]) for i in dealer.shuffle(len(board.deeds))])
    return orders


def begin(s: State, orders: list[list[int]]) -> None:
    """Takes a prepared game, and what was drawn for it, to the first decision."""
    preparation.shuffle(s, orders[0], orders[1])
    if s.board.dealt_deeds > 0:
        preparation.deal(s, orders[2])
    settle(s)
