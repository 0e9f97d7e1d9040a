"""Free Parking: a resting place, or a pot where the table plays so (10 MCS 130; 40 MCS 130)."""

from typing import Final

from mypy_extensions import i64

from monopoly.rules import bank
from monopoly.rules.board import BANK, POT
from monopoly.rules.events import PotCollected, PotLaidOut
from monopoly.rules.options import JACKPOT, NO_POT
from monopoly.rules.state import State

JACKPOT_AMOUNT: Final = 500


def lay_out(s: State) -> None:
    """90 MCS 130: the Bank lays a fixed sum there, at the start and whenever it was taken."""
    if s.board.pot != JACKPOT:
        return
    bank.pay(s, BANK, POT, JACKPOT_AMOUNT)
    if s.log is not None:
        s.log.append(PotLaidOut(JACKPOT_AMOUNT))


def collect_pot(s: State, player: i64) -> None:
    pot = s.pot
    if pot == 0 or s.board.pot == NO_POT:
        return  # 10 MCS 130: where nothing is won, what lies there goes on lying there
    bank.pay(s, POT, player, pot)
    if s.log is not None:
        s.log.append(PotCollected(player, pot))
    lay_out(s)
