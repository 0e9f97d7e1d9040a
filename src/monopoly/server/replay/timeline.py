"""A game frame by frame: one for the opening and one for each action, with what has changed."""

import math
from collections.abc import Callable, Sequence
from typing import Final, Literal

import msgspec

from monopoly.game.game import Game
from monopoly.protocol.messages import Frame, Plain, Position
from monopoly.rules.events import Event
from monopoly.server.ops.times import Times
from monopoly.server.refusal import Refusal
from monopoly.server.tables.offers import Offers
from monopoly.server.views.position import position_of
from monopoly.server.views.update import sentences
from monopoly.story import NOBODY_SPOKEN_TO, Storyteller

FRAMES_MAX: Final = 20_000  # many times what a long game takes

FIELDS: Final = Position.__struct_fields__
By = Literal["player", "bot", "bank", ""]

_ENCODER: Final = msgspec.json.Encoder()


class Deadline:
    """How long making one may take: until the server goes down, or so many seconds."""

    def __init__(
        self,
        stop: Callable[[], bool],
        times: Times,
        seconds: float = math.inf,
    ) -> None:
        self._stop: Final = stop
        self._times: Final = times
        self._until: Final = times.steady() + seconds

    def check(self) -> None:
        if self._stop():
            raise Refusal("going-down", "The server is going down; come back in a moment.")
        if self._times.steady() > self._until:
            raise Refusal("bad-record", "The record takes too long to be replayed here.")


class Timeline:
    """Frames are encoded as they come: thousands of them as objects would fill the memory."""

    def __init__(self, game: Game, deadline: Deadline) -> None:
        self.frames: Final[list[bytes]] = []
        self._game: Final = game
        self._deadline: Final = deadline
        self._teller: Final = Storyteller(game.players, game.board, you=NOBODY_SPOKEN_TO)
        self._offers: Final = Offers()
        self._before: Position | None = None

    def add(
        self,
        events: Sequence[Event],
        *,
        seat: int = -1,
        by: By = "",
        at: float = 0.0,
        action: Plain | None = None,
        call: str = "",
    ) -> None:
        """The moment as it is now, and what led to it."""
        self._deadline.check()
        if len(self.frames) > FRAMES_MAX:
            raise Refusal("too-much", f"Only games of up to {FRAMES_MAX:,} actions are shown.")
        number = len(self.frames)
        for event in events:
            self._offers.on_event(number, event)
        frame = Frame(
            turn=int(self._game.state.turn),
            seat=seat,
            by=by,
            at=at,
            action=action,
            events=[event.to_dict() for event in events],
            told=sentences(self._teller, events, self._offers, number),
            position=self._changes(position_of(self._game.state, call)),
        )
        self.frames.append(_ENCODER.encode(frame))

    def _changes(self, now: Position) -> Plain:
        """Only what differs from the frame before; of the first, everything."""
        before, self._before = self._before, now
        return {
            name: getattr(now, name)
            for name in FIELDS
            if before is None or getattr(now, name) != getattr(before, name)
        }
