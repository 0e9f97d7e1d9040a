"""Cash from mortgages on lone deeds, those that are missed least first."""

from mypy_extensions import i64

from monopoly.bots.view import View
from monopoly.rules import bitset, engine
from monopoly.rules.action import Action


def loan(view: View, player: i64, needed: i64) -> Action | None:
    """The next mortgage on the way to so much cash; None where all of them would not do."""
    lone = lone_deeds(view, player) & ~view.mortgages
    cash = view.spendable(player)
    rest = lone
    while rest != 0:
        space = bitset.lowest(rest)
        rest = bitset.without_lowest(rest)
        if view.allows(engine.MORTGAGE[space], player):
            cash += view.board.mortgage[space]
        else:
            lone = bitset.without(lone, space)
    if lone == 0 or cash < needed:
        return None
    return engine.MORTGAGE[least_missed(view, player, lone)]


def lone_deeds(view: View, player: i64) -> i64:
    """What a player holds outside complete groups, a bit set."""
    return view.held(player) & ~view.deeds_of(view.complete(player))


def least_missed(view: View, player: i64, deeds: i64) -> i64:
    """That of some deeds of which the player has fewest of a group; the cheapest of these."""
    board = view.board
    best: i64 = -1
    least: i64 = 0
    while deeds != 0:
        space = bitset.lowest(deeds)
        deeds = bitset.without_lowest(deeds)
        mates = view.owned_in_group(player, space) if board.house_cost[space] > 0 else 0
        missed = mates * 1000 + board.price[space]
        if best < 0 or missed < least:
            best, least = space, missed
    return best
