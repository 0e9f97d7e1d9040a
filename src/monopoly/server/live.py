"""A table with people around it: one change at a time, stored before it is told, and a keeper that
moves the bots, watches the clocks and rings the hour."""

import asyncio
import contextlib
import logging
import math
from collections.abc import Callable
from functools import partial
from typing import Final, Literal, Protocol, TypeVar

from monopoly.rules.state import State
from monopoly.server import lobby, play
from monopoly.server.limits import Bucket, milliseconds
from monopoly.server.messages import Presence
from monopoly.server.metrics import Metrics
from monopoly.server.refusal import Refusal
from monopoly.server.seats import Seat
from monopoly.server.settings import Rate, Settings
from monopoly.server.store import Store, StoreError, TableError
from monopoly.server.table import Table
from monopoly.server.told import Told

T = TypeVar("T")

LOOK_SECONDS: Final = 60.0  # at the clock on the wall, which may be set while one waits for an hour

_log: Final = logging.getLogger("monopoly.server")


class Listener(Protocol):
    """A connection, as its table sees it."""

    @property
    def seat_person(self) -> int: ...

    def stir(self) -> None:
        """There is more to read."""

    def note_presence(self, presence: Presence) -> None: ...

    async def check(self, now: float) -> None:
        """Ends it if its client does not read."""

    async def part(self, code: int, reason: str, sentence: str, *, again: bool) -> None: ...


class LiveTable:
    def __init__(
        self,
        table: Table,
        store: Store,
        settings: Settings,
        metrics: Metrics,
        set_aside: Callable[[TableError], object],
    ) -> None:
        self.table: Final = table
        self.told: Final = Told(table)
        self.lock: Final = asyncio.Lock()
        self.rematching: Final = asyncio.Lock()
        self.listeners: Final[set[Listener]] = set()
        self._store: Final = store
        self._settings: Final = settings
        self._metrics: Final = metrics
        self._set_aside: Final = set_aside  # told when this table, and no other, cannot be stored
        self._chat: Final[dict[int, Bucket]] = {}
        self._offers: Final[dict[int, Bucket]] = {}
        self._stirred: Final = asyncio.Event()
        self._keeper: asyncio.Task[None] | None = None
        self._closing = False
        self._told_version = table.version  # what is on the disk, and may be told
        self._unstored = ""  # why the last change is not on the disk: it is never told
        self._damaged = ""  # the same, where it is this table's own trouble and not the store's
        self.gone = False  # forgotten, or taken out of the memory: nothing more happens here
        self._last_move = table.times.steady()
        self._alone_since = table.times.steady()
        self.idle_since = table.times.steady()

    # --- changes

    async def change(self, do: Callable[[Table], T]) -> T:
        """Carries something out; when this returns it is on the disk and is being told."""
        async with self.lock:
            return await self._change(do)

    async def _change(self, do: Callable[[Table], T]) -> T:
        """Under the lock. Nothing cancels this half-way: keepers and connections end by a word."""
        self.check_stored()
        if self.gone:
            raise Refusal("no-table", "There is no such table any more.")
        stage, moved, version = self.table.stage, self.table.moved, self.table.version
        result = do(self.table)
        self._set_clock()
        await self._flush()
        if self.table.moved != moved:
            self._metrics.count("actions")
        if self.table.stage != stage:
            over = self.table.stage == "over"
            self._metrics.count("games_over" if over else "games_begun")
        if self.table.version != version:
            self._told_version = self.table.version
            self._publish()
        return result

    def check_stored(self) -> None:
        """Under the lock, before anything is shown: memory must not be ahead of the disk."""
        if self._unstored:
            raise StoreError(self._unstored)
        if self._damaged:
            raise TableError(self.table.id, self._damaged)

    def fail(self, error: TableError) -> None:
        """This table is set aside: nothing of it is shown or changed any more."""
        self._damaged = error.why
        self.gone = True

    async def _flush(self) -> None:
        change = self.table.take_change()
        if change is None:
            return
        began = self.table.times.steady()
        try:
            await self._store.write(change)
        except StoreError as error:
            self._unstored = str(error)
            raise
        except TableError as error:
            self.fail(error)
            self._set_aside(error)
            raise
        self._metrics.store_seconds.observe(self.table.times.steady() - began)
        self._metrics.count("entries", len(change.lines))

    def _publish(self) -> None:
        for listener in self.listeners:
            listener.stir()
        self._attend()

    def check_chat(self, person: int) -> None:
        """Refuses a line of chat that comes too soon after others of the same person."""
        _take(self._chat, person, self._settings.chat, "Not so fast: let others read.")

    def check_offer(self, person: int) -> None:
        """Refuses an offer that comes too soon: others have to read, and the log to keep it."""
        _take(self._offers, person, self._settings.offers, "Not so fast: let others consider.")

    # --- who is there

    async def join(self, listener: Listener, seat: Seat | None) -> None:
        """Under the lock."""
        self.listeners.add(listener)
        if seat is not None:
            seat.connections += 1
            number = self.table.seat_of(seat.person)
            if number is not None:
                await self._change(lambda table: play.return_to_seat(table, number))
        self._tell_presence()
        self._attend()
        self._stirred.set()

    def part(self, listener: Listener, seat: Seat | None) -> None:
        self.listeners.discard(listener)
        now = self.table.times.steady()
        if seat is not None:
            seat.connections -= 1
            if seat.connections == 0:
                seat.away_since = now
        if not self.listeners:
            self._alone_since = self.idle_since = now
        self._tell_presence()
        self._stirred.set()

    @property
    def watchers(self) -> int:
        """Who is there without a seat, or with one no more."""
        return sum(self.table.seat_of(one.seat_person) is None for one in self.listeners)

    def presence(self) -> Presence:
        return Presence(
            version=self._told_version,
            connected=[
                number
                for number, seat in self.table.everybody()
                if seat.connections and seat.has_person
            ],
            watchers=self.watchers,
        )

    def _tell_presence(self) -> None:
        presence = self.presence()
        for listener in self.listeners:
            listener.note_presence(presence)

    # --- the keeper

    def _attend(self) -> None:
        """Sees to it that somebody watches over a game that is going on."""
        if self.table.stage != "playing":
            return
        if self._keeper is None or self._keeper.done():
            self._keeper = asyncio.create_task(self._keep(), name=f"keeper of {self.table.id}")
        elif self._has_to_look():
            self._stirred.set()

    def _has_to_look(self) -> bool:
        """Whether a change may have brought something due: a bot's move, or a running clock."""
        game = self.table.game
        last_turn = game is not None and bool(game.state.time_up)
        return self.table.clock.runs or last_turn or play.bot_could_move(self.table)

    def wake(self) -> None:
        """Taken up again after a restart: the game goes on."""
        self._set_clock()
        self._attend()

    async def close(self) -> None:
        """Ends the keeper after what it is doing."""
        self._closing = True
        self._stirred.set()
        if self._keeper is not None:
            await self._keeper

    async def _keep(self) -> None:
        try:
            while self.table.stage == "playing" and not self._closing:
                self._stirred.clear()
                async with self.lock:
                    wait = await self._do_due()
                if wait is None or wait > 0:
                    await self._sleep(wait)
                if self.gone:
                    return
        except (StoreError, TableError):
            pass  # it has been said where it happened
        except Exception:  # noqa: BLE001 — the next change at the table finds another keeper
            _log.exception("The keeper of table %s failed", self.table.id)

    async def _sleep(self, seconds: float | None) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._stirred.wait()

    async def _do_due(self) -> float | None:
        """Does one thing that is due; returns the seconds until the next, None for never."""
        table = self.table
        now = table.times.steady()
        if self._closing or table.stage != "playing":
            return 0.0
        hour = self._until_the_hour()
        if hour is not None and hour <= 0:
            await self._change(play.time_up)
            return 0.0
        if self._rests(now):
            table.clock.rest()
            return hour if hour is None else min(hour, LOOK_SECONDS)
        self._set_clock()
        absences = self._absences()
        for number, why, at in absences:
            if at <= now:
                if why == "time":
                    await self._change(partial(play.out_of_time, number=number))
                else:
                    await self._change(partial(play.replace, number=number, why=why))
                return 0.0
        dues = [at - now for _, _, at in absences]
        dues += [] if hour is None else [min(hour, LOOK_SECONDS)]
        if play.bot_could_move(table):
            pace = max(table.facts.pace / 1000, self._settings.pace_min)
            pause = self._last_move + pace - now
            if pause <= 0 and await self._move_a_bot(now):
                return 0.0
            dues += [pause] if pause > 0 else []
        return min(dues, default=None)

    async def _move_a_bot(self, now: float) -> bool:
        self._last_move = now
        mistakes = self.table.bots.mistakes if self.table.bots else 0
        moved = await self._change(play.bot_move)
        if moved:
            self._metrics.count("actions_by_bots")
        if self.table.bots:
            self._metrics.count("bot_mistakes", self.table.bots.mistakes - mistakes)
        return moved

    def _absences(self) -> list[tuple[int, Literal["time", "away"], float]]:
        """Persons whom a bot will have to replace, and when."""
        table = self.table
        found: list[tuple[int, Literal["time", "away"], float]] = [
            (number, "away", seat.away_since + table.facts.clock.grace)
            for number, seat in table.everybody()
            if seat.has_person and not seat.bot and not seat.connections and table.is_in(number)
        ]
        awaited = table.awaited()
        if awaited is not None:
            last_turn = table.game is not None and bool(table.game.state.time_up)
            out_at = table.clock.out_at(awaited, last_turn=last_turn)
            if out_at is not None:
                found.append((awaited, "time", out_at))
        return found

    def _set_clock(self) -> None:
        """The clock of whoever the game waits for runs from the moment it does."""
        table = self.table
        awaited = table.awaited()
        if table.game is None or awaited is None:
            table.clock.pause()
            return
        decision = _decision(table.game.state)
        table.clock.await_decision(awaited, decision, table.times.steady())

    def _rests(self, now: float) -> bool:
        """Nobody is there, and nobody has been for long or has a seat to come back to. But the
        last turn of a game whose hour has come is played to its end."""
        game = self.table.game
        if self.listeners or (game is not None and game.state.time_up):
            return False
        return self.table.is_empty or now - self._alone_since > self._settings.rest_seconds

    def _until_the_hour(self) -> float | None:
        """Seconds until a time-limit game ends; None when there is no hour, or it has struck."""
        table = self.table
        if table.ends_at is None or table.game is None or table.game.state.time_up:
            return None
        return table.ends_at - table.times.wall()

    # --- out of the memory, and the host's chair

    def can_be_put_away(self, now: float) -> bool:
        """Nobody is there, nobody has asked for long, and nothing is going on."""
        if self.listeners or self.lock.locked():
            return False
        idle = now - self.idle_since > self._settings.idle_seconds
        return idle and (
            self.table.stage == "over" or (self.table.stage == "playing" and self._rests(now))
        )

    def rest_from_the_start(self) -> None:
        """Taken up by somebody who only looks: it goes on resting until somebody comes."""
        self._alone_since = -math.inf

    async def see_to_the_host(self, now: float) -> None:
        """A host who is away for long is followed by the next person who is there."""
        if self.gone or not self.listeners or self.table.stage == "over":
            return
        patience = max(self.table.facts.clock.grace, self._settings.host_seconds)
        if lobby.next_host(self.table, now - patience) is not None:
            await self.change(partial(lobby.pass_host_on, away_before=now - patience))


def _take(buckets: dict[int, Bucket], person: int, rate: Rate, sentence: str) -> None:
    wait = buckets.setdefault(person, Bucket(rate)).take()
    if wait > 0:
        raise Refusal("too-fast", sentence, retry_after=milliseconds(wait))


def _decision(s: State) -> tuple[int, ...]:
    """What makes the decision that is waited for differ from another."""
    sale, short = s.auction, s.shortage
    parts = [int(s.phase), int(s.turn), int(s.throws), len(s.debts), int(s.for_sale)]
    parts.append(int(s.to_keep))
    if sale is not None:
        parts += [int(sale.item.number), int(sale.bid), int(sale.bidder)]
    if short is not None:
        parts += [int(short.asked), int(short.placer)]
    return tuple(parts)
