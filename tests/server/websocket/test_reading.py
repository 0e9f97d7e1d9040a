"""Who reads a whole log waits for everybody else, and not the other way round."""

import asyncio
from pathlib import Path
from random import Random
from typing import Final

import pytest

from monopoly.protocol.messages import NewTable, Said
from monopoly.server.ops.metrics import Metrics
from monopoly.server.ops.settings import Rate, Settings
from monopoly.server.store.interface import Line
from monopoly.server.store.sqlite import SqliteStore
from monopoly.server.tables.registry import TableRegistry
from monopoly.server.tables.table import Table
from monopoly.server.tables.world import World
from monopoly.server.websocket import feed
from monopoly.server.websocket.feed import ENTRIES_MAX
from monopoly.server.websocket.shared import Shared
from tests.server.registries import FakeClient, services_around
from tests.server.simulated import SimulatedExecutor, simulate

pytestmark = pytest.mark.once


@pytest.fixture(autouse=True)
def whole_logs(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the whole log were sent to whoever comes back, and not its tail."""
    monkeypatch.setattr(feed, "MISSED_MAX", 2 * ENTRIES)


ENTRIES: Final = 3_000
READERS: Final = 10
OWN: Final = Rate(4, 2)
OF_ADDRESS: Final = Rate(10, 5)
SECONDS: Final = 4


class CountingStore(SqliteStore):
    parts = 0

    async def lines(self, table_id: str, after: int, most: int) -> list[Line]:
        self.parts += 1
        return await super().lines(table_id, after, most)


def talk(table: Table) -> None:
    for _ in range(ENTRIES):
        version, at = table.stamp()
        table.enter(Said(version=version, at=at, seat=0, name="Ann", text="and so on"))


def sizes(client: FakeClient) -> list[int]:
    return [len(m["entries"]) for m in client.heard if m["type"] == "update"]  # type: ignore[arg-type]


def test_catching_up_has_a_budget_of_the_connection_and_of_the_address(tmp_path: Path) -> None:
    async def story(world: World, random: Random) -> None:
        settings = Settings(data=tmp_path, reading=OWN, reading_of_address=OF_ADDRESS)
        metrics = Metrics()
        store = CountingStore(tmp_path, metrics, SimulatedExecutor(random))
        registry = TableRegistry(store, settings, metrics, world)
        runtime, *_ = await registry.open(NewTable(name="Ann", seats=2))
        await runtime.change(talk)
        shared = Shared(services_around(registry))
        one = FakeClient(registry, runtime, shared=shared, address="192.0.2.1")
        await asyncio.sleep(SECONDS)
        assert 0 < store.parts <= OWN.burst + OWN.per_second * SECONDS + 1
        store.parts = 0
        many = [
            FakeClient(registry, runtime, shared=shared, address="192.0.2.2")
            for _ in range(READERS)
        ]
        await asyncio.sleep(SECONDS)
        own = OWN.per_second * SECONDS + 1
        assert store.parts <= OF_ADDRESS.burst + OF_ADDRESS.per_second * SECONDS + 1 + own
        await asyncio.sleep(READERS * ENTRIES / ENTRIES_MAX / OF_ADDRESS.per_second + SECONDS)
        for client in (one, *many):  # and everybody comes to the end
            assert client.versions() == list(range(1, runtime.table.version + 1))
            assert max(sizes(client)) <= ENTRIES_MAX
        await registry.close()

    simulate(1, story)


def test_nobody_waits_for_those_who_catch_up(tmp_path: Path) -> None:
    """Counted in messages that go out before the answer to somebody who asks meanwhile."""

    async def story(world: World, random: Random) -> None:
        settings, metrics = Settings(data=tmp_path), Metrics()
        store = SqliteStore(tmp_path, metrics, SimulatedExecutor(random))
        registry = TableRegistry(store, settings, metrics, world)
        runtime, *_ = await registry.open(NewTable(name="Ann", seats=2))
        shared = Shared(services_around(registry))
        bob = FakeClient(registry, runtime, shared=shared, address="192.0.2.1")
        await asyncio.sleep(1)
        await runtime.change(talk)
        await asyncio.sleep(60)
        readers = [
            FakeClient(registry, runtime, shared=shared, address="192.0.2.2")
            for _ in range(READERS)
        ]
        await asyncio.sleep(0.1)
        before = [len(reader.heard) for reader in readers]
        bob.say({"type": "ping", "id": "p"})
        while bob.heard[-1]["type"] != "pong":
            await asyncio.sleep(0)
        told = [len(reader.heard) for reader in readers]
        assert all(after - b <= 1 for b, after in zip(before, told, strict=True))
        await registry.close()

    simulate(1, story)
