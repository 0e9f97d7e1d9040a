"""What is due at a table, and when: moves of bots, clocks that run out, the hour of the end."""

import asyncio
import contextlib
import logging
import math
from collections.abc import Callable
from functools import partial
from typing import Final, Literal, Protocol, TypeVar

from monopoly.rules.state import State
from monopoly.server.ops.metrics import Metrics
from monopoly.server.ops.settings import Settings
from monopoly.server.store.interface import StoreError, TableError
from monopoly.server.tables import play
from monopoly.server.tables.table import Table

T = TypeVar("T")

HEARING_TURNS: Final = 8  # of the event loop, at most, from a socket to the lock of a table
SLEEP_MIN: Final = 0.001  # what is shorter may be no more than a rounding
LOOK_SECONDS: Final = 60.0  # at the clock on the wall, which may be set while one waits for an hour

_log: Final = logging.getLogger("monopoly.server")


class Runtime(Protocol):
    """A table in memory, as its scheduler sees it."""

    @property
    def table(self) -> Table: ...

    @property
    def lock(self) -> asyncio.Lock: ...

    @property
    def gone(self) -> bool: ...

    @property
    def is_watched(self) -> bool: ...

    async def change_locked(self, do: Callable[[Table], T]) -> T:
        """Carries something out and stores it; the lock is held."""


class Scheduler:
    """One task for each game that is going on. It ends with the game, and when it is closed."""

    def __init__(self, runtime: Runtime, settings: Settings, metrics: Metrics) -> None:
        self._runtime: Final = runtime
        self._table: Final = runtime.table
        self._settings: Final = settings
        self._metrics: Final = metrics
        self._woken: Final = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False
        self._heard_until = -math.inf  # what had arrived by then has been heard
        self._last_move = self._table.times.steady()
        self.alone_since = self._table.times.steady()  # nobody has been at the table since then

    def attend(self) -> None:
        """Sees to it that somebody watches over a game that is going on."""
        if self._table.stage != "playing":
            return
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name=f"scheduler of {self._table.id}")
        elif self._has_to_look():
            self._woken.set()

    def _has_to_look(self) -> bool:
        """Whether a change may have brought something due: a bot's move, or a running clock."""
        game = self._table.game
        last_turn = game is not None and bool(game.state.time_up)
        return self._table.clock.runs or last_turn or play.bot_could_move(self._table)

    def wake(self) -> None:
        """Something has changed: there may be something due."""
        self._woken.set()

    async def close(self) -> None:
        """Ends after what it is doing."""
        self._closing = True
        self._woken.set()
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        try:
            while self._table.stage == "playing" and not self._closing:
                self._woken.clear()
                await self._hear_who_is_late()
                async with self._runtime.lock:
                    wait = await self._do_due()
                if wait is None or wait > 0:
                    await self._sleep(wait)
                if self._runtime.gone:
                    return
        except (StoreError, TableError):
            pass  # it has been said where it happened
        except Exception:  # noqa: BLE001 — the next change at the table starts another
            _log.exception("The scheduler of table %s failed", self._table.id)

    async def _hear_who_is_late(self) -> None:
        """What somebody has sent in time may still be on its way from the socket: it counts before
        the bot that would take their seat."""
        now = self._table.times.steady()
        if any(at <= now for _, _, at in self._absences()):
            for _ in range(HEARING_TURNS):
                await asyncio.sleep(0)
            self._heard_until = now

    async def _sleep(self, seconds: float | None) -> None:
        least = None if seconds is None else max(seconds, SLEEP_MIN)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(least):
                await self._woken.wait()

    async def _do_due(self) -> float | None:
        """Does one thing that is due; returns the seconds until the next, None for never."""
        table = self._table
        now = table.times.steady()
        if self._closing or table.stage != "playing":
            return 0.0
        hour = self._until_the_hour()
        if hour is not None and hour <= 0:
            await self._runtime.change_locked(play.time_up)
            return 0.0
        if self.is_resting(now):
            table.clock.rest()
            return hour if hour is None else min(hour, LOOK_SECONDS)
        self.set_clock()
        absences = self._absences()
        for number, why, at in absences:
            if at <= self._heard_until:
                if why == "time":
                    await self._runtime.change_locked(partial(play.out_of_time, number=number))
                else:
                    await self._runtime.change_locked(partial(play.replace, number=number, why=why))
                return 0.0
        dues = [at - now for _, _, at in absences]
        dues += [] if hour is None else [min(hour, LOOK_SECONDS)]
        if play.bot_could_move(table):
            pace = max(table.config.pace / 1000, self._settings.pace_min)
            pause = self._last_move + pace - now
            if pause <= 0 and await self._move_a_bot(now):
                return 0.0
            dues += [pause] if pause > 0 else []
        return min(dues, default=None)

    async def _move_a_bot(self, now: float) -> bool:
        self._last_move = now
        mistakes = self._table.bots.mistakes if self._table.bots else 0
        moved = await self._runtime.change_locked(play.bot_move)
        if moved:
            self._metrics.count("actions_by_bots")
        if self._table.bots:
            self._metrics.count("bot_mistakes", self._table.bots.mistakes - mistakes)
        return moved

    def _absences(self) -> list[tuple[int, Literal["time", "away"], float]]:
        """Persons whom a bot will have to replace, and when."""
        table = self._table
        found: list[tuple[int, Literal["time", "away"], float]] = [
            (number, "away", seat.away_since + table.config.clock.grace)
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

    def set_clock(self) -> None:
        """The clock of whoever the game waits for runs from the moment it does. After a restart
        they come back first, or are replaced for being away."""
        table = self._table
        awaited = table.awaited()
        if table.game is None or awaited is None:
            table.clock.pause()
            return
        seat = table.seat(awaited)
        if seat.is_expected:
            table.clock.rest()
            return
        decision = _decision(table.game.state)
        table.clock.await_decision(awaited, decision, table.times.steady(), seat.round_trip)

    def is_resting(self, now: float) -> bool:
        """Nobody is there, and nobody has been for long or has a seat to come back to. But the
        last turn of a game whose hour has come is played to its end."""
        game = self._table.game
        if self._runtime.is_watched or (game is not None and game.state.time_up):
            return False
        return self._table.is_empty or now - self.alone_since > self._settings.rest_seconds

    def _until_the_hour(self) -> float | None:
        """Seconds until a time-limit game ends; None when there is no hour, or it has struck."""
        table = self._table
        if table.ends_at is None or table.game is None or table.game.state.time_up:
            return None
        return table.ends_at - table.times.wall()


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
