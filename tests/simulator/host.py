"""The machine that a server runs on: its disk and clocks, and the server as a process that can be
stopped, killed and started anew."""

import asyncio
import errno
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Final, cast

from starlette.applications import Starlette

from monopoly.server.app import make_app
from monopoly.server.ops.metrics import Metrics
from monopoly.server.ops.secrets import Secrets
from monopoly.server.ops.settings import Rate, Settings
from monopoly.server.store.interface import StoreError
from monopoly.server.store.sqlite import SqliteStore
from monopoly.server.tables.world import World
from tests.simulator.clock import SimulatedTimes
from tests.simulator.disk import Disk, DiskError, Loss, PowerCut
from tests.simulator.executor import SimulatedExecutor
from tests.simulator.ledger import Ledger
from tests.simulator.loop import Process, SimulatedLoop
from tests.simulator.network import Network
from tests.simulator.vfs import FOLDER, Mount

JOB_SECONDS_MAX: Final = 30.0  # of the slowest disk
START_SECONDS: Final = 1.0  # until a process that was started listens, at least
SETTINGS: Final = Settings(
    data=Path(FOLDER),
    requests=Rate(1_000, 1_000),  # how much is too much is tested elsewhere
    connections=Rate(1_000, 1_000),
    tables=Rate(1_000, 1_000),
    seats=Rate(1_000, 1_000),
)

MakeStore = Callable[[Metrics, SimulatedExecutor, "SimulatedFiles"], SqliteStore]


class SimulatedFiles:
    """What the store asks of the file system, on a disk as this process has mounted it."""

    def __init__(self, mount: Mount) -> None:
        self.mount: Final = mount
        self._written: Final[set[str]] = set()
        self._copies: Final[list[Mount]] = []

    def lock(self, _folder: Path) -> int:
        return 0

    def unlock(self, _lock: int) -> None:
        """Nobody else comes to this disk."""

    def head(self, path: Path, most: int) -> bytes:
        file = self.mount.disk.file(path.name)
        with _as_os_error():
            return b"" if file is None else self.mount.disk.read(file, most, 0)

    def identity(self, path: Path) -> object:
        return self.mount.disk.file(path.name)

    def connect(self, path: Path, *, read_only: bool = False) -> sqlite3.Connection:
        mount = self.mount
        if read_only and path.name in self._written:
            # whoever writes has the index of the log for themselves: others look at a copy
            mount = Mount(mount.disk.copy(), Random(0))
            self._copies.append(mount)
        if not read_only:
            self._written.add(path.name)
        connection = mount.connect(path.name, read_only=read_only)
        return cast("sqlite3.Connection", connection)  # as far as it is used

    def make_private(self, _path: Path) -> None:
        """There is nobody else."""

    def append(self, path: Path, data: bytes, *, sync: bool) -> None:
        with _as_os_error():
            file = self.mount.disk.open(path.name, create=True)
            self.mount.disk.write(file, data, len(file.content))
            if sync:
                self.mount.disk.sync(file, with_names=True)

    def remove(self, path: Path) -> None:
        with _as_os_error(), suppress(FileNotFoundError):
            self.mount.disk.delete(path.name, with_names=False)

    def move(self, path: Path, to: Path) -> None:
        with _as_os_error():
            self.mount.disk.move(path.name, to.name)
            self.mount.disk.sync_names()


@contextmanager
def _as_os_error() -> Iterator[None]:
    try:
        yield
    except DiskError as error:
        raise OSError(errno.EIO, str(error)) from None


def make_store(metrics: Metrics, executor: SimulatedExecutor, files: SimulatedFiles) -> SqliteStore:
    return SqliteStore(SETTINGS.data, metrics, executor, files)


class Host:
    """One machine. At most one server runs on it at a time."""

    def __init__(
        self,
        loop: SimulatedLoop,
        network: Network,
        ledger: Ledger,
        random: Random,
        settings: Settings,
        make: MakeStore,
    ) -> None:
        self.disk: Final = Disk(Random(random.random()))
        self.times: Final = SimulatedTimes(loop)
        self.starts = 0
        self.started_at = 0.0
        self._down_since = 0.0
        self.disk_seconds = 0.0  # that the operations of the job at hand have taken
        self.app: Starlette | None = None  # while it serves
        self.process: Process | None = None
        self.refused_to_start = ""
        self.broken = ""  # why the server gave up last
        self._loop: Final = loop
        self._network: Final = network
        self._ledger: Final = ledger
        self._random: Final = random
        self._settings: Final = settings
        self._make: Final = make
        self._mount: Mount | None = None
        self._executor: SimulatedExecutor | None = None  # of the store
        self._stop: asyncio.Event | None = None

    @property
    def is_up(self) -> bool:
        return self.app is not None

    @property
    def is_at_work(self) -> bool:
        """Whether the store has something to do."""
        if self.app is None or self._executor is None:
            return False
        return self._executor.at_work > 0 or bool(self.app.state.services.store._waiting)

    def start(self) -> None:
        """A new process, if none runs."""
        if self.process is not None:
            return
        self.starts += 1
        self.started_at = self._loop.time()
        self.refused_to_start = ""
        self.process = self._loop.process(f"server {self.starts}")
        self._mount = Mount(self.disk, self._random)
        task = self._loop.spawn(self.process, self._serve(self.process, self._mount), "server")
        task.add_done_callback(self._check_end)

    def stop(self) -> None:
        """Asks the server to end by itself."""
        if self._stop is not None:
            self._stop.set()

    def cut(self) -> PowerCut:
        """Stops the process where it stands; `end` follows as soon as its code has let go."""
        if self._mount is not None:
            self._mount.alive = False
        if self.process is not None:
            self.process.alive = False
        return PowerCut()

    def end(self, loss: Loss | None = None) -> None:
        """What is left of the process is cleared away. With `loss` the whole machine was without
        power, and what had not been synced may be gone."""
        process, mount = self.process, self._mount
        if self.is_up:
            self._down_since = self._loop.time()
        if mount is not None:
            mount.alive = False
        self._network.lose_server()
        if process is not None:
            self._loop.kill(process)
            self._loop.processes.remove(process)
        if mount is not None:
            mount.end()
        if loss is not None:
            self.disk.lose_power(loss)
        self.process = self._mount = self._executor = self.app = self._stop = None

    async def _serve(self, process: Process, mount: Mount) -> None:
        await asyncio.sleep(START_SECONDS)
        self._executor = SimulatedExecutor(lambda: 50e-6, self._take_disk_seconds)
        executor = SimulatedExecutor(lambda: 1e-3, lambda: 5e-3)
        metrics = Metrics()
        try:
            store = self._make(metrics, self._executor, SimulatedFiles(mount))
        except StoreError as error:
            self.refused_to_start = str(error)
            self._ledger.count("starts refused")
            self._end_soon(process)
            return
        self._stop = stop = asyncio.Event()
        store.on_broken = partial(self._give_up, stop)
        world = World(times=self.times, secrets=Secrets(self._random))
        app = make_app(store, self._settings, metrics, world=world, executor=executor)
        async with app.router.lifespan_context(app):
            self.app = app
            self.times.be_silent(self._down_since, self._loop.time())
            self._network.listen(app, process)
            await stop.wait()
            self._network.stop_listening()
        self._end_soon(process)

    def _give_up(self, stop: asyncio.Event, why: str) -> None:
        self.broken = why
        stop.set()

    def _check_end(self, task: asyncio.Task[None]) -> None:
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, PowerCut):
            self._ledger.find("failed", f"the server ended with {error!r}")

    def _end_soon(self, process: Process) -> None:
        def end() -> None:
            if self.process is process:
                self.end()

        self._loop.plan(self._loop.time(), end)

    def _take_disk_seconds(self) -> float:
        seconds, self.disk_seconds = self.disk_seconds, 0.0
        return min(seconds, JOB_SECONDS_MAX)
