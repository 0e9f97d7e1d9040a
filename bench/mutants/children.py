"""Many short tasks, each in a process forked from this one, with a limit on what it may use.

A limit of processor time, not of time on the clock: a busy machine makes no mutant endless.
"""

import os
import pickle
import resource
import select
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

MEMORY_MAX: Final = 4 << 30
PIPE_BYTES: Final = 1 << 16

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Task(Generic[T]):
    number: int
    run: Callable[[], T]
    cpu_seconds: float


@dataclass(frozen=True, slots=True)
class Done(Generic[T]):
    number: int
    result: T | None
    trouble: str  # why there is no result


class _Child(Generic[T]):
    def __init__(self, task: Task[T]) -> None:
        self.task = task
        self.read, write = os.pipe()
        self.received = bytearray()
        sys.stdout.flush()
        sys.stderr.flush()
        self.pid = os.fork()
        if self.pid == 0:
            os.close(self.read)
            _work(task, write)
        os.close(write)

    def receive(self) -> bool:
        """Whether there is more to come."""
        part = os.read(self.read, PIPE_BYTES)
        self.received += part
        return bool(part)

    def done(self) -> Done[T]:
        os.close(self.read)
        _, status = os.waitpid(self.pid, 0)
        if os.WIFSIGNALED(status):
            killed = os.WTERMSIG(status)
            endless = killed in (signal.SIGXCPU, signal.SIGKILL)
            trouble = "it never ends" if endless else f"killed by signal {killed}"
            return Done(self.task.number, None, trouble)
        if status != 0 or not self.received:
            return Done(self.task.number, None, "the process broke down")
        kind, value = pickle.loads(bytes(self.received))  # noqa: S301 - written by our own child
        if kind == "raised":
            return Done(self.task.number, None, str(value))
        return Done(self.task.number, value, "")


def _work(task: Task[T], write: int) -> None:
    """The life of a child; it never comes back."""
    status = 1
    try:
        quiet = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(quiet, stream)
        limit = max(1, int(task.cpu_seconds))
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 5))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_MAX, MEMORY_MAX))
        try:
            answer: tuple[str, object] = ("result", task.run())
        except Exception as error:  # noqa: BLE001 - told to the parent, whatever it is
            answer = ("raised", f"{type(error).__name__}: {error}")
        data = memoryview(pickle.dumps(answer))
        while data:
            data = data[os.write(write, data) :]
        status = 0
    finally:
        os._exit(status)


def run_all(tasks: Iterable[Task[T]], jobs: int) -> Iterator[Done[T]]:
    """Each as it is done, so many at a time."""
    waiting = iter(tasks)
    running: dict[int, _Child[T]] = {}
    try:
        while True:
            while len(running) < jobs and (task := next(waiting, None)) is not None:
                child = _Child(task)
                running[child.read] = child
            if not running:
                return
            ready, _, _ = select.select(list(running), [], [])
            for pipe in ready:
                if not running[pipe].receive():
                    yield running.pop(pipe).done()
    finally:
        for child in running.values():
            os.kill(child.pid, signal.SIGKILL)
            os.waitpid(child.pid, 0)
