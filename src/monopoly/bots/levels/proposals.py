"""The exchanges that bring two players together most: parts of groups for parts, or for cash."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.bots.levels.appraisal import Appraiser
from monopoly.bots.levels.terms import Terms
from monopoly.bots.view import View
from monopoly.rules import bitset
from monopoly.rules.board import LOT
from monopoly.rules.state import Bundle

WORTHWHILE: Final = 60  # dollars that both together must gain


@final
class Proposal:
    """Deeds that change hands, bit sets, and what each side gains before any cash."""

    def __init__(self, partner: i64, give: i64, get: i64, terms: Terms) -> None:
        self.partner: Final = partner
        self.give: Final = give
        self.get: Final = get
        self.terms: Final = terms


def find(view: View, appraiser: Appraiser, player: i64, partner: i64) -> list[Proposal]:
    """All by which the player gets a part of a color-group it has begun, the best first."""
    found: list[Proposal] = []
    mine, theirs = view.held(player), view.held(partner)
    board = view.board
    for wanted in range(board.groups):
        bits = board.group_bits[wanted]
        get = theirs & bits
        if get == 0 or mine & bits == 0 or not _may_change_hands(view, wanted):
            continue
        _add(view, appraiser, player, partner, 0, get, found)
        for other in range(board.groups):
            give = mine & board.group_bits[other]
            shared = give != 0 and other != wanted and theirs & board.group_bits[other] != 0
            if shared and _may_change_hands(view, other):
                _add(view, appraiser, player, partner, give, get, found)
    found.sort(key=_by_surplus, reverse=True)
    return found


def _add(
    view: View,
    appraiser: Appraiser,
    player: i64,
    partner: i64,
    give: i64,
    get: i64,
    found: list[Proposal],
) -> None:
    terms = Terms(view, appraiser, player, partner, Bundle(give, 0, 0), Bundle(get, 0, 0))
    if terms.surplus() >= WORTHWHILE:
        found.append(Proposal(partner, give, get, terms))


def _by_surplus(proposal: Proposal) -> int:
    return int(proposal.terms.surplus())


def _may_change_hands(view: View, group: i64) -> bool:
    """Only bare lots of a color-group."""
    first = view.board.first[group]
    return view.board.kind[first] == LOT and view.most_buildings(first) == 0


def lots_made_whole(view: View, player: i64, get: i64) -> i64:
    """The lots of the color-groups that are whole for a player with what it gets."""
    board = view.board
    after = view.held(player) | get
    found: i64 = 0
    while get != 0:
        mates = board.mates[bitset.lowest(get)]
        get &= ~mates
        if board.house_cost[bitset.lowest(mates)] > 0 and after & mates == mates:
            found |= mates
    return found
