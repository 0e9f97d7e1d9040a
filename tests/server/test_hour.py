"""A time-limit game ends at its hour by the server's clock, whether or not the server was there."""

import asyncio
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest

from monopoly.server import lobby, play
from monopoly.server.hall import Hall
from monopoly.server.live import LiveTable
from monopoly.server.messages import ClockWish, NewTable
from monopoly.server.metrics import Metrics
from monopoly.server.settings import Settings
from monopoly.server.sqlite_store import SqliteStore
from monopoly.server.table import Table, Times
from tests.limits import TIMEOUT

pytestmark = pytest.mark.once

WISH = NewTable(name="Ann", bots=["easy"], seats=2, rules="statutes-timed", minutes=90, pace=0)


@dataclass(slots=True)
class SetClock(Times):
    """A clock on the wall that shows what it is told."""

    shown: float = 1_000_000.0

    def wall(self) -> float:
        return self.shown


def hall_in(folder: Path, times: Times) -> Hall:
    settings = Settings(data=folder, pace_min=0.0)
    return Hall(SqliteStore(folder), settings, Metrics(), times)


async def over(live: LiveTable) -> None:
    """The bots play the last turn; a person's is played by a bot that has been let in."""
    async with asyncio.timeout(TIMEOUT):
        while live.table.stage != "over":
            async with live.lock:
                awaited = live.table.awaited()
            if awaited is not None:
                await live.change(lambda table: play.replace(table, 0, "away"))
            await asyncio.sleep(0)


def test_when_the_hour_comes_the_turn_being_played_is_the_last(tmp_path: Path) -> None:
    async def story() -> None:
        times = SetClock()
        hall = hall_in(tmp_path, times)
        live, *_ = await hall.open(msgspec.structs.replace(WISH, clock=ClockWish(grace=0)))
        live.table.seats[0].connections = 1  # Ann is there, but does nothing
        await live.change(lambda table: lobby.start(table, ""))
        assert live.table.ends_at == times.shown + 90 * 60
        times.shown += 90 * 60
        live.wake()
        async with asyncio.timeout(TIMEOUT):
            while live.table.stage != "over":
                await asyncio.sleep(0)
        assert live.table.game is not None
        assert live.table.game.state.time_up
        await hall.close()

    asyncio.run(story())


def test_an_hour_that_passed_while_the_server_was_down_comes_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        times = SetClock()
        hall = hall_in(tmp_path, times)
        live, *_ = await hall.open(WISH)
        await live.change(lambda table: lobby.start(table, ""))
        table_id, ends_at = live.table.id, live.table.ends_at
        await hall.close()
        later = hall_in(tmp_path, SetClock(times.shown + 100 * 60))
        later.start()
        found = await later.find(table_id)
        assert found.table.ends_at == ends_at
        await over(found)
        await later.close()

    asyncio.run(story())


def test_a_table_needs_minutes_just_when_its_game_has_a_limit(tmp_path: Path) -> None:
    from monopoly.server.facts import facts_of
    from monopoly.server.refusal import Refusal

    for rules, minutes in (("statutes-timed", None), ("statutes", 30)):
        with pytest.raises(Refusal) as refused:
            facts_of(NewTable(name="Ann", rules=rules, minutes=minutes), "00")
        assert refused.value.code == "bad-table"


def test_reserves_are_kept_across_a_restart(tmp_path: Path) -> None:
    from monopoly.server.messages import Act
    from monopoly.server.restore import restore

    @dataclass(slots=True)
    class Stopwatch(Times):
        steady_now: float = 0.0

        def steady(self) -> float:
            return self.steady_now

    async def story() -> None:
        times = Stopwatch()
        hall = hall_in(tmp_path, times)
        wish = NewTable(
            name="Ann", bots=["easy"], seats=2, pace=10_000, clock=ClockWish(decision=5, reserve=60)
        )
        live, *_ = await hall.open(wish)
        await live.change(lambda table: lobby.start(table, ""))
        times.steady_now += 12.0  # seven more than a decision has

        def throw(table: Table) -> None:
            message = Act(id="t", version=table.version, action={"kind": "throw"})
            play.act(table, 0, message)

        await live.change(throw)
        assert live.table.clock.reserve == [53.0, 60.0]
        store = hall._store
        stored = await store.load(live.table.id)
        assert stored is not None
        assert restore(stored, times).clock.reserve == [53.0, 60.0]
        await hall.close()

    asyncio.run(story())
