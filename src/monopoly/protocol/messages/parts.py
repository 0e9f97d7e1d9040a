"""What many messages are made of, and the bounds of every field."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

PROTOCOL: Final = 3

NAME_MAX: Final = 24
CHAT_MAX: Final = 300
WORDS_MAX: Final = 200
TAIL_MAX: Final = 200  # entries of the log
MESSAGE_MAX: Final = 16_384  # bytes of one WebSocket message, or of one HTTP body
SEATS_MIN: Final = 2
SEATS_MAX: Final = 8
SPACES: Final = 40
DAY: Final = 86_400

Name = Annotated[str, Meta(min_length=1, max_length=NAME_MAX, description="Plain text.")]
TokenName = Annotated[str, Meta(max_length=24, description="A token of the edition, or empty.")]
BotName = Annotated[str, Meta(max_length=16, description="A built-in bot, or its level.")]
TableId = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[A-Za-z0-9]+$")]
SitId = Annotated[str, Meta(pattern="^([A-Za-z0-9_-]{22,64})?$", description="Random, or empty.")]
InviteCode = Annotated[str, Meta(max_length=32, pattern="^[A-Za-z0-9]*$")]
TableTitle = Annotated[str, Meta(max_length=40, description="Plain text, or empty.")]
Words = Annotated[str, Meta(max_length=WORDS_MAX, description="Plain text.")]
Version = Annotated[int, Meta(ge=0, le=2**53 - 1)]
MessageId = Annotated[str, Meta(min_length=1, max_length=64, description="The client's own.")]
SeatNumber = Annotated[int, Meta(ge=0, lt=SEATS_MAX)]
BankOrSeat = Annotated[int, Meta(ge=-1, lt=SEATS_MAX, description="-1: who only banks.")]
SpaceNumber = Annotated[int, Meta(ge=0, lt=SPACES)]
Whole = Annotated[int, Meta(ge=-(2**40) + 1, le=2**40 - 1)]
FieldName = Annotated[str, Meta(max_length=16)]
Kind = Annotated[str, Meta(max_length=32)]
Wholes = Annotated[list[Whole], Meta(max_length=40)]
ActionValue = Kind | Whole | Wholes
ActionData = Annotated[
    dict[FieldName, ActionValue],
    Meta(
        min_length=1,
        max_length=10,
        description="`kind` and the fields of that action.",
        extra={"typescript": "Action"},
    ),
]
OptionValue = bool | Annotated[int, Meta(ge=-1_000_000, le=1_000_000)] | Kind
OptionName = Annotated[str, Meta(max_length=32)]

Call = Literal["open", "once", "twice"]
Wish = Literal["story", "labels", "positions"]
Plain = dict[str, object]  # an event or an action on its way out
# The same, with what a page should take it for (see `typescript`).
EventData = Annotated[Plain, Meta(extra={"typescript": "Event"})]
ActionTold = Annotated[Plain, Meta(extra={"typescript": "Action"})]
PositionChange = Annotated[Plain, Meta(extra={"typescript": "PositionChange"})]


class Incoming(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A body or a message from a client."""


class Outgoing(Struct, frozen=True, kw_only=True):
    """A body or a message to a client."""


class Sentence(Outgoing, frozen=True):
    """Of an event: to the seat it is sent to in the second person, to watchers in the third."""

    text: str
    clause: str  # what it rests on


class Reason(Outgoing, frozen=True):
    """Why something cannot be done: for programs, and as a sentence for the one who asks."""

    key: str  # of the rule's refusal; of the server's own, its code
    parameters: dict[str, int]  # what the sentence speaks of: seats, a Space, money, a count
    sentence: str
    clause: str  # what it rests on; empty where that is no rule


class Label(Outgoing, frozen=True, omit_defaults=True):
    """An action as a line of a menu: its words, and as plain data what they speak of."""

    words: str  # what is done: "Buy Boardwalk for $400"
    then: list[str] = []  # what follows from it: "leaves $212"
    amount: int | None = None  # the money it is about: a price, a bid, what a sale brings
    left: int | None = None  # the cash that remains after a payment
    space: int | None = None
    group: str = ""  # the key of the color-group it completes
    note: Sentence | None = None  # to know before, where it lapses or cannot be undone
