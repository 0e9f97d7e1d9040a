"""Executors that do the work in this process, and something else besides."""

from itertools import islice

from monopoly.pool.chunks import ChunkQueue
from monopoly.pool.executor import Results, SerialExecutor
from monopoly.pool.job import Job, R


class Pressed:
    """Ctrl-C after so many chunks."""

    def __init__(self, after: int) -> None:
        self.after = after

    def run(self, job: Job[R], queue: ChunkQueue) -> Results[R]:
        yield from islice(SerialExecutor().run(job, queue), self.after)
        raise KeyboardInterrupt


class Listening:
    """Remembers the jobs."""

    def __init__(self) -> None:
        self.jobs: list[object] = []

    def run(self, job: Job[R], queue: ChunkQueue) -> Results[R]:
        self.jobs.append(job)
        yield from SerialExecutor().run(job, queue)
