"""What differs between two positions, as a frame of a replay tells it."""

from typing import Final

from monopoly.protocol.messages import Plain

PLAYERS: Final = "players"


def changes(before: Plain, now: Plain) -> Plain:
    """Fields that are other than before, field by field within fields; null for one that is left
    out now. Players go by their seats, "0" to "7"; other lists are told whole."""
    found: Plain = {name: None for name in before if name not in now}
    for name, value in now.items():
        if name not in before or value != before[name]:
            found[name] = _change(before.get(name), value, by_seat=name == PLAYERS)
    return found


def _change(before: object, now: object, *, by_seat: bool) -> object:
    if by_seat and isinstance(before, list) and isinstance(now, list):
        before, now = (
            {str(seat): player for seat, player in enumerate(players)} for players in (before, now)
        )
    if isinstance(before, dict) and isinstance(now, dict):
        return changes(before, now)
    return now
