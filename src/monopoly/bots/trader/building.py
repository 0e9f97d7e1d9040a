"""`trader` builds: three houses first, where each dollar brings most; it hoards scarce ones."""

from typing import Final

from mypy_extensions import i64

from monopoly.bots.explanation import ExplanationBuilder
from monopoly.bots.risk import Risk
from monopoly.bots.trader import funds
from monopoly.bots.valuation import HOUSES_THAT_PAY, Valuation
from monopoly.bots.view import View
from monopoly.rules import bitset, engine
from monopoly.rules.action import Action
from monopoly.rules.board import LOT

PAYS: Final = 700  # thousandths of its cost that a house must bring over the rounds to come
FEW_HOUSES: Final = 8  # in the Bank: so few that keeping them from others is worth more


def build(
    view: View,
    player: i64,
    valuation: Valuation,
    risk: Risk,
    groups: i64,
    spare: i64,
    purse: i64,
    explanation: ExplanationBuilder | None,
) -> Action | None:
    """The best building that can be paid for on these groups, beside the rents ahead.

    `spare` is cash to spend; `purse` what there would be with lone deeds mortgaged. That is done
    for the houses that pay, up to the third: a dollar earns more there than on a lone deed.
    """
    if purse < view.board.least_house_cost:
        return None
    while groups != 0:
        space = _best_lot(view, player, valuation, groups, spare, purse, explanation)
        if space < 0:
            return None
        cost = view.board.house_cost[space]
        if not risk.can_spare(view, player, cost):
            if explanation is not None:
                explanation.because("The rents ahead need what a building would cost.")
            return None
        if cost > spare:
            short = cost - spare
            return funds.raise_for(
                view, player, valuation, view.spendable(player) + short, space, explanation
            )
        if view.allows(engine.BUILD[space], player):
            if explanation is not None:
                explanation.because(
                    f"A building on {view.board.names[space]} brings most for its cost."
                )
            return engine.BUILD[space]
        groups = bitset.without(groups, view.board.group[space])  # the next best, then
    return None


def _best_lot(
    view: View,
    player: i64,
    valuation: Valuation,
    groups: i64,
    spare: i64,
    purse: i64,
    explanation: ExplanationBuilder | None,
) -> i64:
    """Where the next building brings most for its cost, or -1: nowhere, or it does not pay."""
    board = view.board
    best: i64 = -1
    most: i64 = PAYS
    while groups != 0:
        group = bitset.lowest(groups)
        groups = bitset.without_lowest(groups)
        cost = board.house_cost[board.first[group]]
        if cost > purse:
            continue
        space = view.lot_to_build_on(group)
        rank = view.buildings(space)
        if rank >= board.hotel or (rank >= HOUSES_THAT_PAY and cost > spare):
            continue
        brings = valuation.brings(group, rank, view.players_left - 1)
        if explanation is not None:
            explanation.weigh(engine.BUILD[space], brings * cost // 1000 - cost)
        if brings > most and not _hoards(view, player, space):
            best, most = space, brings
    return best


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
            groups = bitset.without_lowest(groups)
            first = board.first[group]
            if board.kind[first] == LOT and view.buildings(first) < board.hotel - 1:
                return True
    return False


def place(view: View, player: i64, valuation: Valuation) -> Action:
    """A building won at auction goes where it brings most."""
    best: i64 = -1
    most: i64 = -1
    groups = view.complete(player) & valuation.lots
    while groups != 0:
        group = bitset.lowest(groups)
        groups = bitset.without_lowest(groups)
        space = view.lot_to_build_on(group)
        if view.buildings(space) < view.board.hotel and view.allows(engine.BUILD[space], player):
            brings = valuation.brings(group, view.buildings(space), view.players_left - 1)
            if brings > most:
                best, most = space, brings
    return engine.BUILD[best]


def want(view: View, player: i64) -> i64:
    """In a shortage: as many as it could put up and pay without undressing itself."""
    could = view.could_want(player)
    spare = view.cash(player) - funds.IN_HAND
    return max(min(could, spare // 100), 0)
