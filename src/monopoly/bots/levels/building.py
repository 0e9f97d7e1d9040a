"""Where a level builds, and which mortgages it lifts."""

from mypy_extensions import i64

from monopoly.bots import sentences
from monopoly.bots.explanation import ExplanationBuilder
from monopoly.bots.valuation import HOUSES_THAT_PAY, valuation_for
from monopoly.bots.view import View
from monopoly.rules import bitset, engine
from monopoly.rules.action import Action


def dearest_lot(view: View, player: i64, budget: i64) -> i64:
    """Of the dearest complete group that can be paid for; -1: nowhere."""
    board = view.board
    complete = view.complete(player)
    for i in range(board.groups):
        group = board.groups - 1 - i
        if bitset.has(complete, group) and 0 < board.house_cost[board.first[group]] <= budget:
            space = view.lot_to_build_on(group)
            if view.buildings(space) < board.hotel and view.allows(engine.BUILD[space], player):
                return space
    return -1


def lot_that_brings_most(view: View, player: i64, budget: i64, rank_max: i64) -> i64:
    """Where the next building brings most for its cost, below so many on a lot; -1: nowhere."""
    board = view.board
    valuation = valuation_for(board)
    best: i64 = -1
    most: i64 = 0
    groups = view.complete(player) & valuation.lots
    while groups != 0:
        group = bitset.lowest(groups)
        groups = bitset.without_lowest(groups)
        space = view.lot_to_build_on(group)
        rank = view.buildings(space)
        if rank >= rank_max or board.house_cost[space] > budget:
            continue
        brings = valuation.brings(group, rank, view.players_left - 1)
        if brings > most and view.allows(engine.BUILD[space], player):
            best, most = space, brings
    return best


def three_houses_first(view: View, player: i64, budget: i64, beyond: i64) -> i64:
    """The third house is the great step in rent; more only with so much left beside."""
    space = lot_that_brings_most(view, player, budget, HOUSES_THAT_PAY)
    if space >= 0:
        return space
    return lot_that_brings_most(view, player, budget - beyond, view.board.hotel)


def lift_in_groups(
    view: View, player: i64, spare: i64, notes: ExplanationBuilder | None
) -> Action | None:
    """Mortgages on complete groups, which cannot be built on before."""
    whole = view.held(player) & view.mortgages & view.deeds_of(view.complete(player))
    return _lift(view, player, whole, spare, notes)


def lift(
    view: View, player: i64, spare: i64, beside: i64, notes: ExplanationBuilder | None
) -> Action | None:
    """Those on other deeds, with more cash in hand."""
    mortgaged = view.held(player) & view.mortgages
    return _lift(view, player, mortgaged, spare - beside, notes)


def _lift(
    view: View, player: i64, deeds: i64, spare: i64, notes: ExplanationBuilder | None
) -> Action | None:
    while deeds != 0:
        space = bitset.lowest(deeds)
        deeds = bitset.without_lowest(deeds)
        action = engine.LIFT_MORTGAGE[space]
        cost = view.cost_to_lift(space)
        if cost <= spare and view.allows(action, player):
            if notes is not None:
                name = view.board.names[space]
                notes.weigh(action, spare - cost)
                notes.because(
                    f"I can spare {sentences.money(view, cost)}, and {name} can earn again."
                )
            return action
    return None
