"""One process that runs chunks of jobs, and the pipe to it."""

import contextlib
import multiprocessing
import pickle
import signal
import sys
import traceback
from collections.abc import Iterator
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any, Generic

from monopoly.pool.chunks import Chunk
from monopoly.pool.errors import JobFailed
from monopoly.pool.job import Job, R

Request = tuple[bytes | None, Chunk]  # a job, if it is another than before, and a chunk of it
Answer = tuple[R | None, float, str]  # a result and the seconds it took, or a traceback


class Worker(Generic[R]):
    """A process as its owner sees it. It ends when it is told to, or when its owner is gone."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.chunks: list[Chunk] = []  # sent and not answered yet
        self._job = b""  # the job it has
        self._process = context.Process(target=_serve, args=(theirs,), daemon=True)
        with _sigint_blocked():
            self._process.start()
        theirs.close()  # so that its end is noticed

    def send(self, job: bytes, chunk: Chunk) -> None:
        """Sends a chunk of a pickled job, and the job itself if the worker has another."""
        request: Request = (None if self._job is job else job, chunk)
        self._job = job
        self.chunks.append(chunk)
        with contextlib.suppress(OSError):  # gone already: `receive` says so
            self.pipe.send(request)

    def receive(self) -> tuple[Chunk, R, float] | None:
        """Waits for its first chunk: the result and the seconds; None when the worker is gone."""
        try:
            answer: Answer[R] = self.pipe.recv()
        except (EOFError, OSError):
            return None
        result, seconds, error = answer
        if result is None:
            raise JobFailed(error)
        return self.chunks.pop(0), result, seconds

    def end(self) -> None:
        self.pipe.close()
        self._process.terminate()
        self._process.join()


def _serve(pipe: "Connection[Answer[Any], Request]") -> None:
    """What the process does: answers until the pipe is closed or its owner is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the owner
    sys.stdout = sys.stderr  # standard output is the owner's: a job that prints does no harm
    job: Job[Any] | None = None
    with contextlib.suppress(EOFError, OSError):
        while True:
            pickled, (first, count) = pipe.recv()
            start = monotonic()
            try:
                if pickled is not None:
                    job = None  # should the new one not load, the old one must not run
                    job = pickle.loads(pickled)  # noqa: S301 - from our owner
                if job is None:
                    raise RuntimeError("There is no job.")
                answer: Answer[Any] = (job.run(first, count), monotonic() - start, "")
            except Exception:  # noqa: BLE001 - the owner is told
                answer = (None, 0.0, traceback.format_exc())
            pipe.send(answer)


@contextlib.contextmanager
def _sigint_blocked() -> Iterator[None]:
    """A child inherits what is blocked: no traceback from one that is just starting."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
