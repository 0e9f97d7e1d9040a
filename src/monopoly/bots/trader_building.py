"""`trader` builds: three houses first, where each dollar brings most; it hoards scarce ones."""

from typing import Final

from mypy_extensions import i64

from monopoly.bots import danger
from monopoly.bots.prospects import HOUSES_THAT_PAY, Prospects
from monopoly.bots.view import View
from monopoly.bots.weighing import Weighing
from monopoly.rules import bitset, law
from monopoly.rules.action import Action
from monopoly.rules.board import LOT, RENT_ROOM

PAYS: Final = 700  # thousandths of its cost that a house must bring over the rounds to come
FEW_HOUSES: Final = 8  # in the Bank: so few that keeping them from others is worth more


def best_lot(view: View, player: i64, book: Prospects, notes: Weighing | None) -> i64:
    """Where the next building brings most for its cost, or -1: nowhere, or it does not pay."""
    best: i64 = -1
    most: i64 = PAYS
    cash = view.spendable(player)
    complete = view.complete(player)
    while complete != 0:
        group = bitset.lowest(complete)
        complete = bitset.without(complete, group)
        cost = view.board.house_cost[view.board.first[group]]
        if cost == 0 or cost > cash:
            continue
        space = view.lot_to_build_on(group)
        if view.buildings(space) >= view.board.hotel or _hoards(view, player, space):
            continue
        brings = _brings(view, book, group, space)
        if notes is not None:
            notes.weigh(law.BUILD[space], brings * cost // 1000 - cost)
        if brings > most and view.allows(law.BUILD[space], player):
            best, most = space, brings
    return best


def build(
    view: View, player: i64, space: i64, reserve: i64, notes: Weighing | None
) -> Action | None:
    """There, unless the cash is needed for the rents ahead."""
    if space < 0 or view.spendable(player) - view.board.house_cost[space] < reserve:
        return None
    if notes is not None:
        notes.because(f"A building on {view.board.names[space]} brings most for its cost.")
    return law.BUILD[space]


def _brings(view: View, book: Prospects, group: i64, space: i64) -> i64:
    """In thousandths of its cost: the rent to come, on the way to the third house on average."""
    board = view.board
    rank = view.buildings(space)
    target = HOUSES_THAT_PAY if rank < HOUSES_THAT_PAY else rank + 1
    row = group * RENT_ROOM
    size = bitset.count(board.group_bits[group])
    now = book.group_income[row + rank]
    more = (book.group_income[row + target] - now) // ((target - rank) * size)
    return book.over_time(more, view.players_left - 1) * 1000 // board.house_cost[space]


def _hoards(view: View, player: i64, space: i64) -> bool:
    """Whether a hotel would only give houses back to rivals who are waiting for them."""
    board = view.board
    if view.buildings(space) != board.hotel - 1 or view.houses_left > FEW_HOUSES:
        return False
    for rival in range(view.players):
        if rival == player or view.retired(rival):
            continue
        groups = view.complete(rival)
        while groups != 0:
            group = bitset.lowest(groups)
            groups = bitset.without(groups, group)
            first = board.first[group]
            if board.kind[first] == LOT and view.buildings(first) < board.hotel - 1:
                return True
    return False


def place(view: View, player: i64, book: Prospects) -> Action:
    """A building won at auction goes where it brings most."""
    best: i64 = -1
    most: i64 = -1
    groups = view.complete(player)
    while groups != 0:
        group = bitset.lowest(groups)
        groups = bitset.without(groups, group)
        if view.board.house_cost[view.board.first[group]] == 0:
            continue
        space = view.lot_to_build_on(group)
        if view.buildings(space) < view.board.hotel and view.allows(law.BUILD[space], player):
            brings = _brings(view, book, group, space)
            if brings > most:
                best, most = space, brings
    return law.BUILD[best]


def want(view: View, player: i64) -> i64:
    """In a shortage: as many as it could put up and pay without undressing itself."""
    could = view.could_want(player)
    spare = view.cash(player) - danger.reserve(view, player) // 2
    return max(min(could, spare // 100), 0)
