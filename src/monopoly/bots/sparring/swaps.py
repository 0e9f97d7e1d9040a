"""Offers that complete color-groups: for a part the partner needs, or for cash."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from monopoly.bots import deed_prices
from monopoly.bots.view import View
from monopoly.rules import bitset
from monopoly.rules.trade import Offer

ROUND_SUM: Final = 5


def swaps(view: View, player: i64) -> list[Offer]:
    """Every exchange by which the player and a partner complete a color-group each; cash makes up
    for the difference in prices, as far as there is any."""
    found: list[Offer] = []
    for partner in range(view.players):
        if partner == player or view.retired(partner):
            continue
        mine = missing_parts(view, player, partner)
        theirs = missing_parts(view, partner, player)
        for i in range(len(mine)):
            for j in range(len(theirs)):
                if (
                    view.board.group[bitset.lowest(mine[i])]
                    == (view.board.group[bitset.lowest(theirs[j])])
                ):
                    continue  # both of the same group: only one can have it
                offer = _balanced(view, player, partner, theirs[j], mine[i])
                if view.allows(offer, player):
                    found.append(offer)
    return found


def purchases(view: View, player: i64, percent: i64, spare: i64) -> list[Offer]:
    """For every part of a color-group that would make the player's whole, so many hundredths of
    its price in cash, where that can be spared."""
    found: list[Offer] = []
    for partner in range(view.players):
        if partner == player or view.retired(partner):
            continue
        missing = missing_parts(view, player, partner)
        for i in range(len(missing)):
            cash = deed_prices.printed(view, missing[i]) * percent // 100 // ROUND_SUM * ROUND_SUM
            if cash + deed_prices.interest(view, missing[i]) > spare:
                continue
            offer = Offer(partner, give_cash=cash, get_deeds=list(bitset.members_of(missing[i])))
            if view.allows(offer, player):
                found.append(offer)
    return found


def missing_parts(view: View, player: i64, partner: i64) -> vec[i64]:
    """The partner's part of each color-group of which the player holds all the rest."""
    board = view.board
    mine, theirs = view.held(player), view.held(partner)
    found = vec[i64]()
    for group in range(board.groups):
        bits = board.group_bits[group]
        part = theirs & bits
        is_lot = board.house_cost[board.first[group]] > 0
        if is_lot and part != 0 and mine & bits != 0 and part | mine & bits == bits:
            found = append(found, part)
    return found


def _balanced(view: View, player: i64, partner: i64, give: i64, get: i64) -> Offer:
    more = deed_prices.printed(view, get) - deed_prices.printed(view, give)
    pays = min(max(more, 0), view.spendable(player) // 2) // ROUND_SUM * ROUND_SUM
    asks = min(max(-more, 0), view.spendable(partner) // 2) // ROUND_SUM * ROUND_SUM
    return Offer(
        partner,
        give_deeds=list(bitset.members_of(give)),
        give_cash=pays,
        get_deeds=list(bitset.members_of(get)),
        get_cash=asks,
    )
