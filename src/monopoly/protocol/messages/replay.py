"""Games to be looked at again."""

from typing import Literal

from monopoly.protocol.messages.board import BoardView
from monopoly.protocol.messages.log import Place
from monopoly.protocol.messages.parts import (
    ActionTold,
    Call,
    EventData,
    Outgoing,
    PositionChange,
    Sentence,
)


class DiceView(Outgoing, frozen=True):
    """Whether the dice and decks of a record are those its secret gives."""

    verdict: Literal["proved", "wrong", "unproved"]
    sentence: str


class Frame(Outgoing, frozen=True, omit_defaults=True):
    """A moment of a replay, and what led to it. The first is the opening, before any action."""

    turn: int
    seat: int  # who acted; -1 the Bank
    by: Literal["player", "bot", "bank", ""]  # empty where it is not known
    at: float  # 0 where it is not known
    action: ActionTold | None
    events: list[EventData]
    told: list[Sentence]  # in the third person
    position: PositionChange  # what differs from the frame before; of the first, everything
    worth: list[int] = []  # of each player; empty where it is as in the frame before
    called: Call | None = None  # the Banker's last word in the auction


class Replay(Outgoing, frozen=True):
    """A game to be looked at again, from its opening to where its record ends."""

    id: str
    title: str
    rules: str
    preset: str
    overlays: list[str]
    options: dict[str, bool | int | str]
    players: list[str]
    tokens: list[str]
    banks: int | None  # the seat that banks, -1 who only banks; None: the computer
    over: bool
    board: BoardView
    places: list[Place]
    winners: list[int]
    commitment: str  # empty where none was published
    secret: str  # empty where it is not in the record
    dice: DiceView
    worth: Sentence  # how it is counted on the way and in the places
    frames: list[Frame]  # the last field: the server puts it in by itself
