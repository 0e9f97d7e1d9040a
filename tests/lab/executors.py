"""Crews that give tests what processes give only by chance."""

from monopoly.pool.chunks import Chunk, ChunkQueue
from monopoly.pool.executor import Playing
from monopoly.pool.job import Job, P


class Backwards:
    """An executor that gives everything back in the wrong order."""

    def play(self, job: Job[P], work: ChunkQueue) -> Playing[P]:
        spans: list[Chunk] = []
        while (span := work.take(100)) is not None:
            spans.append(span)
        for span in reversed(spans):
            work.finish(span, 1.0)
            yield span, job.play(*span)
