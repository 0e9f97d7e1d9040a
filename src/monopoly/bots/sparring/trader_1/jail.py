"""`trader-1` in Jail: out at once while there is land to buy, and no hurry when rents lie ahead."""

from typing import Final

from mypy_extensions import i64

from monopoly.bots.sparring.trader_1 import funds
from monopoly.bots.sparring.trader_1.risk import Risk
from monopoly.bots.view import View
from monopoly.rules import bitset, engine
from monopoly.rules.action import Action
from monopoly.rules.board import BANK, SPACES

MEAN_THROW: Final = 7
WORTH_OF_LAND: Final = 8  # dollars a deed still at the Bank makes freedom worth, each turn


def way_out(view: View, player: i64, risk: Risk) -> Action | None:
    """The card or the fine; None: throw, and rather stay."""
    risk.look(view, player)
    freedom = (
        bitset.count(view.held(BANK)) * WORTH_OF_LAND
        + view.board.salary * MEAN_THROW // SPACES
        - risk.average
    )
    if freedom <= 0:
        return engine.SIT_OUT if view.allows(engine.SIT_OUT, player) else None
    for deck in range(2):
        if view.jail_card(deck) == player:
            return engine.USE_JAIL_CARD[deck]
    if freedom * 3 <= view.board.fine or not view.allows(engine.PAY_FINE, player):
        return None
    if view.cash(player) < view.board.fine + funds.IN_HAND:
        return None
    return engine.PAY_FINE


def after_last_throw(view: View, player: i64) -> Action:
    """The fine is due and the throw would be moved: once it may be sat out instead."""
    die1, die2, _ = view.dice
    space = (view.position(player) + die1 + die2) % SPACES
    dear = view.rent(space) > view.board.fine and view.owner(space) != player
    return engine.SIT_OUT if dear and view.allows(engine.SIT_OUT, player) else engine.PAY_FINE
