"""The income tax is chosen before anything is added up (10 MCS 110(c)). Until then nobody at the
table is told what anybody is worth: the player who chooses could also watch from a second
connection."""

from typing import Final

import msgspec

from monopoly.rules.state import TO_CHOOSE_TAX, State
from monopoly.server.messages import Position

_DECODER: Final = msgspec.json.Decoder(Position)
_ENCODER: Final = msgspec.json.Encoder()


def is_blind(s: State) -> bool:
    """Whether a tax is still to be chosen, also while something else comes first."""
    return bool(s.pending == TO_CHOOSE_TAX)


def without_worth(encoded: bytes) -> bytes:
    """A position as it is sent meanwhile. What is stored and digested stays whole."""
    return _ENCODER.encode(msgspec.structs.replace(_DECODER.decode(encoded), worth=[]))
