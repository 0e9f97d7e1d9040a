"""Executors that give tests what processes give only by chance."""

from monopoly.pool.chunks import Chunk, ChunkQueue
from monopoly.pool.errors import ExecutorLost
from monopoly.pool.executor import Results, SerialExecutor
from monopoly.pool.job import Job, R


class Backwards:
    """Gives everything back in the wrong order."""

    def run(self, job: Job[R], queue: ChunkQueue) -> Results[R]:
        chunks: list[Chunk] = []
        while (chunk := queue.take(100)) is not None:
            chunks.append(chunk)
        for chunk in reversed(chunks):
            queue.finish(chunk, 1.0)
            yield chunk, job.run(*chunk)


class LostAfter:
    """Loses all its workers after some chunks."""

    def __init__(self, chunks: int) -> None:
        self._chunks = chunks

    def run(self, job: Job[R], queue: ChunkQueue) -> Results[R]:
        results = SerialExecutor().run(job, queue)
        for _ in range(self._chunks):
            yield next(results)
        raise ExecutorLost("Everybody went home.")


class CtrlC:
    """Pressed after some chunks, of which the first comes back last."""

    def run(self, job: Job[R], queue: ChunkQueue) -> Results[R]:
        first, second, third = (queue.take(9) for _ in range(3))
        assert first is not None
        assert second is not None
        assert third is not None
        for chunk in (third, first):
            yield chunk, job.run(*chunk)
        raise KeyboardInterrupt
