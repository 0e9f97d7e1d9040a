"""`trader` raises cash: what is lost per dollar gained decides; and lifts mortgages again."""

from typing import Final

from mypy_extensions import i64

from monopoly.bots import risk
from monopoly.bots.explanation import LOSS_RATE, ExplanationBuilder
from monopoly.bots.risk import Risk
from monopoly.bots.valuation import Valuation
from monopoly.bots.view import View
from monopoly.rules import bitset, engine
from monopoly.rules.action import Action

IN_HAND: Final = 10  # dollars; more against the rents ahead won no games: deeds can be mortgaged
CASH_TO_LIFT: Final = 250  # beyond that, before a lone deed is lifted


def settle(
    view: View,
    player: i64,
    valuation: Valuation,
    risk: Risk,
    explanation: ExplanationBuilder | None,
) -> Action:
    """In debt: the cheapest way to more cash; and where all of it would not do, the end."""
    action: Action | None = None
    if risk.can_pay(view, player):
        action = _cheapest(view, player, valuation, 0, True, explanation)
    if action is None:
        if explanation is not None:
            explanation.because("All I could sell and mortgage would not pay it.")
        return engine.DECLARE_BANKRUPTCY
    if explanation is not None:
        explanation.because("Of all that brings in cash this costs me least for each dollar.")
    return action


def raise_for(
    view: View,
    player: i64,
    valuation: Valuation,
    price: i64,
    space: i64,
    explanation: ExplanationBuilder | None,
) -> Action | None:
    """A step towards a price, when mortgages alone reach it; deeds of that Space's group stay."""
    keep = view.board.group_bits[view.board.group[space]]
    open_deeds = view.held(player) & ~view.mortgages & ~keep
    if view.spendable(player) + risk.mortgage_value(view, player, open_deeds) < price:
        return None
    if explanation is not None:
        explanation.because("It is worth mortgaging other deeds for.")
    return _cheapest(view, player, valuation, keep, False, explanation)


def _cheapest(
    view: View,
    player: i64,
    valuation: Valuation,
    keep: i64,
    everything: bool,
    explanation: ExplanationBuilder | None,
) -> Action | None:
    """Of lone deeds the mortgage that loses least for each dollar; when there are none left and
    `everything` may go, the mortgage or sale in a complete group that does.
    """
    whole = view.complete(player)
    open_deeds = view.held(player) & ~view.mortgages & ~keep
    deeds = open_deeds & ~view.deeds_of(whole)
    if deeds == 0 and everything:
        deeds = open_deeds & _most_built(view, whole)
    if explanation is not None:
        _weigh_all(view, player, valuation, deeds, explanation)
    while deeds != 0:
        space = _least_missed(view, player, valuation, deeds)
        action = _cash_from(view, space)
        if view.allows(action, player):
            return action
        deeds = bitset.without(deeds, space)  # the next best, then
    return _hotels(view, player) if everything else None


def _least_missed(view: View, player: i64, valuation: Valuation, deeds: i64) -> i64:
    """That of some deeds by which cash costs least."""
    best: i64 = -1
    least: i64 = 0
    while deeds != 0:
        space = bitset.lowest(deeds)
        deeds = bitset.without_lowest(deeds)
        loss = _loss_per_dollar(view, player, valuation, space)
        if best < 0 or loss < least:
            best, least = space, loss
    return best


def _most_built(view: View, groups: i64) -> i64:
    """The lots of some groups with as many buildings as any of theirs: the law lets no other go."""
    board = view.board
    found: i64 = 0
    while groups != 0:
        first = board.first[bitset.lowest(groups)]
        groups = bitset.without_lowest(groups)
        most = view.most_buildings(first)
        if most == 0:
            found |= board.mates[first]
            continue
        space = first
        for _step in range(bitset.count(board.mates[first])):
            if view.buildings(space) == most:
                found |= bitset.one(space)
            space = board.neighbor[space]
    return found


def _weigh_all(
    view: View, player: i64, valuation: Valuation, deeds: i64, explanation: ExplanationBuilder
) -> None:
    while deeds != 0:
        space = bitset.lowest(deeds)
        deeds = bitset.without_lowest(deeds)
        action = _cash_from(view, space)
        if view.allows(action, player):
            loss = _loss_per_dollar(view, player, valuation, space)
            explanation.weigh(action, -loss, LOSS_RATE)


def _cash_from(view: View, space: i64) -> Action:
    return engine.MORTGAGE[space] if view.buildings(space) == 0 else engine.SELL_BUILDING[space]


def _hotels(view: View, player: i64) -> Action | None:
    """Where hotels must come down together: no houses are left to take their place."""
    complete = view.complete(player)
    while complete != 0:
        group = bitset.lowest(complete)
        complete = bitset.without_lowest(complete)
        if view.allows(engine.SELL_HOTELS[group], player):
            return engine.SELL_HOTELS[group]
    return None


def _loss_per_dollar(view: View, player: i64, valuation: Valuation, space: i64) -> i64:
    """In thousandths: rent and interest lost for each dollar gained."""
    rivals = view.players_left - 1
    rank = view.buildings(space)
    if rank > 0:
        return valuation.loss_by_sale(space, rank, rivals)
    return valuation.loss_by_mortgage(space, view.owned_in_group(player, space), rivals)


def lift(
    view: View, player: i64, deeds: i64, spare: i64, explanation: ExplanationBuilder | None
) -> Action | None:
    """The dearest mortgage on some deeds that can be paid."""
    if spare <= 0:
        return None
    best: i64 = -1
    while deeds != 0:
        space = bitset.lowest(deeds)
        deeds = bitset.without_lowest(deeds)
        if view.cost_to_lift(space) <= spare:
            best = space  # the last is the dearest
    if best < 0 or not view.allows(engine.LIFT_MORTGAGE[best], player):
        return None
    if explanation is not None:
        explanation.weigh(engine.LIFT_MORTGAGE[best], spare)
        explanation.because(f"There is cash to spare, and {view.board.names[best]} can earn again.")
    return engine.LIFT_MORTGAGE[best]


def keep_or_lift(view: View, player: i64) -> Action:
    """A mortgaged deed just received: lifted at once where it completes a group."""
    space = bitset.lowest(view.held(player) & view.to_keep)
    whole = bitset.has(view.complete(player), view.board.group[space])
    if whole and view.spendable(player) >= view.cost_to_lift(space) + CASH_TO_LIFT:
        return engine.LIFT_MORTGAGE[space]
    return engine.KEEP_MORTGAGE[space]
