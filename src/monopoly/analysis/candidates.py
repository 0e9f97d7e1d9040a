"""What a player could do at a moment: the actions that are worth comparing."""

from typing import Final

from monopoly.bots import View
from monopoly.bots.trader.offers import possible_offers
from monopoly.rules.action import Action
from monopoly.rules.auction import Bid

# Bids are compared at parts of the printed price, and a little above the lowest.
PARTS_OF_PRICE: Final = (0.25, 0.5, 0.75, 1.0, 1.25, 1.5, 2.0)
ROUND_SUM: Final = 5


def candidates(view: View, player: int) -> list[Action]:
    """All a player may do, bids at sensible steps, and the trades that `trader` would think of."""
    found: list[Action] = []
    for action in view.legal_actions(player):
        found += _bids(view, action) if isinstance(action, Bid) else [action]
    if player == view.actor:
        found += possible_offers(view, player)
    return found


def _bids(view: View, listed: Bid) -> list[Action]:
    lowest, highest = int(listed.amount), int(listed.highest)
    item = view.item
    if item is None:
        return [Bid(lowest)]
    price = int(view.board.price[item.space]) if item.space >= 0 else 2 * lowest
    steps = {ROUND_SUM * round(part * price / ROUND_SUM) for part in PARTS_OF_PRICE}
    amounts = {lowest} | {step for step in steps if lowest < step <= highest}
    return [Bid(amount) for amount in sorted(amounts)]
