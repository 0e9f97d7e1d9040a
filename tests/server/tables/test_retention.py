"""How long tables are kept, by clocks that are set by hand."""

import asyncio
from pathlib import Path

import pytest

from monopoly.protocol.messages import NewTable
from monopoly.server.ops.settings import DAY
from monopoly.server.tables import lobby
from monopoly.server.tables.registry import TableRegistry
from monopoly.server.tables.retention import STEADY_SECONDS, Steadiness
from monopoly.server.tables.world import World
from tests.server.registries import begin, registry_in
from tests.server.worlds import ManualTimes

pytestmark = pytest.mark.once


async def one_of_each(registry: TableRegistry) -> dict[str, str]:
    """Tables that never began, that are played, and that are over, by their ids."""
    found: dict[str, str] = {}
    for stage in ("open", "playing", "over"):
        runtime = (await registry.open(NewTable(name="Ann", bots=["easy"], seats=2))).runtime
        if stage != "open":
            await runtime.change(begin)
        if stage == "over":
            await runtime.change(lambda table: lobby.leave(table, 0, "estate"))
        assert runtime.table.stage == stage
        found[runtime.table.id] = stage
    return found


async def left_in(registry: TableRegistry, tables: dict[str, str]) -> list[str]:
    return [stage for table, stage in tables.items() if await registry._store.load(table)]


async def opened_and_closed(folder: Path, times: ManualTimes) -> dict[str, str]:
    async with registry_in(folder, World(times=times)) as registry:
        return await one_of_each(registry)


@pytest.mark.parametrize(
    ("days", "settings", "left"),
    [
        (6, {}, ["open", "playing", "over"]),
        (8, {}, ["playing", "over"]),
        (364, {}, ["playing", "over"]),
        (366, {}, ["over"]),
        (10_000, {}, ["over"]),
        (20, {"keep_finished_seconds": 19 * DAY}, ["playing"]),
        (20, {"keep_abandoned_seconds": 19 * DAY}, ["over"]),
    ],
)
def test_tables_are_deleted_once_they_were_kept_long_enough(
    tmp_path: Path, days: int, settings: dict[str, float], left: list[str]
) -> None:
    async def story() -> None:
        times = ManualTimes()
        tables = await opened_and_closed(tmp_path, times)
        times.go_on(days * DAY)
        async with registry_in(tmp_path, World(times=times), **settings) as registry:  # type: ignore[arg-type]
            await registry._retention.sweep()
            assert await left_in(registry, tables) == ["open", "playing", "over"]
            times.go_on(STEADY_SECONDS)
            await registry._retention.sweep()
            assert await left_in(registry, tables) == left
            assert registry.metrics.counters["tables_deleted"] == 3 - len(left)
            assert await registry._store.shortened() == []  # deleted is not lost

    asyncio.run(story())


def test_a_clock_that_was_set_forward_deletes_nothing(tmp_path: Path) -> None:
    """Neither what is in the store nor what is in the memory; nor once it was set back."""

    async def story() -> None:
        times = ManualTimes()
        tables = await opened_and_closed(tmp_path, times)
        async with registry_in(tmp_path, World(times=times)) as registry:
            listed = (await registry.open(NewTable(name="Bob", seats=2, private=False))).runtime
            times.go_on(2 * STEADY_SECONDS)
            times.shown += 400 * DAY
            for _ in range(5):
                times.go_on(600)
                await registry.tidy_up()
                await registry._retention.sweep()
            times.shown -= 400 * DAY
            for _ in range(20):
                times.go_on(600)
                await registry.tidy_up()
                await registry._retention.sweep()
            assert await left_in(registry, tables) == ["open", "playing", "over"]
            assert listed.table.id in registry._tables
            times.shown += 8 * DAY  # it was wrong before, and stays as it is now
            for _ in range(8):
                times.go_on(600)
                await registry.tidy_up()
                await registry._retention.sweep()
            assert await left_in(registry, tables) == ["playing", "over"]
            assert listed.table.id not in registry._tables

    asyncio.run(story())


def test_what_somebody_uses_is_not_deleted(tmp_path: Path) -> None:
    async def story() -> None:
        times = ManualTimes()
        tables = await opened_and_closed(tmp_path, times)
        times.go_on(1_000 * DAY)
        async with registry_in(tmp_path, World(times=times)) as registry:
            times.go_on(STEADY_SECONDS)
            for table in tables:
                await registry.find(table)
            await registry._retention.sweep()
            assert await left_in(registry, tables) == ["open", "playing", "over"]

    asyncio.run(story())


def test_clocks_that_drift_apart_slowly_are_steady() -> None:
    times = ManualTimes()
    clock = Steadiness(times)
    for _ in range(59):
        times.go_on(60)
        times.shown += 0.5
        assert not clock.look()
    times.go_on(60)
    assert clock.look()
    times.shown -= 6
    assert not clock.look()
