"""One table: its seats, its game and its log. Everything that happens is an entry of the log, and
an entry is taken in the same way when it happens and when the table is taken up again."""

from collections import deque
from collections.abc import Sequence
from typing import Final

import msgspec

from monopoly.game.boards import board_for
from monopoly.game.game import Game
from monopoly.protocol.messages import (
    Began,
    Called,
    Done,
    Ended,
    Hosted,
    LinkRenewed,
    LogEntry,
    Played,
    Readmitted,
    Reopened,
    Replaced,
    Returned,
    Said,
    Sat,
    Stood,
    Worded,
)
from monopoly.rules.board import BANK, SPACES
from monopoly.rules.events import AuctionOpened, BidMade, Event, RentPaid
from monopoly.rules.state import State
from monopoly.server.refusal import Refusal
from monopoly.server.store.interface import Change, Line, SeatKey, Stage, TableRow
from monopoly.server.tables import dice, position_digest
from monopoly.server.tables.bots import BotSeats
from monopoly.server.tables.clock import Clock
from monopoly.server.tables.config import TableConfig
from monopoly.server.tables.idempotency import IdempotencyCache
from monopoly.server.tables.log import EntryMeta, line_of
from monopoly.server.tables.offers import Offers
from monopoly.server.tables.seats import NOBODY, Seat, SeatKeys
from monopoly.server.tables.world import World

STEPS_MAX: Final = 64  # entries whose events are kept as well, to be told
RECENT_MAX: Final = 256  # entries kept at hand; older ones are read from the store
ENTRIES_MAX: Final = 100_000  # in the log of a table; a long game of eight has a tenth of that
ONLY_BANKS: Final = -1  # the number of the seat of one who plays no token


class Table:
    def __init__(self, table_id: str, created: float, config: TableConfig, world: World) -> None:
        self.id: Final = table_id
        self.created: Final = created
        self.config: Final = config
        self.world: Final = world
        self.times: Final = world.times
        self.options: Final = config.told_options
        self.commitment: Final = dice.commitment(config.secret)
        self.seats: Final[list[Seat]] = []
        self.banker: Seat | None = None  # one who only banks
        self.banks: int | None = None  # the seat that banks, once the game has begun
        self.host = NOBODY  # a person
        self.persons = 0  # numbers given to persons so far
        self.seat_keys: Final = SeatKeys()
        self.removed: Final[dict[int, str]] = {}  # persons the host removed, with their names
        self.invite = ""  # what a link must carry for others to sit down; empty: nothing
        self.idempotency: Final = IdempotencyCache()
        self.version = 0
        self.moved = 0  # the version of the last change of the position
        self.game: Game | None = None
        self.bots: BotSeats | None = None
        self.clock = Clock(config.clock.wish(), 0)
        self.ends_at: float | None = None
        self.call = ""  # the Banker's last word
        self.rematch = ""
        self.earned: Final = [0] * SPACES
        self.visits: Final = [0] * SPACES
        self.offers: Final = Offers()
        self.recent: Final[deque[Line]] = deque(maxlen=RECENT_MAX)
        self.steps: Final[dict[int, Sequence[Event]]] = {}  # the events of the last entries
        self._digest = ""  # of the position; empty: to be made
        self._pending: list[Line] = []
        self._pending_seat_keys: list[SeatKey] = []
        self._revoked: list[int] = []
        self._stored_stage: Stage | None = None

    # --- looking

    @property
    def stage(self) -> Stage:
        if self.game is None:
            return "open"
        return "over" if self.game.over else "playing"

    @property
    def is_listed(self) -> bool:
        """Whether anybody may find it: not where a list would lead to a closed door."""
        return not self.config.private and not (self.invite and self.stage == "open")

    def playing(self) -> Game:
        """The game; a refusal when none is going on."""
        if self.game is None:
            raise Refusal("not-started", "The game has not begun.")
        if self.game.over:
            raise Refusal("over", "The game is over.")
        return self.game

    def check_room(self) -> None:
        """Playing goes on as long as it takes; talk, trade and ceremony end at some point."""
        if self.version >= ENTRIES_MAX:
            raise Refusal("too-much", "Too much has happened at this table: just play on.")

    def seat(self, number: int) -> Seat:
        if number == ONLY_BANKS and self.banker is not None:
            return self.banker
        if not 0 <= number < len(self.seats):
            raise Refusal("no-seat", f"There is no seat {number} at this table.")
        return self.seats[number]

    def seat_of(self, person: int) -> int | None:
        """Where a person sits; None when they have left, and for a watcher."""
        if person == NOBODY:
            return None
        if self.banker is not None and self.banker.person == person and not self.banker.gone:
            return ONLY_BANKS
        for number, seat in enumerate(self.seats):
            if seat.person == person and not seat.gone:
                return number
        return None

    def everybody(self) -> list[tuple[int, Seat]]:
        """All seats with their numbers, that of one who only banks last."""
        found = list(enumerate(self.seats))
        return [*found, (ONLY_BANKS, self.banker)] if self.banker is not None else found

    def was_removed(self, seat_key: str) -> bool:
        """Whether this is the key of somebody the host has removed. It opens no seat any more, but
        says who they are."""
        return self.seat_keys.person_known(seat_key) in self.removed

    @property
    def is_empty(self) -> bool:
        """Whether nobody but bots sits here."""
        return not any(seat.has_person for _, seat in self.everybody())

    def host_seat(self) -> int:
        number = self.seat_of(self.host)
        return BANK if number is None else number

    def bank_seat(self) -> Seat | None:
        """The seat that banks; None where the computer does."""
        return None if self.banks is None else self.seat(self.banks)

    def is_in(self, number: int) -> bool:
        """Whether the game may still ask a seat for anything."""
        if self.game is None or number in (ONLY_BANKS, self.banks):
            return True
        return self.game.state.retired[number] == 0

    def awaited(self) -> int | None:
        """The seat whose person the game waits for; None when it waits for a bot or nobody."""
        if self.game is None or self.game.over:
            return None
        number: int | None = int(self.game.state.actor)
        if number == BANK:
            number = self.banks
        if number is None:
            return None
        seat = self.seat(number)
        return None if seat.bot or not seat.has_person else number

    def digest(self) -> str:
        """Of the position, as it is stored with what was played and told to everybody."""
        if not self._digest:
            self._digest = position_digest.of_state(self._state(), self.call)
        return self._digest

    def _state(self) -> State:
        if self.game is None:
            raise Refusal("not-started", "The game has not begun.")
        return self.game.state

    def _position_has_changed(self) -> None:
        self._digest = ""

    # --- what happens

    def stamp(self) -> tuple[int, float]:
        """The version and the moment of the next entry."""
        return self.version + 1, self.times.wall()

    def enter(
        self, entry: LogEntry, meta: EntryMeta | None = None, events: Sequence[Event] = ()
    ) -> None:
        """Something has happened; it waits to be stored. `events` are those the entry tells."""
        meta = meta or EntryMeta()
        self.apply_entry(entry, meta)
        line = line_of(entry, meta)
        self._pending.append(line)
        self.recent.append(line)
        if events:
            self.steps[entry.version] = events
            if len(self.steps) > STEPS_MAX:
                del self.steps[next(iter(self.steps))]

    def apply_entry(self, entry: LogEntry, meta: EntryMeta) -> None:
        """Takes an entry in: new, or from the store. The game itself has moved already."""
        self.version = entry.version
        match entry:
            case Sat():
                self._take_in_sat(entry, meta)
            case Stood():
                self._take_in_stood(entry)
            case Readmitted():
                self.removed.pop(meta.person, None)
                self.seat_keys.revoke(meta.person)
            case LinkRenewed():
                self.invite = meta.invite
            case Worded():
                self.seat(entry.seat).words = entry.words
            case Hosted():
                self.host = self.seat(entry.seat).person
            case Began():
                self._take_in_began(entry)
            case Played():
                self._take_in_played(entry, meta)
            case Called():
                self.call = entry.call
                self._position_has_changed()
            case Replaced():
                self._take_in_replaced(entry)
            case Returned():
                self.seat(entry.seat).bot = ""
            case Reopened():
                self.rematch = entry.table
            case Said() | Ended():
                pass
        if meta.id:
            self.idempotency.keep(meta.person, Done(id=meta.id, version=entry.version))

    def _take_in_sat(self, entry: Sat, meta: EntryMeta) -> None:
        seat = Seat(meta.person, entry.name, entry.token, entry.bot, former=meta.former)
        seat.away_since = self.times.steady()
        if entry.seat == ONLY_BANKS:
            self.banker = seat
        else:
            self.seats.append(seat)
        self.persons = max(self.persons, meta.person)
        if self.host == NOBODY:
            self.host = meta.person

    def _take_in_stood(self, entry: Stood) -> None:
        if entry.removed:
            self._remember_removed(self.seat(entry.seat))
        if entry.seat == ONLY_BANKS:
            self.banker = None
        else:
            del self.seats[entry.seat]

    def _take_in_began(self, entry: Began) -> None:
        if self.game is None:
            self.begin_game(entry.words, entry.banks)
        self.ends_at = entry.ends_at
        self.moved = entry.version

    def begin_game(self, words: list[str], banks: int | None) -> list[Event]:
        """Lays the set out. The same table gives the same game whenever this is done."""
        players = [seat.name for seat in self.seats]
        self.banks = banks
        self.game = self.world.new_game(
            self.id,
            self.config.rule_set,
            players=players,
            tokens=[seat.token for seat in self.seats],
            banker_name="" if banks is None else self.seat(banks).name,
            dealer=dice.dealer_for(self.config.secret, self.id, players, words),
        )
        self.bots = BotSeats(self.game, self.seats, self.world.secrets)
        self.clock = Clock(self.config.clock.wish(), len(self.seats))
        for _, seat in self.everybody():
            seat.away_since = self.times.steady()
        return self.game.opening_events

    def _take_in_played(self, entry: Played, meta: EntryMeta) -> None:
        self.moved = entry.version
        for number, left in enumerate(meta.reserve):
            self.clock.reserve[number] = left / 1000

    def on_events(self, events: Sequence[Event]) -> None:
        """What an action changed beside the position: the Banker's calls, what deeds earned, whose
        offers ended. It is told in the next entry."""
        self._position_has_changed()
        for event in events:
            self.offers.on_event(self.version + 1, event)
            if isinstance(event, RentPaid):
                self.earned[event.space] += event.amount
                self.visits[event.space] += 1
            elif isinstance(event, AuctionOpened):
                self.call = ""
            elif isinstance(event, BidMade) and self.call:
                self.call = "open"
        if self.game is not None and self.game.state.auction is None:
            self.call = ""

    def _take_in_replaced(self, entry: Replaced) -> None:
        seat = self.seat(entry.seat)
        seat.bot = entry.bot
        if entry.why in ("left", "removed"):
            seat.gone = True
        if entry.why == "left":
            self.seat_keys.revoke(seat.person)
        elif entry.why == "removed":
            self._remember_removed(seat)

    def _remember_removed(self, seat: Seat) -> None:
        if seat.person != NOBODY:
            self.removed[seat.person] = seat.name

    # --- what is to be stored

    def admit(self, issued: SeatKey) -> None:
        self.seat_keys.add(issued)
        self._pending_seat_keys.append(issued)

    def expel(self, person: int) -> None:
        self.seat_keys.revoke(person)
        self._revoked.append(person)

    def take_change(self) -> Change | None:
        """What has happened since this was last asked, to be stored in one step."""
        row = self._row()
        if not (self._pending or self._pending_seat_keys or self._revoked or row):
            return None
        change = Change(
            self.id,
            tuple(self._pending),
            row,
            tuple(self._pending_seat_keys),
            tuple(self._revoked),
        )
        self._pending, self._pending_seat_keys, self._revoked = [], [], []
        return change

    def _row(self) -> TableRow | None:
        if self.stage == self._stored_stage:
            return None
        self._stored_stage = self.stage
        return TableRow(self.id, self.stage, self.created, msgspec.json.encode(self.config))

    def mark_stored(self) -> None:
        """Taken up from the store: there is nothing to write."""
        self._stored_stage = self.stage


def tokens_of(config: TableConfig) -> tuple[str, ...]:
    return board_for(config.rule_set).edition.tokens
