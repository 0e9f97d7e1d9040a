"""The WebSocket: what comes in, and what goes out."""

from typing import Annotated

from msgspec import Meta

from monopoly.protocol.messages.log import LogEntry
from monopoly.protocol.messages.moment import Now
from monopoly.protocol.messages.parts import (
    CHAT_MAX,
    TAIL_MAX,
    ActionData,
    Call,
    Incoming,
    MessageId,
    Outgoing,
    Reason,
    Version,
    Wish,
)
from monopoly.protocol.messages.questions import Answer, Question
from monopoly.protocol.messages.tables import TableView


class Hello(Incoming, frozen=True, tag="hello", tag_field="type"):
    """The first message."""

    protocol: Annotated[int, Meta(ge=1, le=1_000)]
    since: Version | None = None  # the last version seen; None: only what is now, after a tail
    tail: Annotated[int, Meta(ge=0, le=TAIL_MAX)] = 0  # so many of the last entries, where the
    # others are not sent: without `since`, or when too much has happened meanwhile
    seat_token: Annotated[str, Meta(max_length=100)] = ""
    want: Annotated[list[Wish], Meta(max_length=3)] = []


class Act(Incoming, frozen=True, tag="act", tag_field="type"):
    id: MessageId
    version: Version  # the position this was decided on
    action: ActionData


class Say(Incoming, frozen=True, tag="chat", tag_field="type"):
    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_MAX)]


class CallOut(Incoming, frozen=True, tag="call", tag_field="type"):
    """The Banker's voice in an auction."""

    id: MessageId
    version: Version
    call: Call


class ComeBack(Incoming, frozen=True, tag="come-back", tag_field="type"):
    """Takes the seat back from the bot that plays it."""

    id: MessageId


class AskStory(Incoming, frozen=True, tag="story", tag_field="type"):
    """For entries that were not sent, or that have been forgotten."""

    id: MessageId
    before: Version  # those that come right before this one
    count: Annotated[int, Meta(ge=1, le=TAIL_MAX)]


class Ping(Incoming, frozen=True, tag="ping", tag_field="type"):
    id: MessageId


ClientMessage = Hello | Act | Question | Say | CallOut | ComeBack | AskStory | Ping


class Welcome(Outgoing, frozen=True, tag="welcome", tag_field="type"):
    protocol: int
    table: TableView
    seat: int | None
    since: int  # entries after this version follow: later than asked for when too many were missed


class Update(Outgoing, frozen=True, omit_defaults=True, tag="update", tag_field="type"):
    """Entries in order, without a gap; `now` with the last that there is."""

    entries: list[LogEntry]
    now: Now | None = None


class Story(Outgoing, frozen=True, tag="story", tag_field="type"):
    """Entries in order; fewer than were asked for where the log begins."""

    id: str
    version: int
    entries: list[LogEntry]


class Done(Outgoing, frozen=True, tag="done", tag_field="type"):
    """It is done and stored. The same id again gets the same answer."""

    id: str
    version: int


class Refused(Outgoing, frozen=True, tag="refused", tag_field="type"):
    """It is not done, and why."""

    id: str
    code: str
    version: int
    reason: Reason  # of a stale action that could not be done now either: why not
    still_legal: bool | None = None  # of a stale action: whether it could be done now
    retry_after: float = 0.0


class Pong(Outgoing, frozen=True, tag="pong", tag_field="type"):
    id: str
    version: int


class Presence(Outgoing, frozen=True, tag="presence", tag_field="type"):
    version: int
    connected: list[int]  # seats
    watchers: int


class Fault(Outgoing, frozen=True, tag="error", tag_field="type"):
    """A message that could not be understood or was one too many; nothing was done."""

    code: str
    sentence: str
    path: str = ""
    id: str = ""
    retry_after: float = 0.0


class Bye(Outgoing, frozen=True, tag="bye", tag_field="type"):
    """The last message before the server closes the connection."""

    code: str
    sentence: str
    again: bool  # whether to come back at once with `since`
    path: str = ""  # of a bad hello: the field that is wrong


ServerMessage = Welcome | Update | Story | Done | Refused | Answer | Pong | Presence | Fault | Bye
