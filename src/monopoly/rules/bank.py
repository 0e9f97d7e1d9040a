"""The Bank's till: every dollar moves from somewhere to somewhere (10 MCS 50)."""

from mypy_extensions import i64

from monopoly.rules.board import BANK, POT
from monopoly.rules.events import PaperIssued
from monopoly.rules.state import State


def pay(s: State, payer: i64, payee: i64, amount: i64) -> None:
    """Moves cash between players, the Bank and the pot. The payer has it, or is the Bank."""
    take(s, payer, amount)
    give(s, payee, amount)


def take(s: State, payer: i64, amount: i64) -> None:
    if payer >= 0:
        s.cash[payer] -= amount
    elif payer == POT:
        s.pot -= amount
    else:
        if s.bank_cash < amount:
            _issue_paper(s, amount - s.bank_cash)
        s.bank_cash -= amount


def give(s: State, payee: i64, amount: i64) -> None:
    if payee >= 0:
        s.cash[payee] += amount
    elif payee == POT:
        s.pot += amount
    else:
        s.bank_cash += amount


def _issue_paper(s: State, amount: i64) -> None:
    # 10 MCS 50(d), (e): the Bank never goes broke; it writes what is missing on ordinary paper.
    s.paper += amount
    s.bank_cash += amount
    if s.log is not None:
        s.log.append(PaperIssued(amount))


def spendable(s: State, player: i64) -> i64:
    """Cash less what a standing bid has already spoken for (90 MCS 80(f))."""
    if s.auction is not None and s.auction.bidder == player:
        return s.cash[player] - s.auction.bid
    return s.cash[player]


def hand_out_starting_cash(s: State) -> None:
    for player in range(s.players):
        pay(s, BANK, player, s.board.starting_cash)  # 10 MCS 30(b)
