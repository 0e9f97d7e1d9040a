"""The moment: what lies open on the table, and what a client may do now."""

from monopoly.protocol.messages.parts import ActionTold, Call, Label, Outgoing
from monopoly.protocol.messages.position import Position


class Legal(Outgoing, frozen=True, omit_defaults=True):
    action: ActionTold
    limit: int | None = None  # of a bid, which is listed as the lowest: the highest
    label: Label | None = None  # where the client wants them


class ClockView(Outgoing, frozen=True):
    """Milliseconds left when this was sent; the clock of `seat` is running."""

    seat: int
    decision: int
    reserve: list[int]
    grace: int


class Now(Outgoing, frozen=True, omit_defaults=True):
    """The moment after the last entry sent, as this client may see it."""

    version: int
    moved: int  # the version of the last change of the position: name at least this in `act`
    seat: int | None  # where this client sits
    actor: int = -1
    phase: str = ""
    digest: str = ""
    legal: list[Legal] = []
    calls: list[Call] = []  # what the Banker may call out
    clock: ClockView | None = None
    position: Position | None = None
    worth: list[int] = []  # of each player, with a position; empty while a tax is chosen blind
    called: Call | None = None  # with a position: the Banker's last word in the auction
