"""What an executor runs: a job that can be done in chunks, anywhere."""

from typing import Protocol, TypeVar


class ChunkResult(Protocol):
    """What came of one chunk."""

    @property
    def count(self) -> int:
        """How much of the work it is, for whoever shows the progress."""
        ...

    @property
    def error(self) -> str:
        """Why the job must end here; the result is that of what came before. Mostly empty."""
        ...


R = TypeVar("R", bound=ChunkResult)
R_co = TypeVar("R_co", bound=ChunkResult, covariant=True)


class Job(Protocol[R_co]):
    """Can be pickled; the same chunk gives the same result wherever it is run."""

    def run(self, first: int, count: int) -> R_co: ...
