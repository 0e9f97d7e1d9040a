"""One table: its seats, its game and its log. Everything that happens is an entry of the log, and
an entry is taken in the same way when it happens and when the table is taken up again."""

import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from monopoly.game.boards import board_for
from monopoly.game.game import Game
from monopoly.rules.board import BANK, SPACES
from monopoly.rules.events import AuctionOpened, BidMade, Event, RentPaid
from monopoly.rules.state import State
from monopoly.server import dice, position, position_digest
from monopoly.server.answers import Answers
from monopoly.server.bot_seats import BotSeats
from monopoly.server.clock import Clock
from monopoly.server.facts import Facts
from monopoly.server.messages import (
    Began,
    Called,
    Done,
    Ended,
    Hosted,
    LogEntry,
    Played,
    Reopened,
    Replaced,
    Returned,
    Said,
    Sat,
    SeatView,
    Stood,
    TableView,
    Worded,
)
from monopoly.server.notes import Note, line_of
from monopoly.server.offers import Offers
from monopoly.server.refusal import Refusal
from monopoly.server.seats import NOBODY, Passes, Seat
from monopoly.server.store import Change, Line, Pass, Stage, TableRow

RECENT_MAX: Final = 256  # entries kept at hand; older ones are read from the store
ENTRIES_MAX: Final = 100_000  # in the log of a table; a long game of eight has a tenth of that
ONLY_BANKS: Final = -1  # the number of the seat of one who plays no token


@dataclass(slots=True)
class Times:
    """The two clocks: the hour of the day, and one that never goes back."""

    def wall(self) -> float:
        return round(time.time(), 3)

    def steady(self) -> float:
        return time.monotonic()


class Table:
    def __init__(self, table_id: str, created: float, facts: Facts, times: Times) -> None:
        self.id: Final = table_id
        self.created: Final = created
        self.facts: Final = facts
        self.times: Final = times
        self.options: Final = facts.told_options
        self.commitment: Final = dice.commitment(facts.secret)
        self.seats: Final[list[Seat]] = []
        self.banker: Seat | None = None  # one who only banks
        self.banks: int | None = None  # the seat that banks, once the game has begun
        self.host = NOBODY  # a person
        self.persons = 0  # numbers given to persons so far
        self.passes: Final = Passes()
        self.answers: Final = Answers()
        self.version = 0
        self.moved = 0  # the version of the last change of the position
        self.game: Game | None = None
        self.bots: BotSeats | None = None
        self.clock = Clock(facts.clock.wish(), 0)
        self.ends_at: float | None = None
        self.call = ""  # the Banker's last word
        self.rematch = ""
        self.earned: Final = [0] * SPACES
        self.visits: Final = [0] * SPACES
        self.offers: Final = Offers()
        self.recent: Final[deque[Line]] = deque(maxlen=RECENT_MAX)
        self._position: bytes | None = None  # as sent; made when somebody wants it
        self._digest = ""  # of the position; empty: to be made
        self._pending: list[Line] = []
        self._pending_passes: list[Pass] = []
        self._revoked: list[int] = []
        self._stored_stage: Stage | None = None

    # --- looking

    @property
    def stage(self) -> Stage:
        if self.game is None:
            return "open"
        return "over" if self.game.over else "playing"

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

    def encoded_position(self) -> bytes:
        if self._position is None:
            self._position = position.encode(position.position_of(self._state(), self.call))
        return self._position

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
        self._position, self._digest = None, ""

    def view(self, watchers: int = 0) -> TableView:
        facts = self.facts
        return TableView(
            id=self.id,
            title=facts.title,
            rules=facts.rules,
            options=self.options,
            stage=self.stage,
            private=facts.private,
            seats_max=facts.seats,
            seats=[_seat_view(number, seat) for number, seat in enumerate(self.seats)],
            banker=_seat_view(ONLY_BANKS, self.banker) if self.banker else None,
            banks=self.banks,
            host=self.host_seat(),
            clock=facts.clock.wish(),
            minutes=facts.minutes,
            pace=facts.pace,
            version=self.version,
            created=self.created,
            ends_at=self.ends_at,
            commitment=self.commitment,
            watchers=watchers,
            rematch=self.rematch,
            secret=facts.secret if self.stage == "over" else "",
        )

    # --- what happens

    def stamp(self) -> tuple[int, float]:
        """The version and the moment of the next entry."""
        return self.version + 1, self.times.wall()

    def enter(self, entry: LogEntry, note: Note | None = None) -> None:
        """Something has happened; it waits to be stored."""
        note = note or Note()
        self.absorb(entry, note)
        line = line_of(entry, note)
        self._pending.append(line)
        self.recent.append(line)

    def absorb(self, entry: LogEntry, note: Note) -> None:
        """Takes an entry in: new, or from the store. The game itself has moved already."""
        self.version = entry.version
        match entry:
            case Sat():
                self._take_in_sat(entry, note)
            case Stood():
                self._take_in_stood(entry)
            case Worded():
                self.seat(entry.seat).words = entry.words
            case Hosted():
                self.host = self.seat(entry.seat).person
            case Began():
                self._take_in_began(entry)
            case Played():
                self._take_in_played(entry, note)
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
        if note.id:
            self.answers.keep(note.person, Done(id=note.id, version=entry.version))

    def _take_in_sat(self, entry: Sat, note: Note) -> None:
        seat = Seat(note.person, entry.name, entry.token, entry.bot, former=note.former)
        seat.away_since = self.times.steady()
        if entry.seat == ONLY_BANKS:
            self.banker = seat
        else:
            self.seats.append(seat)
        self.persons = max(self.persons, note.person)
        if self.host == NOBODY:
            self.host = note.person

    def _take_in_stood(self, entry: Stood) -> None:
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
        self.game = Game.new(
            self.facts.rule_set,
            players=players,
            dealer=dice.dealer_for(self.facts.secret, self.id, players, words),
            tokens=[seat.token for seat in self.seats],
            banker_name="" if banks is None else self.seat(banks).name,
        )
        self.bots = BotSeats(self.game, self.seats)
        self.clock = Clock(self.facts.clock.wish(), len(self.seats))
        for _, seat in self.everybody():
            seat.away_since = self.times.steady()
        return self.game.opening_events

    def _take_in_played(self, entry: Played, note: Note) -> None:
        self.moved = entry.version
        for number, left in enumerate(note.reserve):
            self.clock.reserve[number] = left / 1000

    def hear(self, events: Sequence[Event]) -> None:
        """What an action changed beside the position: the Banker's calls, what deeds earned, whose
        offers ended. It is told in the next entry."""
        self._position_has_changed()
        for event in events:
            self.offers.hear(self.version + 1, event)
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
            self.passes.revoke(seat.person)

    # --- what is to be stored

    def admit(self, issued: Pass) -> None:
        self.passes.add(issued)
        self._pending_passes.append(issued)

    def expel(self, person: int) -> None:
        self.passes.revoke(person)
        self._revoked.append(person)

    def take_change(self) -> Change | None:
        """What has happened since this was last asked, to be stored in one step."""
        row = self._row()
        if not (self._pending or self._pending_passes or self._revoked or row):
            return None
        change = Change(
            self.id,
            tuple(self._pending),
            row,
            tuple(self._pending_passes),
            tuple(self._revoked),
        )
        self._pending, self._pending_passes, self._revoked = [], [], []
        return change

    def _row(self) -> TableRow | None:
        if self.stage == self._stored_stage:
            return None
        self._stored_stage = self.stage
        return TableRow(self.id, self.stage, self.created, msgspec.json.encode(self.facts))

    def mark_stored(self) -> None:
        """Taken up from the store: there is nothing to write."""
        self._stored_stage = self.stage


def tokens_of(facts: Facts) -> tuple[str, ...]:
    return board_for(facts.rule_set).edition.tokens


def _seat_view(number: int, seat: Seat) -> SeatView:
    return SeatView(
        seat=number,
        name=seat.name,
        token=seat.token,
        bot=seat.bot,
        person=seat.has_person,
        connected=seat.connections > 0 and seat.has_person,
        words=seat.words,
    )
