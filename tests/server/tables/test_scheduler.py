"""Nobody loses a seat for time they did not have."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Final

import msgspec
import pytest

from monopoly.protocol.codec import read_entry
from monopoly.protocol.messages import Act, ClockWish, NewTable, Replaced
from monopoly.server.ops.metrics import Metrics
from monopoly.server.ops.settings import Settings
from monopoly.server.store.sqlite import SqliteStore
from monopoly.server.tables import play
from monopoly.server.tables.registry import TableRegistry
from monopoly.server.tables.runtime import TableRuntime
from monopoly.server.tables.world import World
from tests.server.registries import FakeClient, begin, sit
from tests.server.simulated import SimulatedExecutor, SimulatedTimes, simulate

pytestmark = pytest.mark.once

SECONDS: Final = 5  # for a decision and for coming back
WISH: Final = NewTable(name="Ann", seats=2, clock=ClockWish(decision=SECONDS, grace=0))


def registry_in(folder: Path, world: World, random: Random) -> TableRegistry:
    metrics = Metrics()
    store = SqliteStore(folder, metrics, SimulatedExecutor(random))
    return TableRegistry(store, Settings(data=folder), metrics, world)


def at_a_table(
    folder: Path, story: Callable[[World, TableRegistry, TableRuntime, str], Awaitable[None]]
) -> None:
    """Ann, who throws first, and Bob, in a world without real time."""

    async def run(world: World, random: Random) -> None:
        registry = registry_in(folder, world, random)
        registry.start()
        opened = await registry.open(WISH)
        runtime = opened.runtime
        _, bobs = await runtime.change(sit("Bob"))
        for key in (opened.seat_key, bobs):
            FakeClient(registry, runtime, key)
        await asyncio.sleep(0.1)
        await runtime.change(begin)
        await asyncio.sleep(0.1)
        await story(world, registry, runtime, opened.seat_key)
        await registry.close()

    simulate(1, run)


def who_was_replaced(runtime: TableRuntime) -> list[str]:
    entries = [read_entry(line.entry) for line in runtime.table.recent]
    return [entry.why for entry in entries if isinstance(entry, Replaced)]


def throw(runtime: TableRuntime) -> Act:
    awaited = runtime.table.awaited()
    assert awaited is not None
    action = msgspec.to_builtins(play.legal_actions(runtime.table, awaited)[0].kind)
    return Act(id="a1", version=runtime.table.version, action={"kind": action})


def test_a_stall_of_the_server_costs_nobody_their_seat(tmp_path: Path) -> None:
    async def story(world: World, _r: TableRegistry, runtime: TableRuntime, _key: str) -> None:
        await asyncio.sleep(SECONDS - 1.0)
        assert isinstance(world.times, SimulatedTimes)
        world.times.stall(15.0)
        await asyncio.sleep(0.5)
        assert not who_was_replaced(runtime)
        await asyncio.sleep(1.0)
        assert who_was_replaced(runtime) == ["time"]

    at_a_table(tmp_path, story)


def test_what_has_arrived_when_time_is_up_counts_before_the_timer(tmp_path: Path) -> None:
    """At the very moment it reaches the server, and its way to the table takes some turns."""

    async def story(_w: World, _r: TableRegistry, runtime: TableRuntime, _key: str) -> None:
        awaited = runtime.table.awaited()
        assert awaited is not None
        out_at = runtime.table.clock.out_at(awaited)
        assert out_at is not None
        message = throw(runtime)

        async def on_its_way() -> None:
            await asyncio.sleep(out_at - runtime.table.times.steady())
            for _ in range(3):
                await asyncio.sleep(0)
            await runtime.change(lambda table: play.act(table, awaited, message))

        await asyncio.gather(on_its_way(), asyncio.sleep(SECONDS - 1.0))
        assert not who_was_replaced(runtime)
        assert runtime.table.seat(awaited).bot == ""

    at_a_table(tmp_path, story)


def test_after_a_restart_a_decision_begins_when_its_person_is_back(tmp_path: Path) -> None:
    wish = NewTable(name="Ann", seats=2, clock=ClockWish(decision=SECONDS, grace=60))

    async def before(world: World, random: Random) -> tuple[str, list[str]]:
        registry = registry_in(tmp_path, world, random)
        opened = await registry.open(wish)
        _, bobs = await opened.runtime.change(sit("Bob"))
        await opened.runtime.change(begin)
        await registry.close()
        return opened.runtime.table.id, [opened.seat_key, bobs]

    async def after(world: World, random: Random) -> None:
        registry = registry_in(tmp_path, world, random)
        runtime = await registry.find(table_id)
        await asyncio.sleep(SECONDS + 1.0)  # until they have noticed
        for key in keys:
            FakeClient(registry, runtime, key)
        await asyncio.sleep(0.1)
        awaited = runtime.table.awaited()
        assert awaited is not None
        out_at = runtime.table.clock.out_at(awaited)
        assert out_at is not None
        assert round(out_at - runtime.table.times.steady()) == SECONDS + 60
        await registry.close()

    table_id, keys = simulate(1, before)
    simulate(2, after)
