"""An event loop without real time. Each process of the simulated world has a queue of its own, so
that one can stand still or be killed while the others go on; when nothing is ready anywhere, time
jumps to the next thing that is due."""

import asyncio
import contextvars
import heapq
import math
from asyncio import events
from collections import deque
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar, TypeVarTuple
from zlib import crc32

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

NEVER: Final = math.inf
TURN_SECONDS: Final = 20e-6  # what one turn of a process takes, so that nobody turns for ever
TURNS_MAX: Final = 5_000_000  # of one run
LAST_TURNS_MAX: Final = 1_000  # of a process that is killed

_process: Final[contextvars.ContextVar["Process"]] = contextvars.ContextVar("process")


class SimulationError(Exception):
    """The simulator itself is at fault, or what it runs never comes to rest."""


class Process:
    """What runs by itself, stalls as a whole and dies as a whole."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.alive = True  # False stops it at once, in the middle of a turn
        self.ending = False  # what is left of it is cleared away
        self.stalled_until = 0.0
        self.turn = 0  # its last: of two with something to do, who has waited longer goes first
        self.ready: Final[deque[asyncio.Handle]] = deque()
        self.timers: Final[list[tuple[float, int, asyncio.TimerHandle]]] = []
        self.arrivals: Final[list[tuple[float, int, Callable[[], None]]]] = []
        self.tasks: Final[dict[asyncio.Task[Any], None]] = {}

    def next_moment(self, now: float) -> float:
        """When it has something to do."""
        while self.timers and self.timers[0][2].cancelled():
            heapq.heappop(self.timers)
        if not self.alive:
            return NEVER
        moment = now if self.ready else NEVER
        if self.timers:
            moment = min(moment, self.timers[0][0])
        if self.arrivals:
            moment = min(moment, self.arrivals[0][0])
        return max(moment, self.stalled_until)


class SimulatedLoop(asyncio.AbstractEventLoop):
    """What asyncio asks of a loop, as far as it is asked here."""

    def __init__(self) -> None:
        self._now = 0.0
        self._numbers = 0  # of what is scheduled: the first of two at the same moment goes first
        self._turns = 0
        self._closed = False
        self.trace = 0  # a checksum of all that ran, and when
        self.failures: Final[list[dict[str, Any]]] = []  # told to the exception handler
        self._agenda: Final[list[tuple[float, int, Callable[[], None]]]] = []
        self.processes: Final[list[Process]] = []
        self.outside: Final = self.process("outside")

    # --- the world

    def process(self, name: str) -> Process:
        process = Process(name)
        self.processes.append(process)
        return process

    def spawn(
        self, process: Process, work: Coroutine[Any, Any, T], name: str | None = None
    ) -> asyncio.Task[T]:
        context = contextvars.copy_context()
        context.run(_process.set, process)
        return self.create_task(work, name=name, context=context)

    def arrive(self, process: Process, at: float, what: Callable[[], None]) -> None:
        """Something from outside, which a process notices before any timer that is due."""
        if process.alive:
            heapq.heappush(process.arrivals, (at, self._number(), what))

    def plan(self, at: float, what: Callable[[], None]) -> None:
        """What happens to the world itself, while no process runs."""
        heapq.heappush(self._agenda, (at, self._number(), what))

    def stall(self, process: Process, seconds: float) -> None:
        process.stalled_until = max(process.stalled_until, self._now + seconds)

    def kill(self, process: Process) -> None:
        """Nothing it does from now on takes effect. Its tasks are ended at this very moment, so
        that no code of it runs later."""
        process.alive, process.ending = False, True
        process.arrivals.clear()
        with self._as_running():
            for _ in range(LAST_TURNS_MAX):
                for task in process.tasks:
                    task.cancel()
                process.timers.clear()
                if not process.tasks and not process.ready:
                    return
                self._run_ready(process)
        unfinished = [str(task) for task in process.tasks]
        raise SimulationError(f"{process.name} did not end when it was killed: {unfinished}")

    def run(self, until: Callable[[], bool]) -> None:
        """Runs the world until something has come about."""
        with self._as_running():
            while not until():
                self._run_once()

    @contextmanager
    def _as_running(self) -> Iterator[None]:
        before = events._get_running_loop()
        events._set_running_loop(self)
        try:
            yield
        finally:
            events._set_running_loop(before)

    def _run_once(self) -> None:
        self._turns += 1
        if self._turns > TURNS_MAX:
            raise SimulationError(f"Nothing came to rest within {TURNS_MAX:,} turns.")
        moment, _, process = min(
            ((one.next_moment(self._now), one.turn, one) for one in self.processes),
            key=lambda found: found[:2],
        )
        if self._agenda and self._agenda[0][0] <= moment:
            at, _, what = heapq.heappop(self._agenda)
            self._now = max(self._now, at)
            what()
            return
        if moment == NEVER:
            raise SimulationError("Nothing will ever happen again.")
        self._now = max(self._now, moment)
        process.turn = self._turns
        self.trace = crc32(
            f"{self._now!r} {process.name} {len(process.ready)}".encode(), self.trace
        )
        self._run_process(process)
        self._now += TURN_SECONDS

    def _run_process(self, process: Process) -> None:
        """One turn: what has arrived first, then the timers that are due, as a selector does."""
        while process.arrivals and process.arrivals[0][0] <= self._now:
            heapq.heappop(process.arrivals)[2]()
        while process.timers and process.timers[0][0] <= self._now:
            process.ready.append(heapq.heappop(process.timers)[2])
        self._run_ready(process)

    def _run_ready(self, process: Process) -> None:
        for _ in range(len(process.ready)):
            handle = process.ready.popleft()
            if not handle.cancelled():
                handle._run()
            if not process.alive and not process.ending:
                return

    def _number(self) -> int:
        self._numbers += 1
        return self._numbers

    # --- what asyncio asks of a loop

    def time(self) -> float:
        return self._now

    def call_soon(
        self,
        callback: Callable[[*Ts], object],
        *args: *Ts,
        context: contextvars.Context | None = None,
    ) -> asyncio.Handle:
        context = _own(context)
        handle = asyncio.Handle(callback, args, self, context)
        self._process_of(context).ready.append(handle)
        return handle

    def call_soon_threadsafe(
        self,
        callback: Callable[[*Ts], object],
        *args: *Ts,
        context: contextvars.Context | None = None,
    ) -> asyncio.Handle:
        return self.call_soon(callback, *args, context=context)

    def call_later(
        self,
        delay: float,
        callback: Callable[[*Ts], object],
        *args: *Ts,
        context: contextvars.Context | None = None,
    ) -> asyncio.TimerHandle:
        return self.call_at(self._now + delay, callback, *args, context=context)

    def call_at(
        self,
        when: float,
        callback: Callable[[*Ts], object],
        *args: *Ts,
        context: contextvars.Context | None = None,
    ) -> asyncio.TimerHandle:
        context = _own(context)
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        heapq.heappush(self._process_of(context).timers, (when, self._number(), handle))
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It is passed over when its moment comes."""

    def _process_of(self, context: contextvars.Context) -> Process:
        return context.get(_process, self.outside)

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(
        self,
        coro: Any,
        *,
        name: str | None = None,
        context: contextvars.Context | None = None,
        **_more: Any,
    ) -> asyncio.Task[Any]:
        context = _own(context)
        task = asyncio.Task(coro, loop=self, name=name, context=context)
        tasks = self._process_of(context).tasks
        tasks[task] = None
        task.add_done_callback(lambda done: tasks.pop(done, None), context=context)
        return task

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        self.failures.append(context)

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return events._get_running_loop() is self

    def is_closed(self) -> bool:
        return self._closed

    def close(self) -> None:
        """Ends whatever still runs."""
        for process in self.processes:
            self.kill(process)
        self._closed = True


def _own(context: contextvars.Context | None) -> contextvars.Context:
    return contextvars.copy_context() if context is None else context  # an empty one is one


def simulated_loop() -> SimulatedLoop:
    """What else a loop of real time has, sockets, signals and processes, is never asked of it."""
    return SimulatedLoop()  # type: ignore[abstract]
