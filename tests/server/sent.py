"""What a client was sent of a position, as the rules have it: by the numbers of seats and Spaces,
as actions name them."""

import msgspec

from monopoly import Position
from monopoly.client import Player
from monopoly.game.position.checks import load
from monopoly.protocol import messages
from monopoly.rules.state import State


def state_of(position: messages.Position) -> State:
    """Whatever is sent can be read as a position, and played on from."""
    return load(Position.from_dict(msgspec.to_builtins(position)))


def state_sent(player: Player) -> State:
    assert player.position is not None
    return state_of(player.position)
