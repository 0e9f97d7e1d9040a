"""Runs a job on an executor and hands its results on in order, until it is done or stopped."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from types import FrameType
from typing import Final, Generic, Self

from monopoly.pool.chunks import Chunk, ChunkQueue
from monopoly.pool.errors import ExecutorLost, PoolError
from monopoly.pool.executor import Executor, ProcessExecutor, SerialExecutor, cores
from monopoly.pool.job import Job, R

PROCESSES_MAX: Final = 1024
SERIAL_BELOW: Final = 50  # so few items are done sooner than processes are started

Progress = Callable[[int], None]  # called with the `count` of every result


@dataclass(frozen=True, slots=True)
class RunOutcome:
    """How a run ended; the defaults when all was done, or when a result had an error."""

    interrupted: bool = False  # by Ctrl-C
    lost: str = ""  # why no worker was left


def run(
    job: Job[R],
    queue: ChunkQueue,
    on_result: Callable[[R], None],
    *,
    executor: Executor,
    progress: Progress | None = None,
) -> RunOutcome:
    """Calls `on_result` with the result of each chunk, in the order of the chunks.

    So whatever stops it early (Ctrl-C, an error in a result, the loss of all workers), the results
    handed on are those of the first items, without a gap.
    """
    results = _OrderedResults(on_result)
    try:
        with closing(executor.run(job, queue)) as done, _InterruptGuard() as guard:
            for chunk, result in done:
                with guard.deferred():  # a result is handed on wholly or not at all
                    results.add(chunk, result)
                    if progress is not None:
                        progress(result.count)
                if results.stopped:
                    break
    except KeyboardInterrupt:
        return RunOutcome(interrupted=True)
    except ExecutorLost as error:
        return RunOutcome(lost=str(error))
    return RunOutcome()


@contextmanager
def executor_or_own(executor: Executor | None, total: int, processes: int) -> Iterator[Executor]:
    """The executor given, or one of so many processes for so many items, closed at the end.

    With 0 processes, as many as are worth it.
    """
    if executor is not None:
        yield executor
        return
    if not 0 <= processes <= PROCESSES_MAX:
        raise PoolError(f"The processes are 1 to {PROCESSES_MAX:,}, not {processes:,}.")
    count = processes or (1 if total < SERIAL_BELOW else cores())
    if count == 1:
        yield SerialExecutor()
        return
    with ProcessExecutor(count) as own:
        yield own


class _OrderedResults(Generic[R]):
    """Hands results on in the order of their chunks, whatever order they come in."""

    def __init__(self, on_result: Callable[[R], None]) -> None:
        self.stopped = False  # by an error: what comes after it does not count
        self._on_result = on_result
        self._next = 0
        self._early: dict[int, tuple[Chunk, R]] = {}

    def add(self, chunk: Chunk, result: R) -> None:
        self._early[chunk[0]] = chunk, result
        while self._next in self._early and not self.stopped:
            (first, count), ready = self._early.pop(self._next)
            self._on_result(ready)
            self._next = first + count
            self.stopped = bool(ready.error)


class _InterruptGuard:
    """Lets Ctrl-C come between results, never while one is handed on."""

    def __init__(self) -> None:
        self._deferring = False
        self._pressed = False
        self._installed = False

    def __enter__(self) -> Self:
        # Only where Python's own handler is at work: an application's handler is its own affair.
        if (
            threading.current_thread() is threading.main_thread()
            and signal.getsignal(signal.SIGINT) is signal.default_int_handler
        ):
            signal.signal(signal.SIGINT, self._press)
            self._installed = True
        return self

    def __exit__(self, *_: object) -> None:
        if self._installed:
            signal.signal(signal.SIGINT, signal.default_int_handler)

    def _press(self, _number: int, _frame: FrameType | None) -> None:
        if not self._deferring:
            raise KeyboardInterrupt
        self._pressed = True

    @contextmanager
    def deferred(self) -> Iterator[None]:
        self._deferring = True
        try:
            yield
        finally:
            self._deferring = False
        if self._pressed:
            raise KeyboardInterrupt
