"""Who plays the games: processes of this machine. A lost one's games are played again."""

import contextlib
import multiprocessing
import os
import signal
import sys
from collections.abc import Generator, Iterator
from multiprocessing.connection import Connection, wait
from time import monotonic
from typing import Final, Generic, Protocol

from monopoly.pool.chunks import Chunk, ChunkQueue
from monopoly.pool.errors import PoolError
from monopoly.pool.job import Job, P

IN_FLIGHT: Final = 2  # chunks in a worker's hands: the next is there when the first is done
LOSSES_MAX: Final = 5  # in a row, without a single block between them

Playing = Generator[tuple[Chunk, P], None, None]


class ExecutorLost(PoolError):
    """Nobody is left to play; what has been counted stands."""


class Executor(Protocol):
    def play(self, job: Job[P], work: ChunkQueue) -> Playing[P]:
        """Plays every chunk of the work once; yields each with its result, in any order."""
        ...


class SerialExecutor:
    """This very process: for small work, and where there is one core."""

    def play(self, job: Job[P], work: ChunkQueue) -> Playing[P]:
        while (chunk := work.take(1)) is not None:
            start = monotonic()
            result = job.play(*chunk)
            work.finish(chunk, monotonic() - start)
            yield chunk, result


class ProcessExecutor:
    """Processes of this machine, each with a pipe. One that is killed is replaced."""

    def __init__(self, count: int) -> None:
        self._count = count

    def play(self, job: Job[P], work: ChunkQueue) -> Playing[P]:
        workers: list[_Worker[P]] = []
        losses = 0
        try:
            while True:
                self._hand_out(workers, job, work)
                busy = {worker.pipe: worker for worker in workers if worker.chunks}
                if not busy:
                    return
                for pipe in wait(list(busy)):
                    worker = busy[pipe]  # type: ignore[index]
                    answer = worker.answer()
                    if answer is None:
                        workers.remove(worker)
                        worker.give_back(work)
                        losses += 1
                        if losses == LOSSES_MAX:
                            raise _lost(losses)
                    else:
                        chunk, result, seconds = answer
                        work.finish(chunk, seconds)
                        losses = 0
                        yield chunk, result
        finally:
            for worker in workers:
                worker.end()

    def _hand_out(self, workers: "list[_Worker[P]]", job: Job[P], work: ChunkQueue) -> None:
        for place in range(self._count * IN_FLIGHT):  # one for each, then a second for each
            index = place % self._count
            if index < len(workers) and len(workers[index].chunks) > place // self._count:
                continue
            chunk = work.take(self._count)
            if chunk is None:
                return
            if index >= len(workers):
                workers.append(_Worker(job))
                index = len(workers) - 1
            workers[index].give(chunk)


class _Worker(Generic[P]):
    def __init__(self, job: Job[P]) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.chunks: list[Chunk] = []
        self._process = context.Process(target=_serve, args=(theirs, job), daemon=True)
        with _ctrl_c_is_not_for_children():
            self._process.start()
        theirs.close()  # so that its end is noticed

    def give(self, chunk: Chunk) -> None:
        self.chunks.append(chunk)
        with contextlib.suppress(OSError):  # gone already: the next answer says so
            self.pipe.send(chunk)

    def answer(self) -> tuple[Chunk, P, float] | None:
        """The result of its first chunk and the seconds it took; None when the worker is gone."""
        try:
            result, seconds = self.pipe.recv()
        except (EOFError, OSError):
            return None
        return self.chunks.pop(0), result, seconds

    def give_back(self, work: ChunkQueue) -> None:
        for chunk in self.chunks:
            work.lose(chunk)
        self.end()

    def end(self) -> None:
        self.pipe.close()
        self._process.terminate()
        self._process.join()


def _serve(pipe: "Connection[tuple[P, float], Chunk]", job: Job[P]) -> None:
    """A worker: plays what it is sent until the pipe is closed or its owner is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who counts
    sys.stdout = sys.stderr  # standard output is the result's; a bot that prints does no harm
    with contextlib.suppress(EOFError, OSError):
        while True:
            chunk = pipe.recv()
            start = monotonic()
            result = job.play(*chunk)
            pipe.send((result, monotonic() - start))


@contextlib.contextmanager
def _ctrl_c_is_not_for_children() -> Iterator[None]:
    """A child inherits what is blocked: no traceback from one that is just starting."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _lost(times: int) -> ExecutorLost:
    return ExecutorLost(
        f"The processes that play were lost {times} times in a row: giving up. (A script of your "
        'own must begin below `if __name__ == "__main__":`.)'
    )


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
