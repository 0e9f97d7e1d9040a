"""When a player may do business: trade, build, sell to the Bank, mortgage, lift mortgages.

At any time, in or out of turn, unless the table plays otherwise; a debtor raising cash always may.
"""

from typing import Final

from mypy_extensions import i64

from monopoly.rules.state import FREE, STAGE_BEFORE_THROW, STAGE_OPENING, TO_THROW, State
from monopoly.rules.violation import Reason, Violation, refuse

NOT_BEGUN: Final = Reason(
    "play-not-begun", "10 MCS 60(a)", "Play has not begun: first find out who starts."
)
PRISONER: Final = Reason(
    "prisoner-no-business", "20 MCS 120(h)", "{player} [is] in Jail and may do no business there."
)
NOT_AT_START: Final = Reason(
    "business-before-throw",
    "20 MCS 60(a)",
    "At this table business is done at the start of your own turn, before you throw.",
)
BUILDING_BID: Final = Reason(
    "building-bid-binds",
    "90 MCS 160(c)",
    "{player} [has] the highest bid for a building: nothing else until that auction ends.",
)
PLACE_FIRST: Final = Reason(
    "place-first", "90 MCS 160(c)", "{player} must first put up the building just won."
)
IN_DEBT: Final = Reason(
    "in-debt", "90 MCS 190(a)", "{player} [owes] {amount} and may only raise cash until it is paid."
)


def why_not_raise_cash(s: State, player: i64) -> Violation | None:
    """Selling buildings, mortgaging and trading: what a debtor always may."""
    tied = why_not_tied(s, player)
    if tied is not None:
        return tied
    if is_debtor(s, player):
        return None
    return _why_not_now(s, player)


def why_not_spend(s: State, player: i64) -> Violation | None:
    """Building and lifting mortgages."""
    tied = why_not_tied(s, player)
    if tied is not None:
        return tied
    if is_debtor(s, player):
        return refuse(s, IN_DEBT, player, amount=s.debts[0].amount)
    return _why_not_now(s, player)


def is_debtor(s: State, player: i64) -> bool:
    return len(s.debts) > 0 and s.debts[0].debtor == player


def may_trade_now(s: State, player: i64) -> bool:
    """Whether this player's own moment for business has come, so that others may deal with them."""
    return is_debtor(s, player) or s.board.business_any_time or _at_start(s, player)


def why_not_tied(s: State, player: i64) -> Violation | None:
    if s.stage == STAGE_OPENING and not is_debtor(s, player):
        return refuse(s, NOT_BEGUN)
    if is_placer(s, player):
        return refuse(s, PLACE_FIRST, player)
    if _leads_for_building(s, player) and not is_debtor(s, player):
        return refuse(s, BUILDING_BID, player)
    return None


def is_placer(s: State, player: i64) -> bool:
    """Whether this player has won a scarce building and must put it up."""
    return s.shortage is not None and s.shortage.placer == player


def _leads_for_building(s: State, player: i64) -> bool:
    sale = s.auction
    return sale is not None and sale.bidder == player and sale.item.is_building


def _why_not_now(s: State, player: i64) -> Violation | None:
    if s.jail[player] != FREE and not s.board.jail_business:
        return refuse(s, PRISONER, player)
    if not s.board.business_any_time and not _at_start(s, player):
        return refuse(s, NOT_AT_START, player)
    return None


def _at_start(s: State, player: i64) -> bool:
    return s.current == player and s.stage == STAGE_BEFORE_THROW and s.phase == TO_THROW
