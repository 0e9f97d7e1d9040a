"""`trader` in Jail: out at once while there is land to buy, and no hurry when rents lie ahead."""

from typing import Final

from mypy_extensions import i64

from monopoly.bots.explanation import ExplanationBuilder
from monopoly.bots.risk import Risk
from monopoly.bots.trader import funds
from monopoly.bots.view import View
from monopoly.rules import bitset, engine
from monopoly.rules.action import Action
from monopoly.rules.board import BANK, SPACES

MEAN_THROW: Final = 7
WORTH_OF_LAND: Final = 8  # dollars a deed still at the Bank makes freedom worth, each turn


def way_out(
    view: View, player: i64, risk: Risk, explanation: ExplanationBuilder | None
) -> Action | None:
    """The card or the fine; None: throw, and rather stay."""
    risk.look(view, player)
    freedom = (
        bitset.count(view.held(BANK)) * WORTH_OF_LAND
        + view.board.salary * MEAN_THROW // SPACES
        - risk.average
    )
    if explanation is not None:
        explanation.weigh(engine.THROW, 0)
    if freedom <= 0:
        if explanation is not None:
            explanation.because(
                f"The rents ahead make freedom worth {freedom}: Jail is the safer place."
            )
        return engine.SIT_OUT if view.allows(engine.SIT_OUT, player) else None
    for deck in range(2):
        if view.jail_card(deck) == player:
            if explanation is not None:
                explanation.weigh(engine.USE_JAIL_CARD[deck], freedom)
                explanation.because("There is land to buy: out with the card.")
            return engine.USE_JAIL_CARD[deck]
    if explanation is not None:
        explanation.weigh(engine.PAY_FINE, freedom - view.board.fine // 3)
    if freedom * 3 <= view.board.fine or not view.allows(engine.PAY_FINE, player):
        return None
    if view.cash(player) < view.board.fine + funds.IN_HAND:
        return None
    if explanation is not None:
        explanation.because("There is land to buy: the fine is well spent.")
    return engine.PAY_FINE


def after_last_throw(view: View, player: i64) -> Action:
    """The fine is due and the throw would be moved: once it may be sat out instead."""
    die1, die2, _ = view.dice
    space = (view.position(player) + die1 + die2) % SPACES
    dear = view.rent(space) > view.board.fine and view.owner(space) != player
    return engine.SIT_OUT if dear and view.allows(engine.SIT_OUT, player) else engine.PAY_FINE
