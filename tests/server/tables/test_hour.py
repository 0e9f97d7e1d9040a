"""A time-limit game ends at its hour by the server's clock, whether or not the server was there."""

import asyncio
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest

from monopoly.protocol.messages import ClockWish, NewTable
from monopoly.server.ops.metrics import Metrics
from monopoly.server.ops.settings import Settings
from monopoly.server.ops.times import SystemTimes, Times
from monopoly.server.tables import lobby, play
from monopoly.server.tables.registry import TableRegistry
from monopoly.server.tables.runtime import TableRuntime
from monopoly.server.tables.table import Table
from monopoly.server.tables.world import World
from tests.limits import TIMEOUT
from tests.server.worlds import store_in

pytestmark = pytest.mark.once

WISH = NewTable(name="Ann", bots=["easy"], seats=2, rules="statutes-timed", minutes=90, pace=0)


@dataclass(slots=True)
class SetClock(SystemTimes):
    """A clock on the wall that shows what it is told."""

    shown: float = 1_000_000.0

    def wall(self) -> float:
        return self.shown


def registry_in(folder: Path, times: Times) -> TableRegistry:
    settings = Settings(data=folder, pace_min=0.0)
    return TableRegistry(store_in(folder), settings, Metrics(), World(times=times))


async def over(runtime: TableRuntime) -> None:
    """The bots play the last turn; a person's is played by a bot that has been let in."""
    async with asyncio.timeout(TIMEOUT):
        while runtime.table.stage != "over":
            async with runtime.lock:
                awaited = runtime.table.awaited()
            if awaited is not None:
                await runtime.change(lambda table: play.replace(table, 0, "away"))
            await asyncio.sleep(0)


def test_when_the_hour_comes_the_turn_being_played_is_the_last(tmp_path: Path) -> None:
    async def story() -> None:
        times = SetClock()
        registry = registry_in(tmp_path, times)
        runtime, *_ = await registry.open(msgspec.structs.replace(WISH, clock=ClockWish(grace=0)))
        runtime.table.seats[0].connections = 1  # Ann is there, but does nothing
        await runtime.change(lambda table: lobby.start(table, ""))
        assert runtime.table.ends_at == times.shown + 90 * 60
        times.shown += 90 * 60
        runtime.resume()
        async with asyncio.timeout(TIMEOUT):
            while runtime.table.stage != "over":
                await asyncio.sleep(0)
        assert runtime.table.game is not None
        assert runtime.table.game.state.time_up
        await registry.close()

    asyncio.run(story())


def test_an_hour_that_passed_while_the_server_was_down_comes_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        times = SetClock()
        registry = registry_in(tmp_path, times)
        runtime, *_ = await registry.open(WISH)
        await runtime.change(lambda table: lobby.start(table, ""))
        table_id, ends_at = runtime.table.id, runtime.table.ends_at
        await registry.close()
        later = registry_in(tmp_path, SetClock(times.shown + 100 * 60))
        later.start()
        found = await later.find(table_id)
        assert found.table.ends_at == ends_at
        await over(found)
        await later.close()

    asyncio.run(story())


def test_a_table_needs_minutes_just_when_its_game_has_a_limit(tmp_path: Path) -> None:
    from monopoly.server.refusal import Refusal
    from monopoly.server.tables.config import config_of

    for rules, minutes in (("statutes-timed", None), ("statutes", 30)):
        with pytest.raises(Refusal) as refused:
            config_of(NewTable(name="Ann", rules=rules, minutes=minutes), "00")
        assert refused.value.code == "bad-table"


def test_reserves_are_kept_across_a_restart(tmp_path: Path) -> None:
    from monopoly.protocol.messages import Act
    from monopoly.server.tables.restore import restore

    @dataclass(slots=True)
    class Stopwatch(SystemTimes):
        steady_now: float = 0.0

        def steady(self) -> float:
            return self.steady_now

    async def story() -> None:
        times = Stopwatch()
        registry = registry_in(tmp_path, times)
        wish = NewTable(
            name="Ann", bots=["easy"], seats=2, pace=10_000, clock=ClockWish(decision=5, reserve=60)
        )
        runtime, *_ = await registry.open(wish)
        await runtime.change(lambda table: lobby.start(table, ""))
        times.steady_now += 12.0  # seven more than a decision has

        def throw(table: Table) -> None:
            message = Act(id="t", version=table.version, action={"kind": "throw"})
            play.act(table, 0, message)

        await runtime.change(throw)
        assert runtime.table.clock.reserve == [53.0, 60.0]
        store = registry._store
        stored = await store.load(runtime.table.id)
        assert stored is not None
        assert restore(stored, registry.world).clock.reserve == [53.0, 60.0]
        await registry.close()

    asyncio.run(story())
