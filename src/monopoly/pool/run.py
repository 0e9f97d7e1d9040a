"""Runs a job on an executor and hands its results on in order, until it is done or stopped."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from types import FrameType
from typing import Final, Generic, Self

from monopoly.pool.chunks import Chunk, ChunkQueue
from monopoly.pool.errors import PoolError
from monopoly.pool.executor import Executor, ExecutorLost, ProcessExecutor, SerialExecutor, cores
from monopoly.pool.job import Job, P

PROCESSES_MAX: Final = 1024
GAMES_ALONE: Final = 50  # so few are played sooner than processes are started

Progress = Callable[[int], None]  # called with the number of games just played


@dataclass(frozen=True, slots=True)
class Ending:
    """How it ended before its time; both empty when all was played."""

    interrupted: bool = False
    lost: str = ""  # why nobody was left to play


def run(
    job: Job[P],
    work: ChunkQueue,
    take: Callable[[P], None],
    *,
    executor: Executor,
    progress: Progress | None = None,
) -> Ending:
    """Gives each result of the work to `take`, in the order of the chunks.

    So whatever stops it early (Ctrl-C, a bot's mistake, the loss of everybody who plays), what was
    taken is the beginning, without a gap.
    """
    results = _InOrder(take)
    try:
        with closing(executor.play(job, work)) as played, _CtrlC() as ctrl_c:
            for chunk, result in played:
                with ctrl_c.held():  # a result counts wholly or not at all
                    results.put(chunk, result)
                    if progress is not None:
                        progress(result.games)
                if results.stopped:
                    break
    except KeyboardInterrupt:
        return Ending(interrupted=True)
    except ExecutorLost as error:
        return Ending(lost=str(error))
    return Ending()


def executor_for(games: int, processes: int) -> Executor:
    """So many processes of this machine; 0: as many as are worth it."""
    if not 0 <= processes <= PROCESSES_MAX:
        raise PoolError(f"The processes are 1 to {PROCESSES_MAX:,}, not {processes:,}.")
    count = processes or (1 if games < GAMES_ALONE else cores())
    return SerialExecutor() if count == 1 else ProcessExecutor(count)


class _InOrder(Generic[P]):
    """Passes results on in the order of their chunks, whatever order they come back in."""

    def __init__(self, take: Callable[[P], None]) -> None:
        self.stopped = False  # by a mistake: what comes after it does not count
        self._take = take
        self._next = 0
        self._early: dict[int, tuple[Chunk, P]] = {}

    def put(self, chunk: Chunk, result: P) -> None:
        self._early[chunk[0]] = chunk, result
        while self._next in self._early and not self.stopped:
            (first, count), ready = self._early.pop(self._next)
            self._take(ready)
            self._next = first + count
            self.stopped = bool(ready.mistake)


class _CtrlC:
    """Lets Ctrl-C come between the counting of blocks, never in the midst of it."""

    def __init__(self) -> None:
        self._holding = False
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
        if not self._holding:
            raise KeyboardInterrupt
        self._pressed = True

    @contextmanager
    def held(self) -> Iterator[None]:
        self._holding = True
        try:
            yield
        finally:
            self._holding = False
        if self._pressed:
            raise KeyboardInterrupt
