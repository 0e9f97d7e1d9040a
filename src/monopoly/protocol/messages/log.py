"""The log of a table: what every client is told, in the order it happened.

Entries are stored as they are sent, and every version reads those of an earlier one: a field that
is added has a default, one that is gone is passed over."""

from typing import Literal

from msgspec import UNSET, UnsetType

from monopoly.protocol.messages.parts import ActionTold, Call, EventData, Outgoing, Sentence


class Entry(Outgoing, frozen=True, tag_field="what"):
    version: int
    at: float  # seconds since 1970, by the server's clock


class Sat(Entry, frozen=True, tag="sat"):
    """Somebody sits down; `seat` is the next free one. A bot has its name in `bot`."""

    seat: int
    name: str
    token: str
    bot: str


class Stood(Entry, frozen=True, tag="stood"):
    """A seat is free again before the game; those after it move up by one."""

    seat: int
    removed: bool  # by the host


class Readmitted(Entry, frozen=True, tag="readmitted"):
    """Whom the host had removed before the game may sit down again."""

    name: str


class LinkRenewed(Entry, frozen=True, tag="link-renewed"):
    """Nobody sits down any more without the code of the new link, which only seats are told."""


class Worded(Entry, frozen=True, tag="worded"):
    seat: int
    words: str


class Hosted(Entry, frozen=True, tag="hosted"):
    seat: int


class Began(Entry, frozen=True, tag="began"):
    """The dice are bound: from here on nobody can change what they will show."""

    players: list[str]
    tokens: list[str]
    words: list[str]
    banks: int | None  # the seat that banks, -1 who only banks; None: the computer
    commitment: str
    ends_at: float | None
    events: list[EventData]
    told: list[Sentence] | UnsetType = UNSET  # one for each event, where the client wants them


class Played(Entry, frozen=True, tag="played"):
    seat: int
    by: Literal["player", "bot", "bank"]
    action: ActionTold
    events: list[EventData]
    digest: str  # of the position after it
    told: list[Sentence] | UnsetType = UNSET


class Called(Entry, frozen=True, tag="called"):
    seat: int
    call: Call
    item: int
    bid: int


class Replaced(Entry, frozen=True, tag="replaced"):
    """From now on a bot plays the seat; but for `left` and `removed` its owner may return."""

    seat: int
    bot: str
    why: Literal["time", "away", "left", "removed"]


class Returned(Entry, frozen=True, tag="returned"):
    seat: int


class Said(Entry, frozen=True, tag="said"):
    seat: int
    name: str
    text: str


class Place(Outgoing, frozen=True):
    seat: int
    place: int
    worth: int
    retired: bool


class Ended(Entry, frozen=True, tag="ended"):
    """The game is over; the secret of the dice is told, and the record can be had."""

    winners: list[int]
    places: list[Place]
    secret: str
    digest: str  # of the whole state, as in the record


class Reopened(Entry, frozen=True, tag="reopened"):
    """A table to play again."""

    table: str


class Lost(Entry, frozen=True, tag="lost"):
    """The entries from `first` to `last` were told, and then lost by the server's disk. The game
    goes on from where it was before them."""

    first: int
    last: int


LogEntry = (
    Sat
    | Stood
    | Readmitted
    | LinkRenewed
    | Worded
    | Hosted
    | Began
    | Played
    | Called
    | Replaced
    | Returned
    | Said
    | Ended
    | Reopened
    | Lost
)
