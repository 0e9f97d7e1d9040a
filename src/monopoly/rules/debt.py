"""Debts are a queue: the first must be settled before anything else moves on.

A debt pays itself the moment the debtor has the cash (90 MCS 190(a)). So most never wait: `owe`
pays at once when nothing stands before it and the money is there.
"""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from monopoly.rules import bank
from monopoly.rules.board import BANK, NOTHING, POT
from monopoly.rules.events import (
    AuctionWon,
    CardMoney,
    DealPaid,
    DebtStands,
    FinePaid,
    InterestPaid,
    RentPaid,
    TaxPaid,
)
from monopoly.rules.item import Item
from monopoly.rules.options import POT_OF_ALL, POT_OF_FINES
from monopoly.rules.state import Debt, State

# What a debt is for.
RENT: Final = 0
INCOME_TAX_DUE: Final = 1
LUXURY_TAX_DUE: Final = 2
FINE: Final = 3
CARD: Final = 4
INTEREST: Final = 5
BID: Final = 6
DEAL: Final = 7

DEBTS_MAX: Final = 80  # every deed's interest and every player's card debts fit


def owe(
    s: State,
    debtor: i64,
    creditor: i64,
    amount: i64,
    cause: i64,
    space: i64 = NOTHING,
    item: Item | None = None,
) -> None:
    if amount <= 0:
        return
    if len(s.debts) == 0 and s.cash[debtor] >= amount:
        _settle(s, debtor, creditor, amount, cause, space, item)
        return
    assert len(s.debts) < DEBTS_MAX
    s.debts = append(s.debts, Debt(debtor, creditor, amount, cause, space, item))


def owe_first(
    s: State, debtor: i64, creditor: i64, amount: i64, cause: i64, space: i64 = NOTHING
) -> None:
    """A debt that is due at once, before those already waiting: interest on what was inherited."""
    s.debts = extend(vec[Debt]([Debt(debtor, creditor, amount, cause, space)]), s.debts)


def pay_what_can_be_paid(s: State) -> bool:
    """Pays from the head of the queue. True when a debt stands that its debtor cannot pay."""
    while len(s.debts) > 0:
        first = s.debts[0]
        if s.cash[first.debtor] < first.amount:
            return True
        s.debts = s.debts[1:]
        _settle_one(s, first)
    return False


def owed_by(s: State, player: i64) -> i64:
    """All a player owes, first in the queue or further back."""
    total: i64 = 0
    for debt in s.debts:
        if debt.debtor == player:
            total += debt.amount
    return total


def first_creditor_of(s: State, player: i64) -> i64:
    for debt in s.debts:
        if debt.debtor == player:
            return debt.creditor
    return BANK


def heir_of(creditor: i64) -> i64:
    """Who has the estate of one who cannot pay: the creditor; what is the pot's is the Bank's."""
    return creditor if creditor >= 0 else BANK


def pay_all_of(s: State, player: i64) -> None:
    """Pays everything a player owes, in its order, whoever else stands before it in the queue."""
    due, kept = vec[Debt](), vec[Debt]()
    for debt in s.debts:
        if debt.debtor == player:
            due = append(due, debt)
        else:
            kept = append(kept, debt)
    s.debts = kept
    for debt in due:
        _settle_one(s, debt)


def _settle_one(s: State, debt: Debt) -> None:
    _settle(s, debt.debtor, debt.creditor, debt.amount, debt.cause, debt.space, debt.item)


def _settle(
    s: State,
    debtor: i64,
    creditor: i64,
    amount: i64,
    cause: i64,
    space: i64,
    item: Item | None,
) -> None:
    bank.pay(s, debtor, creditor, amount)
    if s.observers is not None and cause == RENT:
        s.observers.rent_paid(space, amount)
    if s.log is None:
        return
    if cause == RENT:
        s.log.append(RentPaid(debtor, creditor, space, amount))
    elif cause in (INCOME_TAX_DUE, LUXURY_TAX_DUE):
        s.log.append(TaxPaid(debtor, creditor, space, amount, cause == INCOME_TAX_DUE))
    elif cause == FINE:
        s.log.append(FinePaid(debtor, creditor, amount))
    elif cause == CARD:
        s.log.append(CardMoney(debtor, creditor, amount))
    elif cause == INTEREST:
        s.log.append(InterestPaid(debtor, space, amount))
    elif item is not None:
        s.log.append(AuctionWon(debtor, item.number, amount))
    elif cause == DEAL:
        s.log.append(DealPaid(debtor, space, amount))


def announce(s: State) -> None:
    """Tells that the first debt cannot be paid from the cash at hand."""
    if s.log is not None:
        first = s.debts[0]
        s.log.append(DebtStands(first.debtor, first.creditor, first.amount))


def penalties_go_to(s: State) -> i64:
    """Jail fines and card penalties: the Bank's, unless they wait on Free Parking (40 MCS 130)."""
    return POT if s.board.pot in (POT_OF_FINES, POT_OF_ALL) else BANK


def taxes_go_to(s: State) -> i64:
    return POT if s.board.pot == POT_OF_ALL else BANK


def drop_debts_of(s: State, player: i64, heir: i64) -> None:
    """Whoever retires owes nothing more; what others owe them goes where the estate goes."""
    kept = vec[Debt]()
    for debt in s.debts:
        creditor = heir if debt.creditor == player else debt.creditor
        if debt.debtor not in (player, creditor):
            amount, cause, space, item = debt.amount, debt.cause, debt.space, debt.item
            kept = append(kept, Debt(debt.debtor, creditor, amount, cause, space, item))
    s.debts = kept
