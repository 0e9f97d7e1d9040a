"""The wire: every message and every body, typed, with a bound on every field.

`docs/protocol.md` tells it in words. What comes in is strict: unknown fields are refused. What goes
out may gain fields within a protocol version; a client ignores those it does not know.
"""

from typing import Annotated, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

PROTOCOL: Final = 1

NAME_MAX: Final = 24
CHAT_MAX: Final = 300
WORDS_MAX: Final = 100
MESSAGE_MAX: Final = 16_384  # bytes of one WebSocket message, or of one HTTP body
SEATS_MIN: Final = 2
SEATS_MAX: Final = 8
SPACES: Final = 40
DAY: Final = 86_400

# --- parts of many messages

Name = Annotated[str, Meta(min_length=1, max_length=NAME_MAX, description="Plain text.")]
TokenName = Annotated[str, Meta(max_length=24, description="A token of the edition, or empty.")]
BotName = Annotated[str, Meta(max_length=16, description="A built-in bot, or its level.")]
TableId = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[A-Za-z0-9]+$")]
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
PositionChange = Annotated[Plain, Meta(extra={"typescript": "Partial<Position>"})]


class Incoming(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A body or a message from a client."""


class Outgoing(Struct, frozen=True, kw_only=True):
    """A body or a message to a client."""


# --- HTTP: bodies of requests


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


class AddBot(Incoming, frozen=True):
    bot: BotName


class AddWords(Incoming, frozen=True):
    words: Words


class LeaveTable(Incoming, frozen=True):
    then: Literal["bot", "estate"] = "bot"


class HandOver(Incoming, frozen=True):
    seat: BankOrSeat


class Start(Incoming, frozen=True):
    fill: BotName = ""  # a bot for every open seat; empty: open seats are taken away


class Rematch(Incoming, frozen=True):
    pass


# --- HTTP: bodies of answers


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


class TableView(Outgoing, frozen=True):
    id: str
    title: str
    rules: str
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
    secret: str = ""  # once the game is over


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


class TableList(Outgoing, frozen=True):
    tables: list[TableView]


class Health(Outgoing, frozen=True):
    status: Literal["ok", "going-down"]
    program: Literal["monopoly"]  # others say "ok" too
    version: str


class BotView(Outgoing, frozen=True):
    name: str
    level: str
    character: str


class OptionView(Outgoing, frozen=True):
    name: str
    default: bool | int | str
    values: list[bool | int | str]  # empty where it is a number between `least` and `most`
    least: int
    most: int
    clause: str
    summary: str


class PresetView(Outgoing, frozen=True):
    name: str
    title: str
    summary: str
    edition: str
    tokens: list[str]
    options: dict[str, bool | int | str]  # where it differs from the defaults


class OverlayView(Outgoing, frozen=True):
    suffix: str
    title: str
    summary: str
    clause: str
    options: dict[str, bool | int | str]  # these win over the preset's


class Choices(Outgoing, frozen=True):
    """What a table may be opened with."""

    presets: list[PresetView]
    overlays: list[OverlayView]
    options: list[OptionView]
    bots: list[BotView]


class SpaceView(Outgoing, frozen=True):
    index: int
    kind: str
    name: str
    short: str
    group: str
    price: int
    house_cost: int
    rents: list[int]
    mortgage: int
    sentence: str  # what it is for at this table; empty where there is a Title Deed
    clause: str


class GroupView(Outgoing, frozen=True):
    key: str
    name: str
    mark: str
    color: str
    spaces: list[int]


class CardView(Outgoing, frozen=True):
    title: str
    text: str


class DeckView(Outgoing, frozen=True):
    """The cards as printed: their numbers, never their order."""

    key: str
    name: str
    cards: list[CardView]


class BoardView(Outgoing, frozen=True):
    edition: str
    title: str
    currency: str
    notes: list[int]  # the values of the play money, the largest first
    tokens: list[str]
    hotel: int  # this many `buildings` on a lot are a hotel
    house_item: int  # what is auctioned or short, where it is no Space: a house
    hotel_item: int
    jail: int
    jail_fine: int
    salary: int
    spaces: list[SpaceView]
    groups: list[GroupView]
    decks: list[DeckView]


class ClauseView(Outgoing, frozen=True):
    citation: str
    title: str
    text: str
    condition: str  # the options it depends on, in words; empty: it always holds
    places: str  # where it holds, of every preset and overlay; empty: nowhere


class SectionView(Outgoing, frozen=True):
    citation: str
    title: str
    keywords: list[str]
    clauses: list[ClauseView]


class ChapterView(Outgoing, frozen=True):
    number: int
    title: str
    sections: list[SectionView]


class Statutes(Outgoing, frozen=True):
    """The statute book."""

    chapters: list[ChapterView]


class ScenarioView(Outgoing, frozen=True):
    name: str
    steps: list[str]  # Given, When, Then


class Scenarios(Outgoing, frozen=True):
    """What shows a clause, and the clauses below it, in play."""

    clause: str
    scenarios: list[ScenarioView]


# --- WebSocket: from the client


class Hello(Incoming, frozen=True, tag="hello", tag_field="type"):
    """The first message."""

    protocol: Annotated[int, Meta(ge=1, le=1_000)]
    since: Version | None = None  # the last version seen; None: only what is now
    seat_token: Annotated[str, Meta(max_length=100)] = ""
    want: Annotated[list[Wish], Meta(max_length=3)] = []


class Act(Incoming, frozen=True, tag="act", tag_field="type"):
    id: MessageId
    version: Version  # the position this was decided on
    action: ActionData


class AskWhyNot(Incoming, frozen=True, tag="why-not", tag_field="type"):
    id: MessageId
    action: ActionData


class AskDeed(Incoming, frozen=True, tag="deed", tag_field="type"):
    id: MessageId
    space: SpaceNumber


class AskOdds(Incoming, frozen=True, tag="odds", tag_field="type"):
    id: MessageId
    space: SpaceNumber


class AskEffect(Incoming, frozen=True, tag="effect", tag_field="type"):
    id: MessageId
    action: ActionData


class AskFunds(Incoming, frozen=True, tag="funds", tag_field="type"):
    id: MessageId


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


class Ping(Incoming, frozen=True, tag="ping", tag_field="type"):
    id: MessageId


Question = AskWhyNot | AskDeed | AskOdds | AskEffect | AskFunds
ClientMessage = Hello | Act | Question | Say | CallOut | ComeBack | Ping


# --- the log of a table: what every client is told, in the order it happened


class Entry(Outgoing, frozen=True, tag_field="what"):
    version: int
    at: float  # seconds since 1970, by the server's clock


class Sentence(Outgoing, frozen=True):
    """Of an event: to the seat it is sent to in the second person, to watchers in the third."""

    text: str
    clause: str  # what it rests on


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


LogEntry = (
    Sat
    | Stood
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
)


# --- WebSocket: to the client


class Bidding(Outgoing, frozen=True):
    item: int  # a Space, or `house_item` or `hotel_item` of the board
    bid: int
    bidder: int
    passed: list[int]
    call: str  # the Banker's last word: open, once, twice, or empty


class Shortage(Outgoing, frozen=True):
    building: int
    asker: int
    asked: int
    left: int


class Owed(Outgoing, frozen=True):
    debtor: int
    creditor: int
    amount: int
    space: int


class OfferView(Outgoing, frozen=True):
    number: int
    proposer: int
    receiver: int
    give_deeds: list[int]
    give_cash: int
    give_cards: list[int]
    get_deeds: list[int]
    get_cash: int
    get_cards: list[int]


class Position(Outgoing, frozen=True):
    """Everything that lies open on the table. Lists by player, or by Space."""

    phase: str
    actor: int
    current: int
    turn: int
    dice: list[int]
    doubles: int
    cash: list[int]
    worth: list[int]
    space: list[int]
    jail: list[int]  # 0 free; 1 in Jail, 2 and 3 after failed throws; 9 the fine is due
    retired: list[int]
    token: list[int]
    salary_due: list[int]
    owner: list[int]
    buildings: list[int]
    mortgaged: list[int]
    jail_cards: list[int]  # who holds that of Chance and of Community Chest
    houses: int
    hotels: int
    bank: int
    pot: int
    for_sale: int
    auction: Bidding | None
    shortage: Shortage | None
    debts: list[Owed]
    claims: list[Owed]
    offers: list[OfferView]
    time_up: bool
    winners: list[int]


class Legal(Outgoing, frozen=True, omit_defaults=True):
    action: ActionTold
    label: str = ""
    highest: int = 0  # of a bid
    note: str = ""  # with labels: what to know before, where it lapses or cannot be undone
    clause: str = ""  # that of the note


class ClockView(Outgoing, frozen=True):
    """Milliseconds left when this was sent; the clock of `seat` is running."""

    seat: int
    decision: int
    reserve: list[int]
    grace: int


# --- replays


class DiceView(Outgoing, frozen=True):
    """Whether the dice and decks of a record are those its secret gives."""

    verdict: Literal["proved", "wrong", "unproved"]
    sentence: str


class Frame(Outgoing, frozen=True):
    """A moment of a replay, and what led to it. The first is the opening, before any action."""

    turn: int
    seat: int  # who acted; -1 the Bank
    by: Literal["player", "bot", "bank", ""]  # empty where it is not known
    at: float  # 0 where it is not known
    action: ActionTold | None
    events: list[EventData]
    told: list[Sentence]  # in the third person
    position: PositionChange  # what differs from the frame before; of the first, everything


class Replay(Outgoing, frozen=True):
    """A game to be looked at again, from its opening to where its record ends."""

    id: str
    title: str
    rules: str
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


class Welcome(Outgoing, frozen=True, tag="welcome", tag_field="type"):
    protocol: int
    table: TableView
    seat: int | None
    since: int  # entries after this version follow


class Update(Outgoing, frozen=True, omit_defaults=True, tag="update", tag_field="type"):
    """Entries in order, without a gap; `now` with the last that there is."""

    entries: list[LogEntry]
    now: Now | None = None


class Done(Outgoing, frozen=True, tag="done", tag_field="type"):
    """It is done and stored. The same id again gets the same answer."""

    id: str
    version: int


class Refused(Outgoing, frozen=True, tag="refused", tag_field="type"):
    """It is not done, and why."""

    id: str
    code: str
    sentence: str
    version: int
    key: str = ""  # of the rule's refusal
    clause: str = ""
    still_legal: bool | None = None  # of a stale action: whether it could be done now
    retry_after: float = 0.0


class WhyNot(Outgoing, frozen=True, tag="why-not", tag_field="type"):
    id: str
    version: int
    legal: bool
    key: str = ""
    sentence: str = ""
    clause: str = ""


class Deed(Outgoing, frozen=True, tag="deed", tag_field="type"):
    """What a Title Deed earns."""

    id: str
    version: int
    space: int
    owner: int
    mortgaged: bool
    buildings: int
    rent: int  # what a visitor would owe now; of a utility: for each pip of the dice
    per_pip: bool
    rents: list[int]  # by building, by railroads owned, or multipliers of the dice
    earned: int  # rent paid there to its owners so far
    visits: int  # how often rent was paid there
    group_owned: int
    group_size: int
    price: int
    mortgage: int
    cost_to_lift: int
    house_cost: int


class NextThrow(Outgoing, frozen=True):
    player: int
    chance: float  # from 0 to 1


class OddsOf(Outgoing, frozen=True, tag="odds", tag_field="type"):
    """The chance that each player's next throw comes to rest on a Space."""

    id: str
    version: int
    space: int
    odds: list[NextThrow]


class RentChange(Outgoing, frozen=True):
    """What a visitor would owe, as in `Deed.rent`: of a utility for each pip of the dice."""

    space: int
    before: int
    after: int


class GroupChange(Outgoing, frozen=True):
    """How many Title Deeds of a group a player has."""

    group: str
    before: int
    after: int
    size: int


class Side(Outgoing, frozen=True):
    """One party to a trade, once it is done."""

    player: int
    cash: int
    interest: int  # due at once on mortgaged deeds received; paid already in `cash`
    worth: int
    groups: list[GroupChange]


class Effect(Outgoing, frozen=True, tag="effect", tag_field="type"):
    """What an action would do now. Figures are null where it is refused, and where chance or a card
    would decide; those of a trade are as if it were accepted at once."""

    id: str
    version: int
    legal: bool
    key: str = ""  # why not; of an offer that may be made, why it could not be accepted now
    sentence: str = ""
    clause: str = ""
    label: str = ""
    cash: int | None = None  # of who asks
    worth: int | None = None
    houses: int | None = None  # left in the Bank
    hotels: int | None = None
    rents: list[RentChange] = []
    sides: list[Side] = []  # of a trade, that of who asks first


class Funds(Outgoing, frozen=True, tag="funds", tag_field="type"):
    """What a player could pay by selling every building and mortgaging every deed."""

    id: str
    version: int
    cash: int
    buildings: int  # what the Bank pays for them
    mortgages: int
    total: int
    owed: int  # the debt that is due first
    enough: bool  # for it: who has not enough may declare bankruptcy
    owed_all: int  # with all that follow
    enough_for_all: bool


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


ServerMessage = (
    Welcome
    | Update
    | Done
    | Refused
    | WhyNot
    | Deed
    | OddsOf
    | Effect
    | Funds
    | Pong
    | Presence
    | Fault
    | Bye
)
