"""Tables without a network, by clocks that are set by hand; and who sits at them."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from monopoly.game.actions import to_dict
from monopoly.protocol.messages import Act
from monopoly.server.ops.executor import Threads
from monopoly.server.ops.metrics import Metrics
from monopoly.server.ops.settings import Rate, Settings
from monopoly.server.services import Services
from monopoly.server.store.sqlite import SqliteStore
from monopoly.server.tables import lobby, play
from monopoly.server.tables.registry import TableRegistry
from monopoly.server.tables.runtime import TableRuntime
from monopoly.server.tables.table import Table
from monopoly.server.tables.world import World
from monopoly.server.websocket.connection import Connection
from monopoly.server.websocket.shared import Shared
from tests.limits import TIMEOUT
from tests.server.worlds import ManualTimes, store_in


@asynccontextmanager
async def registry_in(
    folder: Path,
    world: World | None = None,
    store: SqliteStore | None = None,
    **settings: float | Rate,
) -> AsyncIterator[TableRegistry]:
    """By clocks that stand still, unless the world has others."""
    chosen = Settings(data=folder, pace_min=0.0, **settings)  # type: ignore[arg-type]
    world = world or World(times=ManualTimes())
    registry = TableRegistry(store or store_in(folder), chosen, Metrics(), world)
    try:
        yield registry
    finally:
        await registry.close()


async def soon(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(TIMEOUT):
        while not condition():
            await asyncio.sleep(0)


def services_around(registry: TableRegistry) -> Services:
    executor = Threads("work", 1)
    return Services(registry.settings, registry.metrics, registry._store, registry, executor)


class FakeClient:
    """A client's end of a connection, without a network."""

    def __init__(
        self,
        registry: TableRegistry,
        runtime: TableRuntime,
        token: str = "",
        want: tuple[str, ...] = (),
    ) -> None:
        self.heard: list[dict[str, object]] = []
        self.closed: list[int] = []
        self._to_say: asyncio.Queue[str | None] = asyncio.Queue()
        services = services_around(registry)
        self._connection = Connection(self, runtime, Shared(services))
        self._serving = asyncio.create_task(self._connection.run(token))
        self.say({"type": "hello", "protocol": 2, "since": 0, "want": list(want)})

    def say(self, message: dict[str, object]) -> None:
        self._to_say.put_nowait(msgspec.json.encode(message).decode())

    async def receive(self) -> str | None:
        return await self._to_say.get()

    def is_ready(self) -> bool:
        return False

    def send_now(self, text: bytes) -> None:
        raise AssertionError("it is never ready")

    async def send(self, text: bytes) -> None:
        self.heard.append(msgspec.json.decode(text))

    async def close(self, code: int, reason: str) -> None:
        self.closed.append(code)
        self._to_say.put_nowait(None)

    async def hears(self, kind: str) -> dict[str, object]:
        await soon(lambda: any(message["type"] == kind for message in self.heard))
        return next(message for message in self.heard if message["type"] == kind)

    def versions(self) -> list[int]:
        return [
            entry["version"]
            for message in self.heard
            if message["type"] == "update"
            for entry in message["entries"]  # type: ignore[attr-defined]
        ]

    async def leaves(self) -> None:
        self._to_say.put_nowait(None)
        await self._serving


def sit(name: str) -> Callable[[Table], tuple[int, str]]:
    def do(table: Table) -> tuple[int, str]:
        person = lobby.sit(table, name, "")
        return person, lobby.issue(table, person, 1e6)[0]

    return do


def begin(table: Table) -> None:
    lobby.start(table, "")


def one_move(table: Table, number: int) -> None:
    if not play.bot_move(table):
        awaited = table.awaited()
        assert awaited is not None
        action = play.legal_actions(table, awaited)[0]
        data = msgspec.convert(to_dict(action), dict)
        data.pop("highest", None)
        play.act(table, awaited, Act(id=f"m{number}", version=table.version, action=data))
