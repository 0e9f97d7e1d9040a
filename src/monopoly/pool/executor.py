"""What runs the chunks of a job: this process, or others of this machine."""

import os
import pickle
from collections.abc import Generator
from multiprocessing.connection import wait
from time import monotonic
from types import TracebackType
from typing import Any, Final, Protocol, Self

from monopoly.pool.chunks import Chunk, ChunkQueue
from monopoly.pool.errors import ExecutorLost
from monopoly.pool.job import Job, R
from monopoly.pool.worker import Worker

IN_FLIGHT: Final = 2  # chunks sent to a worker: the next is there when the first is done
LOSSES_MAX: Final = 5  # in a row, without a single chunk between them

Results = Generator[tuple[Chunk, R], None, None]


class Executor(Protocol):
    def run(self, job: Job[R], queue: ChunkQueue) -> Results[R]:
        """Runs every chunk of the queue; yields each once with its result, in any order."""
        ...


class SerialExecutor:
    """This very process: for little work, and where there is one core."""

    def run(self, job: Job[R], queue: ChunkQueue) -> Results[R]:
        while (chunk := queue.take(1)) is not None:
            start = monotonic()
            result = job.run(*chunk)
            queue.finish(chunk, monotonic() - start)
            yield chunk, result


class ProcessExecutor:
    """Processes of this machine, started when they are first needed and kept for the next job.

    A process that is killed is replaced and its chunks are run again. Use it as a context manager,
    or call `close`. One job at a time.
    """

    def __init__(self, processes: int) -> None:
        self._count = processes
        self._workers: list[Worker[Any]] = []
        self._running = False

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Ends all processes. A job run afterwards starts new ones."""
        while self._workers:
            self._workers.pop().end()

    def run(self, job: Job[R], queue: ChunkQueue) -> Results[R]:
        """Whoever stops before the end must close the generator: it ends what is still busy."""
        if self._running:
            raise RuntimeError("The processes are busy with another job.")
        self._running = True
        losses = 0
        try:
            pickled = pickle.dumps(job)
            while True:
                self._hand_out(pickled, queue)
                busy = {worker.pipe: worker for worker in self._workers if worker.chunks}
                if not busy:
                    return
                for pipe in wait(list(busy)):
                    worker: Worker[R] = busy[pipe]  # type: ignore[index]
                    answer = worker.receive()
                    if answer is None:
                        self._give_up(worker, queue)
                        losses += 1
                        if losses == LOSSES_MAX:
                            raise _lost(losses)
                    else:
                        chunk, result, seconds = answer
                        queue.finish(chunk, seconds)
                        losses = 0
                        yield chunk, result
        finally:
            self._running = False
            for worker in [worker for worker in self._workers if worker.chunks]:
                self._workers.remove(worker)
                worker.end()

    def _hand_out(self, pickled: bytes, queue: ChunkQueue) -> None:
        """One chunk for each worker, then a second for each; starts workers as they are needed."""
        for place in range(self._count * IN_FLIGHT):
            index = place % self._count
            if index < len(self._workers) and (
                len(self._workers[index].chunks) > place // self._count
            ):
                continue
            chunk = queue.take(self._count)
            if chunk is None:
                return
            if index >= len(self._workers):
                self._workers.append(Worker())
                index = len(self._workers) - 1
            self._workers[index].send(pickled, chunk)

    def _give_up(self, worker: Worker[Any], queue: ChunkQueue) -> None:
        """A worker is gone: its chunks go back, and the next to be handed out starts another."""
        self._workers.remove(worker)
        for chunk in worker.chunks:
            queue.lose(chunk)
        worker.end()


def _lost(times: int) -> ExecutorLost:
    return ExecutorLost(
        f"The processes that do the work were lost {times} times in a row: giving up. (A script of "
        'your own must begin below `if __name__ == "__main__":`.)'
    )


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
