"""A comparison: many games, each played once under every value of an option."""

from monopoly.lab.comparison.chunk import ComparisonChunk, ComparisonJob, new_chunk
from monopoly.lab.comparison.plan import Comparison
from monopoly.lab.comparison.result import ComparisonResult, make_comparison_result
from monopoly.pool.chunks import ChunkQueue
from monopoly.pool.executor import Executor
from monopoly.pool.run import Progress, executor_or_own, run


def compare(
    comparison: Comparison,
    *,
    processes: int = 0,
    executor: Executor | None = None,
    progress: Progress | None = None,
    chunk_size: int = 0,
) -> ComparisonResult:
    """Plays the comparison on all cores (or `processes`, or an executor of your own).

    Interrupted with Ctrl-C, or stopped by a bot's mistake, it gives the result so far and says so:
    that of the first games, each under every value. `chunk_size` fixes how many games are handed
    out at once; it changes nothing in the result.
    """
    total: ComparisonChunk = new_chunk(comparison)
    with executor_or_own(executor, comparison.games, processes) as chosen:
        outcome = run(
            ComparisonJob(comparison),
            ChunkQueue(comparison.games, chunk_size=chunk_size),
            total.add,
            executor=chosen,
            progress=progress,
        )
    total.error = total.error or outcome.lost
    return make_comparison_result(comparison, total, interrupted=outcome.interrupted)
