"""Free Parking: a resting place, or a pot where the table plays so (10 MCS 130; 40 MCS 130)."""

from mypy_extensions import i64

from monopoly.rules import bank
from monopoly.rules.board import POT
from monopoly.rules.events import PotCollected
from monopoly.rules.options import NO_POT
from monopoly.rules.state import State


def collect_pot(s: State, player: i64) -> None:
    pot = s.pot
    if pot == 0 or s.board.pot == NO_POT:
        return  # 10 MCS 130: where nothing is won, what lies there goes on lying there
    bank.pay(s, POT, player, pot)
    if s.log is not None:
        s.log.append(PotCollected(player, pot))
