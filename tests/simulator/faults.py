"""What befalls a machine and its network, each thing at a moment of its own."""

import math
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from monopoly.server.store.sqlite_file import FILE_NAME
from tests.simulator.disk import DiskError, Loss, Operation
from tests.simulator.host import Host
from tests.simulator.ledger import Ledger
from tests.simulator.loop import SimulatedLoop
from tests.simulator.network import Conditions, Network

RESTART_SECONDS: Final = 5.0  # at most, until somebody starts a server that is gone
SYNC_SECONDS: Final = 0.004
READ_SECONDS: Final = 0.00001
SLOW_SECONDS: Final = 0.5  # at most, of one operation
DAY: Final = 86_400.0
FILES: Final = (FILE_NAME, f"{FILE_NAME}-wal")
LOSSES: Final[tuple[Loss, ...]] = ("all", "none", "some", "some", "some")


class Faults:
    """Each method is one thing that goes wrong, now."""

    def __init__(
        self,
        loop: SimulatedLoop,
        host: Host,
        network: Network,
        ledger: Ledger,
        random: Random,
        kinds: Sequence[Callable[["Faults"], None]],
    ) -> None:
        self._loop: Final = loop
        self._host: Final = host
        self._network: Final = network
        self._ledger: Final = ledger
        self._random: Final = random
        self._kinds: Final = kinds
        self._calm: Final = Conditions(network.conditions.delay, network.conditions.jitter)
        self._crash_at = 0  # the operation of the disk in which the process stops; 0: none
        self._crash_loss: Loss | None = None
        self._fails_until = 0.0
        self._failing: frozenset[Operation] = frozenset()
        self._slow_until = 0.0
        self._sync_fails = False
        self.ended_at = math.inf
        host.disk.before = self._before
        host.disk.fail_sync = self._fail_sync

    def any(self) -> None:
        """One of them."""
        found = self._random.choice(self._kinds)
        self._ledger.count(f"fault {found.__name__}")
        found(self)

    def end(self) -> None:
        """From now on everything works."""
        self.ended_at = self._loop.time()
        self._crash_at = 0
        self._failing = frozenset()
        self._slow_until = 0.0
        self._sync_fails = False
        self._host.disk.room = None
        self._network.conditions = self._calm

    # --- the process and the machine

    def kill(self) -> None:
        self._host.end()

    def cut_power(self) -> None:
        self._host.end(self._random.choice(LOSSES))

    def kill_in_the_middle(self) -> None:
        self._crash(None)

    def cut_power_in_the_middle(self) -> None:
        self._crash(self._random.choice(LOSSES))

    def stop(self) -> None:
        self._host.stop()

    def stall(self) -> None:
        seconds = self._random.choice((0.5, 3.0, 15.0, 60.0))
        if self._host.process is not None:
            self._loop.stall(self._host.process, seconds)
            self._host.times.be_silent(self._loop.time(), self._loop.time() + seconds)

    def jump(self) -> None:
        """The clock on the wall is set."""
        self._host.times.jump(self._random.choice((-DAY, -3600.0, -1.0, 1.0, 3600.0)))

    def jump_by_a_month(self) -> None:
        self._host.times.jump(self._random.choice((-31 * DAY, 31 * DAY)))

    # --- the disk

    def fail_to_sync(self) -> None:
        self._sync_fails = True
        self._host.disk.drop_pages = self._random.random() < 0.5

    def fail_to_write(self) -> None:
        self._fail(frozenset(("write", "truncate")))

    def fail_to_read(self) -> None:
        self._fail(frozenset(("read",)))

    def fail_altogether(self) -> None:
        self._fail(frozenset(("read", "write", "truncate", "sync", "delete", "open")))

    def fill_the_disk(self) -> None:
        self._host.disk.room = self._random.choice((0, 1_000, 50_000))
        self._later(30.0, self._make_room)

    def slow_down(self) -> None:
        self._slow_until = self._loop.time() + self._random.random() * 20.0

    def flip_a_bit(self) -> None:
        files = [file for name in FILES if (file := self._host.disk.file(name)) and file.content]
        if files:
            file = self._random.choice(files)
            file.flip(self._random.randrange(len(file.content)), self._random.randrange(8))
            self._ledger.damaged = True

    # --- the network

    def lose_messages(self) -> None:
        self._network.conditions.loss = self._random.choice((0.01, 0.05, 0.3))
        self._network.conditions.vanish = self._random.random()
        self._later(30.0, self._calm_down)

    def delay_messages(self) -> None:
        self._network.conditions.delay = self._random.choice((0.2, 1.0, 5.0))
        self._network.conditions.jitter = self._random.choice((0.1, 1.0, 10.0))
        self._later(30.0, self._calm_down)

    def part_everybody(self) -> None:
        """Nobody reaches the server, and nobody is reached."""
        self._network.conditions.loss = 1.0
        self._network.conditions.vanish = 1.0
        self._later(20.0, self._calm_down)

    # --- how they come about

    def _crash(self, loss: Loss | None) -> None:
        self._crash_at = self._host.disk.operations + self._random.randrange(1, 60)
        self._crash_loss = loss

    def _fail(self, operations: frozenset[Operation]) -> None:
        self._failing = operations
        self._fails_until = self._loop.time() + self._random.choice((0.0, 1.0, 10.0))

    def _later(self, seconds: float, what: Callable[[], None]) -> None:
        self._loop.plan(self._loop.time() + self._random.random() * seconds, what)

    def _make_room(self) -> None:
        self._host.disk.room = None

    def _calm_down(self) -> None:
        self._network.conditions = Conditions(self._calm.delay, self._calm.jitter)

    def _fail_sync(self, _name: str) -> bool:
        fails, self._sync_fails = self._sync_fails, False
        return fails

    def _before(self, operation: Operation, name: str) -> None:
        host, time = self._host, self._loop.time()
        slow = SLOW_SECONDS * self._random.random() if time < self._slow_until else 0.0
        host.disk_seconds += (SYNC_SECONDS if operation == "sync" else READ_SECONDS) + slow
        if self._crash_at and host.disk.operations >= self._crash_at:
            self._crash_at = 0
            loss = self._crash_loss
            self._loop.plan(time, lambda: host.end(loss))
            raise host.cut()
        if operation in self._failing:
            if time >= self._fails_until:
                self._failing = frozenset()
            raise DiskError(f"{name}: {operation} failed")


Kind = Callable[[Faults], None]

USUAL: Final[tuple[Kind, ...]] = (
    Faults.kill,
    Faults.cut_power,
    Faults.kill_in_the_middle,
    Faults.cut_power_in_the_middle,
    Faults.cut_power_in_the_middle,
    Faults.stop,
    Faults.stall,
    Faults.jump,
    Faults.fail_to_sync,
    Faults.fail_to_write,
    Faults.fail_to_read,
    Faults.fail_altogether,
    Faults.fill_the_disk,
    Faults.slow_down,
    Faults.lose_messages,
    Faults.delay_messages,
    Faults.part_everybody,
)

# What a server may meet as well. Nothing is promised of these yet.
ALSO: Final[dict[str, Kind]] = {
    "flips": Faults.flip_a_bit,
    "months": Faults.jump_by_a_month,
}
