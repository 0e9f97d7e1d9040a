"""What one client is sent of a table: entries as they are stored, and the moment as it sees it."""

from collections.abc import Sequence
from typing import Final

import msgspec

from monopoly.game.actions import Bid
from monopoly.game.game import Game
from monopoly.protocol.codec import encode, read_entry
from monopoly.protocol.messages import (
    Began,
    Call,
    ClockView,
    Legal,
    Played,
    Sentence,
)
from monopoly.rules.action import Action
from monopoly.rules.events import Event, EventError, OfferEnded, event_from_dict
from monopoly.rules.state import State
from monopoly.server.store.interface import TableError
from monopoly.server.tables import play
from monopoly.server.tables.offers import Offers
from monopoly.server.tables.table import Table
from monopoly.server.views.blind import worth_told
from monopoly.server.views.citations import clause_of_event
from monopoly.server.views.labels import label_of
from monopoly.story import NOBODY_SPOKEN_TO, Storyteller

STORIES_MAX: Final = 64  # the last entries, as told to each seat


class NowFrame(msgspec.Struct, kw_only=True, omit_defaults=True):
    """`messages.Now`, with parts that are encoded already."""

    version: int
    moved: int
    seat: int | None
    actor: int = -1
    phase: str = ""
    digest: str = ""
    legal: msgspec.Raw = msgspec.Raw(b"[]")
    calls: list[Call] = []
    clock: ClockView | None = None
    position: msgspec.Raw | None = None
    worth: list[int] = []
    called: str | None = None


class TableUpdates:
    """Parts of what is sent that several clients share, made once for each moment."""

    def __init__(self, table: Table) -> None:
        self._table: Final = table
        self._moment: tuple[int, str] = (-1, "")  # what these two are of
        self._legal: dict[tuple[int, bool], msgspec.Raw] = {}
        self._worth: list[int] | None = None
        self._nows: dict[tuple[int | None, bool, bool], bytes] = {}
        self._nows_version = -1  # of which they are
        self._stories: dict[tuple[int, int], bytes] = {}

    def now(self, seat: int | None, *, labels: bool, with_position: bool) -> bytes:
        """The same for all watchers, and for every device of a seat, as long as no clock runs."""
        table = self._table
        clock = table.clock.view(table.times.steady()) if table.game is not None else None
        if clock is not None:
            return self._now(seat, clock, labels, with_position)
        if self._nows_version != table.version:
            self._nows_version, self._nows = table.version, {}
        known = self._nows.get((seat, labels, with_position))
        if known is None:
            known = self._now(seat, None, labels, with_position)
            self._nows[seat, labels, with_position] = known
        return known

    def _now(
        self, seat: int | None, clock: ClockView | None, labels: bool, with_position: bool
    ) -> bytes:
        table = self._table
        game = table.game
        if game is None:
            return encode(NowFrame(version=table.version, moved=table.moved, seat=seat))
        frame = NowFrame(
            version=table.version,
            moved=table.moved,
            seat=seat,
            actor=int(game.state.actor),
            phase=game.phase,
            digest=table.digest(),
            legal=self._legal_of(seat, labels) if seat is not None else msgspec.Raw(b"[]"),
            calls=[] if seat is None else play.calls_of(table, seat),
            clock=clock,
        )
        if with_position:
            frame.position = msgspec.Raw(table.position())
            frame.worth = self._worth_of_each(game.state)
            frame.called = table.call or None
        return encode(frame)

    def _worth_of_each(self, s: State) -> list[int]:
        self._keep_up()
        if self._worth is None:
            self._worth = worth_told(s)
        return self._worth

    def _legal_of(self, seat: int, labels: bool) -> msgspec.Raw:
        self._keep_up()
        known = self._legal.get((seat, labels))
        if known is None:
            known = msgspec.Raw(encode(self._list_legal(seat, labels)))
            self._legal[seat, labels] = known
        return known

    def _keep_up(self) -> None:
        """Forgets what was made of an earlier moment: the position changes with these two alone."""
        moment = (self._table.moved, self._table.call)
        if self._moment != moment:
            self._moment, self._legal, self._worth = moment, {}, None

    def _list_legal(self, seat: int, labels: bool) -> list[Legal]:
        actions = play.legal_actions(self._table, seat)
        if not actions:
            return []
        game = self._table.playing()
        player = game.seat(seat)
        return [_legal_one(game, action, player, labels) for action in actions]

    # --- sentences

    def with_story(self, version: int, entry: bytes, seat: int | None) -> bytes:
        """The same entry with its events told as sentences, to the seat that reads them."""
        if b'"events":[{' not in entry:
            return entry
        you = NOBODY_SPOKEN_TO if seat is None else seat
        known = self._stories.get((version, you))
        if known is None:
            known = self._tell(version, entry, you)
            self._stories[version, you] = known
            if len(self._stories) > STORIES_MAX:
                del self._stories[next(iter(self._stories))]
        return known

    def _tell(self, version: int, entry: bytes, you: int) -> bytes:
        """What is stored, with one field more at its end: it is never taken apart for that."""
        game = self._table.game
        if game is None:
            return entry
        teller = Storyteller(game.players, game.board, you=you)
        try:
            events = self._table.steps.get(version) or _events_of(entry)
            told = sentences(teller, events, self._table.offers, version)
        except (
            EventError,
            LookupError,
            TypeError,
        ) as error:  # nobody, no Space
            why = f"version {version} cannot be told ({type(error).__name__}: {error})"
            raise TableError(self._table.id, why) from error
        return entry[:-1] + b',"told":' + encode(told) + b"}"


def _legal_one(game: Game, action: Action, player: int, labels: bool) -> Legal:
    return Legal(
        action={"kind": action.kind} | action.fields(),
        limit=int(action.highest) if isinstance(action, Bid) else None,
        label=label_of(game, action, player) if labels else None,
    )


def _events_of(data: bytes) -> Sequence[Event]:
    """Of an entry that was read from the store."""
    entry = read_entry(data)
    plain = entry.events if isinstance(entry, Began | Played) else []
    return [event_from_dict(event) for event in plain]


def sentences(
    teller: Storyteller, events: Sequence[Event], offers: Offers, version: int
) -> list[Sentence]:
    """The events of an entry, the ends of offers with whose they were."""
    for event in events:
        if isinstance(event, OfferEnded):
            parties = offers.parties(version, event.number)
            if parties is not None:
                teller.remember_offer(event.number, *parties)
    rules = teller.wording.board.rules
    return [
        Sentence(text=teller.tell(event), clause=clause_of_event(rules, event.cited()))
        for event in events
    ]


def encoded_story(message_id: str, version: int, entries: list[bytes]) -> bytes:
    """`messages.Story` put together from its parts."""
    head = b'{"type":"story","id":' + encode(message_id) + b',"version":%d' % version
    return head + b',"entries":[' + b",".join(entries) + b"]}"


def encoded_update(entries: list[bytes], now: bytes | None) -> bytes:
    """`messages.Update` put together from its parts."""
    ending = b"}" if now is None else b',"now":' + now + b"}"
    return b'{"type":"update","entries":[' + b",".join(entries) + b"]" + ending
