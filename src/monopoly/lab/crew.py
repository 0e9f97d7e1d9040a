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

from monopoly.lab.job import Job, P
from monopoly.lab.plan import LabError
from monopoly.lab.work import Span, Work

IN_FLIGHT: Final = 2  # spans in a worker's hands: the next is there when the first is done
LOSSES_MAX: Final = 5  # in a row, without a single block between them

Playing = Generator[tuple[Span, P], None, None]


class CrewLost(LabError):
    """Nobody is left to play; what has been counted stands."""


class Crew(Protocol):
    def play(self, job: Job[P], work: Work) -> Playing[P]:
        """Plays every span of the work once; yields each with its piece, in any order."""
        ...


class Alone:
    """This very process: for small work, and where there is one core."""

    def play(self, job: Job[P], work: Work) -> Playing[P]:
        while (span := work.take(1)) is not None:
            start = monotonic()
            piece = job.play(*span)
            work.finish(span, monotonic() - start)
            yield span, piece


class Processes:
    """Processes of this machine, each with a pipe. One that is killed is replaced."""

    def __init__(self, count: int) -> None:
        self._count = count

    def play(self, job: Job[P], work: Work) -> Playing[P]:
        workers: list[_Worker[P]] = []
        losses = 0
        try:
            while True:
                self._hand_out(workers, job, work)
                busy = {worker.pipe: worker for worker in workers if worker.spans}
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
                        span, piece, seconds = answer
                        work.finish(span, seconds)
                        losses = 0
                        yield span, piece
        finally:
            for worker in workers:
                worker.end()

    def _hand_out(self, workers: "list[_Worker[P]]", job: Job[P], work: Work) -> None:
        for place in range(self._count * IN_FLIGHT):  # one for each, then a second for each
            index = place % self._count
            if index < len(workers) and len(workers[index].spans) > place // self._count:
                continue
            span = work.take(self._count)
            if span is None:
                return
            if index >= len(workers):
                workers.append(_Worker(job))
                index = len(workers) - 1
            workers[index].give(span)


class _Worker(Generic[P]):
    def __init__(self, job: Job[P]) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.spans: list[Span] = []
        self._process = context.Process(target=_serve, args=(theirs, job), daemon=True)
        with _ctrl_c_is_not_for_children():
            self._process.start()
        theirs.close()  # so that its end is noticed

    def give(self, span: Span) -> None:
        self.spans.append(span)
        with contextlib.suppress(OSError):  # gone already: the next answer says so
            self.pipe.send(span)

    def answer(self) -> tuple[Span, P, float] | None:
        """The piece of its first span and the seconds it took; None when the worker is gone."""
        try:
            piece, seconds = self.pipe.recv()
        except (EOFError, OSError):
            return None
        return self.spans.pop(0), piece, seconds

    def give_back(self, work: Work) -> None:
        for span in self.spans:
            work.lose(span)
        self.end()

    def end(self) -> None:
        self.pipe.close()
        self._process.terminate()
        self._process.join()


def _serve(pipe: "Connection[tuple[P, float], Span]", job: Job[P]) -> None:
    """A worker: plays what it is sent until the pipe is closed or its owner is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who counts
    sys.stdout = sys.stderr  # standard output is the result's; a bot that prints does no harm
    with contextlib.suppress(EOFError, OSError):
        while True:
            span = pipe.recv()
            start = monotonic()
            piece = job.play(*span)
            pipe.send((piece, monotonic() - start))


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


def _lost(times: int) -> CrewLost:
    return CrewLost(
        f"The processes that play were lost {times} times in a row: giving up. (A script of your "
        'own must begin below `if __name__ == "__main__":`.)'
    )


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
