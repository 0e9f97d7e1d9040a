"""The income tax is chosen before anything is added up (10 MCS 110(c)). Until then nobody at the
table is told what anybody is worth: the player who chooses could also watch from a second
connection."""

import msgspec

from monopoly.protocol.messages import Position
from monopoly.rules.state import TO_CHOOSE_TAX, State


def is_blind(s: State) -> bool:
    """Whether a tax is still to be chosen, also while something else comes first."""
    return bool(s.pending == TO_CHOOSE_TAX)


def without_worth(position: Position) -> Position:
    """A position as it is sent meanwhile. What is stored and digested stays whole."""
    return msgspec.structs.replace(position, worth=[])
