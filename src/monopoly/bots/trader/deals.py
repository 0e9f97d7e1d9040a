"""`trader` finds trades by which both sides gain, counted in dollars: what to look at closely."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from monopoly.bots.valuation import Valuation
from monopoly.bots.view import View
from monopoly.rules import bitset
from monopoly.rules.board import BANK

KEPT: Final = 100  # cash that is not built with
WORTHWHILE: Final = 100  # dollars that both together must gain
ROOM_TO_HAGGLE: Final = 15  # hundredths of the gain kept back in a first offer
ROUND_SUM: Final = 5  # nobody haggles over less


@final
@mypyc_attr(acyclic=True)
class Deal:
    """What a proposer gives and gets: deeds as bit sets; and the cash it pays, or gets below 0."""

    def __init__(
        self, partner: i64, give: i64, get: i64, cash: i64, gain: i64, surplus: i64
    ) -> None:
        self.partner: Final = partner
        self.give: Final = give
        self.get: Final = get
        self.cash: Final = cash
        self.gain: Final = gain  # the proposer's, before any cash
        self.surplus: Final = surplus  # what both gain together


# --- finding one


def partners(view: View, valuation: Valuation, player: i64) -> i64:
    """Who holds all that one is missing of a color-group one has begun: a bit set of players."""
    board = valuation.board
    found: i64 = 0
    mine = view.held(player)
    at_bank = view.held(BANK)
    for group in range(board.groups):
        bits = board.group_bits[group]
        missing = bits & ~mine
        if mine & bits == 0 or missing & at_bank != 0 or missing == 0:
            continue
        owner = view.owner(bitset.lowest(missing))
        if view.held(owner) & missing == missing and bitset.has(valuation.lots, group):
            found |= bitset.one(owner)
    return found


def find(
    view: View, valuation: Valuation, player: i64, partner: i64, shared: i64, whole: i64
) -> Deal | None:
    """The trade with this partner that brings both together most, at a fair price.

    It completes a color-group for the player (of `whole`), for cash or for a part of another that
    both hold deeds of (`shared`), which the partner can use.
    """
    best: Deal | None = None
    while whole != 0:
        wanted = bitset.lowest(whole)
        whole = bitset.without_lowest(whole)
        found = _best_for(view, valuation, player, partner, wanted, bitset.without(shared, wanted))
        if found is not None and (best is None or found.surplus > best.surplus):
            best = found
    return best


def _best_for(
    view: View, valuation: Valuation, player: i64, partner: i64, wanted: i64, shared: i64
) -> Deal | None:
    """The best to give for the partner's part of a wanted group: a part of another, or cash."""
    board = valuation.board
    mine_up = _gain(view, valuation, player, partner, wanted)
    theirs_down = _loss(view, valuation, partner, wanted)
    best = mine_up - theirs_down
    gain = mine_up
    given: i64 = 0
    while shared != 0:
        group = bitset.lowest(shared)
        shared = bitset.without_lowest(shared)
        theirs_up = _gain(view, valuation, partner, player, group)
        mine_down = _loss(view, valuation, player, group)
        total = mine_up - theirs_down + theirs_up - mine_down
        if total > best:
            best = total
            gain = mine_up - mine_down
            given = view.held(player) & board.group_bits[group]
    if best < WORTHWHILE:
        return None
    get = view.held(partner) & board.group_bits[wanted]
    return Deal(partner, given, get, gain - best // 2, gain, best)  # each half of the surplus


def _gain(view: View, valuation: Valuation, player: i64, partner: i64, group: i64) -> i64:
    """Of having the partner's part of a group beside one's own."""
    bits = valuation.board.group_bits[group]
    mine = view.held(player) & bits
    cash = max(view.cash(player) - KEPT, 0)
    rivals = view.players_left - 1
    after = valuation.worth(view, group, mine | view.held(partner) & bits, cash, rivals)
    return after - valuation.worth(view, group, mine, cash, rivals)


def _loss(view: View, valuation: Valuation, player: i64, group: i64) -> i64:
    """Of giving one's part of a group away."""
    mine = view.held(player) & valuation.board.group_bits[group]
    cash = max(view.cash(player) - KEPT, 0)
    return valuation.worth(view, group, mine, cash, view.players_left - 1)


def shared_groups(view: View, valuation: Valuation, player: i64, partner: i64) -> tuple[i64, i64]:
    """Groups both hold deeds of, and those color-groups among them that both hold together."""
    board = valuation.board
    mine = view.held(player)
    theirs = view.held(partner)
    shared: i64 = 0
    whole: i64 = 0
    for group in range(board.groups):
        bits = board.group_bits[group]
        if theirs & bits != 0 and mine & bits != 0:
            shared |= bitset.one(group)
            if (mine | theirs) & bits == bits:
                whole |= bitset.one(group)
    return shared, whole & valuation.lots


# --- its price


def first_price(deal: Deal, eager: bool) -> i64:
    """What to begin with: something is kept back, or, `eager`, a little more is given."""
    back = deal.surplus * ROOM_TO_HAGGLE // 100
    return deal.cash + back // 2 if eager else deal.cash - back


def payable(cash: i64, least: i64, most: i64) -> i64:
    """As much of it as either should pay, in round sums."""
    cash = max(min(cash, most), least)
    return cash // ROUND_SUM * ROUND_SUM if cash >= 0 else -(-cash // ROUND_SUM * ROUND_SUM)
