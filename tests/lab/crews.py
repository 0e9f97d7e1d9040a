"""Crews that give tests what processes give only by chance."""

from monopoly.lab.crew import Playing
from monopoly.lab.job import Job, P
from monopoly.lab.work import Span, Work


class Backwards:
    """A crew that gives everything back in the wrong order."""

    def play(self, job: Job[P], work: Work) -> Playing[P]:
        spans: list[Span] = []
        while (span := work.take(100)) is not None:
            spans.append(span)
        for span in reversed(spans):
            work.finish(span, 1.0)
            yield span, job.play(*span)
