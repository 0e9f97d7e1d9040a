"""`trader` raises cash: what is lost per dollar gained decides; and lifts mortgages again."""

from typing import Final

from mypy_extensions import i64

from monopoly.bots import danger
from monopoly.bots.danger import Outlook
from monopoly.bots.prospects import Prospects
from monopoly.bots.view import View
from monopoly.bots.weighing import Weighing
from monopoly.rules import bitset, law
from monopoly.rules.action import Action
from monopoly.rules.board import LOT, RENT_ROOM

WHOLE_GROUP: Final = 200  # what a mortgage in a complete group costs beyond the rent: no building
ALMOST_A_GROUP: Final = 20  # the same where more than one deed of a group is held
IN_HAND: Final = 10  # dollars; more against the rents ahead won no games: deeds can be mortgaged
CASH_TO_LIFT: Final = 250  # beyond that, before a lone deed is lifted


def settle(
    view: View, player: i64, book: Prospects, ahead: Outlook, notes: Weighing | None
) -> Action:
    """In debt: the cheapest way to more cash; and where all of it would not do, the end."""
    action: Action | None = None
    if ahead.can_pay(view, player):
        action = _cheapest(view, player, book, 0, True, notes)
    if action is None:
        if notes is not None:
            notes.because("All I could sell and mortgage would not pay it.")
        return law.DECLARE_BANKRUPTCY
    if notes is not None:
        notes.because("Of all that brings in cash this costs me least for each dollar.")
    return action


def raise_for(
    view: View, player: i64, book: Prospects, price: i64, space: i64, notes: Weighing | None
) -> Action | None:
    """A step towards a price, when mortgages alone reach it; deeds of that Space's group stay."""
    keep = view.board.group_bits[view.board.group[space]]
    open_deeds = view.held(player) & ~view.mortgages & ~keep
    if view.spendable(player) + danger.mortgage_value(view, player, open_deeds) < price:
        return None
    if notes is not None:
        notes.because("It is worth mortgaging other deeds for.")
    return _cheapest(view, player, book, keep, False, notes)


def _cheapest(
    view: View, player: i64, book: Prospects, keep: i64, everything: bool, notes: Weighing | None
) -> Action | None:
    """Of lone deeds the mortgage that loses least for each dollar; when there are none left and
    `everything` may go, the mortgage or sale in a complete group that does.
    """
    best: Action | None = None
    least: i64 = 0
    whole = view.deeds_of(view.complete(player))
    open_deeds = view.held(player) & ~view.mortgages & ~keep
    deeds = open_deeds & ~whole
    if deeds == 0 and everything:
        deeds = open_deeds
    while deeds != 0:
        space = bitset.lowest(deeds)
        deeds = bitset.without_lowest(deeds)
        if bitset.has(whole, space) and view.buildings(space) < view.most_buildings(space):
            continue  # those with more buildings come first
        loss = _loss_per_dollar(view, player, book, space)
        if notes is None and best is not None and loss >= least:
            continue  # no need to ask the law
        action: Action = law.MORTGAGE[space]
        if view.buildings(space) > 0:
            action = law.SELL_BUILDING[space]
        if not view.allows(action, player):
            continue
        if notes is not None:
            notes.weigh(action, -loss)
        if best is None or loss < least:
            best = action
            least = loss
    if best is None and everything:
        return _hotels(view, player)
    return best


def _hotels(view: View, player: i64) -> Action | None:
    """Where hotels must come down together: no houses are left to take their place."""
    complete = view.complete(player)
    while complete != 0:
        group = bitset.lowest(complete)
        complete = bitset.without_lowest(complete)
        if view.allows(law.SELL_HOTELS[group], player):
            return law.SELL_HOTELS[group]
    return None


def _loss_per_dollar(view: View, player: i64, book: Prospects, space: i64) -> i64:
    """In thousandths: rent and interest lost for each dollar gained."""
    board = book.board
    rivals = view.players_left - 1
    rank = view.buildings(space)
    row = space * RENT_ROOM
    if rank > 0:
        half = board.house_cost[space] // 2
        lost = book.over_time(book.income[row + rank] - book.income[row + rank - 1], rivals)
        return (lost + half) * 1000 // half
    group = board.group[space]
    if board.kind[space] != LOT:
        count = view.owned_in_group(player, space)
        lost = book.over_time(book.income[row + count - 1], rivals)
    else:
        lost = book.over_time(book.income[row], rivals)
        if bitset.has(view.complete(player), group):
            lost = 2 * lost + WHOLE_GROUP
        elif view.owned_in_group(player, space) > 1:
            lost += ALMOST_A_GROUP
    return (lost + board.interest[space]) * 1000 // board.mortgage[space]


def lift(view: View, player: i64, spare: i64, whole: bool, notes: Weighing | None) -> Action | None:
    """The dearest mortgage that can be paid: on complete groups (`whole`), or on lone deeds."""
    if spare <= 0:
        return None
    rest = view.held(player) & view.mortgages
    if rest == 0:
        return None
    best: i64 = -1
    in_groups = view.deeds_of(view.complete(player))
    if whole:
        rest &= in_groups
    else:
        rest &= ~in_groups
    while rest != 0:
        space = bitset.lowest(rest)
        rest = bitset.without_lowest(rest)
        if view.cost_to_lift(space) <= spare:
            best = space  # the last is the dearest
    if best < 0 or not view.allows(law.LIFT_MORTGAGE[best], player):
        return None
    if notes is not None:
        notes.weigh(law.LIFT_MORTGAGE[best], spare)
        notes.because(f"There is cash to spare, and {view.board.names[best]} can earn again.")
    return law.LIFT_MORTGAGE[best]


def keep_or_lift(view: View, player: i64) -> Action:
    """A mortgaged deed just received: lifted at once where it completes a group."""
    space = bitset.lowest(view.held(player) & view.to_keep)
    whole = bitset.has(view.complete(player), view.board.group[space])
    if whole and view.spendable(player) >= view.cost_to_lift(space) + CASH_TO_LIFT:
        return law.LIFT_MORTGAGE[space]
    return law.KEEP_MORTGAGE[space]
