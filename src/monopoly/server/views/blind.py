"""The income tax is chosen before anything is added up (10 MCS 110(c)). Until then nobody at the
table is told what anybody is worth: the player who chooses could also watch from a second
connection."""

from monopoly.rules import worth
from monopoly.rules.state import TO_CHOOSE_TAX, State


def is_blind(s: State) -> bool:
    """Whether a tax is still to be chosen, also while something else comes first."""
    return bool(s.pending == TO_CHOOSE_TAX)


def worth_told(s: State) -> list[int]:
    """What each player is worth, as everybody at the table may be told; empty meanwhile."""
    return [] if is_blind(s) else worth_of_each(s)


def worth_of_each(s: State) -> list[int]:
    return [worth.total_worth(s, seat) for seat in range(s.players)]
