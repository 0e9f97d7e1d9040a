"""The rents ahead: what the next throw may cost, and the cash to keep against it."""

from typing import Final

from mypy_extensions import i64

from monopoly.bots.odds import MILLION, PLACES, odds_for
from monopoly.bots.view import View
from monopoly.rules import bitset
from monopoly.rules.board import BANK, SPACES

SMALL_CHANGE: Final = 40  # for taxes, cards and fines
NEAR: Final = 12  # steps: as far as two dice reach


def rents_ahead(view: View, player: i64) -> tuple[i64, i64]:
    """What the next throw of two dice may cost: on average, and at the worst."""
    chances = odds_for(view.board).throw
    place = view.position(player)
    row = place * PLACES
    deeds = _rivals_deeds(view, player)
    average: i64 = 0
    worst: i64 = 0
    for _step in range(NEAR + 1):
        if bitset.has(deeds, place):
            chance = chances[row + place]
            if chance > 0:
                rent = view.rent(place)
                average += chance * rent
                worst = max(worst, rent)
        place += 1
        if place == SPACES:
            place = 0
    return average // MILLION, worst


def reserve(view: View, player: i64) -> i64:
    """Cash to keep in hand: enough for most of what the next throw may bring, not for the worst.

    Lone deeds are a second purse: they can be mortgaged at little loss.
    """
    average, worst = rents_ahead(view, player)
    return _beside_lone_deeds(view, player, min(worst, 2 * average))


def full_reserve(view: View, player: i64) -> i64:
    """Cash that, with lone deeds mortgaged, pays even the worst."""
    _, worst = rents_ahead(view, player)
    return _beside_lone_deeds(view, player, worst)


def _beside_lone_deeds(view: View, player: i64, needed: i64) -> i64:
    if needed == 0:
        return SMALL_CHANGE
    return max(needed - cushion(view, player), 0) + SMALL_CHANGE


def cushion(view: View, player: i64) -> i64:
    """What mortgages on deeds outside complete groups would bring."""
    total: i64 = 0
    complete = view.complete(player)
    rest = view.held(player) & ~view.mortgages
    while rest != 0:
        space = bitset.lowest(rest)
        rest = bitset.without(rest, space)
        if not bitset.has(complete, view.board.group[space]):
            total += view.board.mortgage[space]
    return total


def would_be_fatal(view: View, player: i64, price: i64) -> bool:
    """Whether by paying this the worst rent ahead could no longer be met, though now it could."""
    _, worst = rents_ahead(view, player)
    if worst <= view.cash(player) - price:
        return False
    means = view.cash(player) + view.could_raise(player)
    return means >= worst > means - price


def _rivals_deeds(view: View, player: i64) -> i64:
    """Those of others on which rent is due."""
    return view.board.all_deeds & ~view.held(player) & ~view.held(BANK) & ~view.mortgages
