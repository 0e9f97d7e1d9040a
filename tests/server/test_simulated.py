"""Tables, store, clocks and connections in a simulated world: nothing they do comes from anywhere
but what they were handed, so the same seed gives the same run to the last byte."""

import ast
import asyncio
from pathlib import Path
from random import Random
from typing import Final

import msgspec
import pytest

import monopoly.server
from monopoly.protocol.messages import ClockWish, NewTable
from monopoly.server.ops.metrics import Metrics
from monopoly.server.ops.settings import Settings
from monopoly.server.services import Services
from monopoly.server.store.interface import StoredTable
from monopoly.server.store.sqlite import SqliteStore
from monopoly.server.tables.registry import TableRegistry
from monopoly.server.tables.runtime import TableRuntime
from monopoly.server.tables.world import World
from monopoly.server.websocket.connection import Connection
from monopoly.server.websocket.shared import Shared
from tests.server.registries import begin, sit
from tests.server.simulated import SimulatedExecutor, simulate

pytestmark = pytest.mark.once

MINUTES: Final = 15
THINKING_SECONDS_MAX: Final = 90.0  # longer than the clock gives: now and then a bot takes over
SOURCES: Final = Path(monopoly.server.__file__).parent
# What an import does not show (pyproject.toml forbids those of `time`, `random` and the like).
CALLS: Final = {"to_thread", "run_in_executor", "urandom", "getrandom"}
ALLOWED: Final = {("ops/executor.py", "run_in_executor")}

Run = tuple[list[StoredTable | None], list[list[str]]]


class Person:
    """A client's end: acts on whatever is legal, after thinking for a while; clings to the seat."""

    def __init__(self, shared: Shared, runtime: TableRuntime, key: str, random: Random) -> None:
        self.heard: Final[list[str]] = []
        self._random: Final = random
        self._said = 0
        self._is_told = False  # something is on its way
        self._to_say: Final[asyncio.Queue[str]] = asyncio.Queue()
        self._say({"type": "hello", "protocol": 2, "since": 0, "want": ["story", "labels"]})
        connection = Connection(self, runtime, shared)
        self.serving: Final = asyncio.create_task(connection.run(key, "192.0.2.1"))

    def _say(self, message: dict[str, object]) -> None:
        self._to_say.put_nowait(msgspec.json.encode(message).decode())

    async def receive(self) -> str:
        return await self._to_say.get()

    def is_ready(self) -> bool:
        return not self._is_told and self._random.random() < 0.5

    def send_now(self, text: bytes) -> None:
        assert not self._is_told, "one message overtakes another"
        self._hear(text)

    async def send(self, text: bytes) -> None:
        self._is_told = True
        await asyncio.sleep(self._random.uniform(0.0, 0.05))
        self._is_told = False
        self._hear(text)

    def _hear(self, text: bytes) -> None:
        self.heard.append(text.decode())
        now = msgspec.json.decode(text).get("now")
        if now and now["seat"] == now.get("actor") and now.get("legal"):
            self._said += 1
            action = self._random.choice(now["legal"])["action"]
            message = {"type": "act", "id": f"a{self._said}", "version": now["version"]}
            wait = self._random.uniform(0.0, THINKING_SECONDS_MAX)
            asyncio.get_running_loop().call_later(wait, self._say, message | {"action": action})

    async def close(self, code: int, reason: str) -> None:
        self.heard.append(f"{code} {reason}")
        self.serving.cancel()


def run(folder: Path, seed: int) -> Run:
    """What is stored and what was told after a while at three tables."""

    async def story(world: World, random: Random) -> Run:
        settings, metrics = Settings(data=folder), Metrics()
        store = SqliteStore(folder, metrics, SimulatedExecutor(random))
        registry = TableRegistry(store, settings, metrics, world)
        shared = Shared(Services(settings, metrics, store, registry, SimulatedExecutor(random)))
        registry.start()
        wish = NewTable(
            name="Ann",
            seats=4,
            bots=["easy", "hard"],
            clock=ClockWish(decision=20, reserve=60, grace=10),
            pace=10_000,
        )
        people, tables = [], []
        for _ in range(3):
            opened = await registry.open(wish)
            tables.append(opened.runtime.table.id)
            _, bobs = await opened.runtime.change(sit("Bob"))
            keys = (opened.seat_key, bobs)
            people += [Person(shared, opened.runtime, key, random) for key in keys]
            await opened.runtime.change(begin)
        await asyncio.sleep(60 * MINUTES)
        stored = [await store.load(table) for table in tables]
        await registry.close()
        return stored, [person.heard for person in people]

    return simulate(seed, story)


@pytest.mark.slow(seconds=5)
def test_the_same_seed_gives_the_same_run_to_the_last_byte(tmp_path: Path) -> None:
    stored, heard = run(tmp_path / "one", seed=1)
    assert (stored, heard) == run(tmp_path / "two", seed=1)
    assert (stored, heard) != run(tmp_path / "other", seed=2)
    told = "".join(text for one in heard for text in one)
    assert all(f'"by":"{by}"' in told for by in ("player", "bot"))
    assert '"why":"time"' in told  # a clock ran out
    assert all("1012 going-down" in one for one in heard)


def test_each_is_told_everything_once_and_in_order_whether_they_read_or_not(tmp_path: Path) -> None:
    """What is sent at once, because its client reads, never overtakes what has to wait."""
    stored, heard = run(tmp_path, seed=3)
    logs = {table.row.id: [line.version for line in table.lines] for table in stored if table}
    for one in heard:
        messages = [msgspec.json.decode(text) for text in one if text.startswith("{")]
        welcome = messages[0]
        versions, told = [], 0
        for message in messages[1:]:
            if message["type"] == "update":
                versions += [entry["version"] for entry in message["entries"]]
                told = max(told, message["now"]["version"])
            elif message["type"] == "done":
                assert message["version"] <= told, "the answer before what it has brought about"
        assert len(versions) > 50
        assert versions == logs[welcome["table"]["id"]][: len(versions)]


def test_only_the_real_executor_starts_threads() -> None:
    """And nobody asks the system for chance behind the back of `Secrets`."""
    found = {
        (path.relative_to(SOURCES).as_posix(), node.attr)
        for path in SOURCES.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in CALLS
    }
    assert found == ALLOWED
