"""Tables over HTTP: what is wished for, and what is answered."""

from typing import Annotated, Literal

from msgspec import Meta

from monopoly.protocol.messages.log import Place
from monopoly.protocol.messages.parts import (
    DAY,
    SEATS_MAX,
    SEATS_MIN,
    BankOrSeat,
    BotName,
    Incoming,
    InviteCode,
    Name,
    OptionName,
    OptionValue,
    Outgoing,
    SitId,
    TableTitle,
    TokenName,
    Words,
)


class ClockWish(Incoming, frozen=True):
    """Seconds. Without `decision` there is no clock, but the grace for who is away holds."""

    decision: Annotated[int, Meta(ge=1, le=DAY)] | None = None
    reserve: Annotated[int, Meta(ge=0, le=DAY)] = 0
    grace: Annotated[int, Meta(ge=0, le=DAY)] = 60


class NewTable(Incoming, frozen=True):
    name: Name  # of the player who opens the table and is its host
    token: TokenName = ""
    title: TableTitle = ""
    rules: Annotated[str, Meta(max_length=40)] = "statutes"
    options: Annotated[dict[OptionName, OptionValue], Meta(max_length=40)] = {}
    seats: Annotated[int, Meta(ge=SEATS_MIN, le=SEATS_MAX)] = 4
    private: bool = True
    bots: Annotated[list[BotName], Meta(max_length=SEATS_MAX - 1)] = []
    clock: ClockWish = ClockWish()
    minutes: Annotated[int, Meta(ge=1, le=24 * 60)] | None = None  # of a time-limit game
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 800  # milliseconds between moves of bots
    only_banks: bool = False  # the host plays no token: with banker=player and five players


class Sit(Incoming, frozen=True):
    name: Name
    token: TokenName = ""
    invite: InviteCode = ""  # the code of a link that was renewed
    id: SitId = ""  # the client's own, and its secret: the same again is the same seat


class AddBot(Incoming, frozen=True):
    bot: BotName


class AddWords(Incoming, frozen=True):
    words: Words


class LeaveTable(Incoming, frozen=True):
    then: Literal["bot", "estate"] = "bot"


class HandOver(Incoming, frozen=True):
    seat: BankOrSeat


class Readmit(Incoming, frozen=True):
    person: Annotated[int, Meta(ge=1, le=100_000)]  # as in `TableView.removed`


class RenewLink(Incoming, frozen=True):
    clear: bool = False  # all seats but the host's and those of bots become free


class Start(Incoming, frozen=True):
    fill: BotName = ""  # a bot for every open seat; empty: open seats are taken away


class Rematch(Incoming, frozen=True):
    pass


class Problem(Outgoing, frozen=True):
    """Every answer that is not what was asked for."""

    code: str
    sentence: str
    path: str = ""  # the field that is wrong, as in `$.clock.grace`
    clause: str = ""
    retry_after: float = 0.0  # seconds


class SeatView(Outgoing, frozen=True):
    seat: int
    name: str
    token: str
    bot: str  # the bot that plays here, or empty
    person: bool  # a person has this seat, even while a bot plays it
    connected: bool
    words: str


class RemovedView(Outgoing, frozen=True):
    """Whom the host has removed, and may let sit down again."""

    person: int
    name: str


class TableView(Outgoing, frozen=True):
    id: str
    title: str
    rules: str  # the preset with its overlays, as in `NewTable`
    preset: str
    overlays: list[str]  # their suffixes
    options: dict[str, bool | int | str]
    stage: Literal["open", "playing", "over"]
    private: bool
    seats_max: int
    seats: list[SeatView]
    banker: SeatView | None  # who only banks
    banks: int | None  # the seat that banks, -1 who only banks; None: the computer
    host: int
    clock: ClockWish
    minutes: int | None
    pace: int
    version: int
    created: float
    ends_at: float | None
    commitment: str
    watchers: int
    rematch: str  # the table that was opened to play again, or empty
    began: int = 0  # the version with which the game began; 0 before
    secret: str = ""  # once the game is over, like these two
    winners: list[int] = []
    places: list[Place] = []
    removed: list[RemovedView] = []  # before the start
    by_invitation: bool = False  # the link was renewed: without its code nobody sits down


class Seated(Outgoing, frozen=True):
    """What whoever sits down gets, and nobody else. The token is also set as a cookie."""

    table: TableView
    seat: int
    seat_token: str
    expires: float


class Me(Outgoing, frozen=True):
    seat: int | None  # None: a watcher
    host: bool
    expires: float = 0.0
    removed: bool = False  # by the host: no seat at this table for this browser


class TableInvite(Outgoing, frozen=True):
    """What a link to the table must carry for others to sit down; empty: the address is enough."""

    code: str


class TableList(Outgoing, frozen=True):
    tables: list[TableView]


class Health(Outgoing, frozen=True):
    status: Literal["ok", "going-down"]
    program: Literal["monopoly"]  # others say "ok" too
    version: str
