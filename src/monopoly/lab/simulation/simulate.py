"""Simulation: many games of the same kind, counted. Same seed, same result, on any machine."""

from collections.abc import Callable

from monopoly.lab.simulation.accumulators import new_accumulators
from monopoly.lab.simulation.chunk import SimulationChunk, SimulationJob
from monopoly.lab.simulation.csv_file import Row
from monopoly.lab.simulation.plan import Plan
from monopoly.lab.simulation.result import Result, make_result
from monopoly.pool.chunks import ChunkQueue
from monopoly.pool.executor import Executor
from monopoly.pool.run import Progress, executor_or_own, run

Rows = Callable[[list[Row]], None]  # called with rows of games in their order


def simulate(
    plan: Plan,
    *,
    processes: int = 0,
    executor: Executor | None = None,
    progress: Progress | None = None,
    rows: Rows | None = None,
    chunk_size: int = 0,
) -> Result:
    """Plays the plan on all cores (or `processes`, or an executor of your own) and counts.

    Interrupted with Ctrl-C, or stopped by a bot's mistake, it gives the result so far and says so:
    that of the first games, as many as it names. `chunk_size` fixes how many games are handed out
    at once; it changes nothing in the result.
    """
    accumulators = new_accumulators(plan)
    games, mistake = 0, ""

    def add(chunk: SimulationChunk) -> None:
        nonlocal games, mistake
        for accumulator, counts in zip(accumulators, chunk.counts, strict=True):
            accumulator.merge(counts)
        games += chunk.games
        mistake = chunk.error
        if rows is not None:
            rows(chunk.rows)

    with executor_or_own(executor, plan.games, processes) as chosen:
        outcome = run(
            SimulationJob(plan, rows=rows is not None),
            ChunkQueue(plan.games, chunk_size=chunk_size),
            add,
            executor=chosen,
            progress=progress,
        )
    return make_result(
        plan,
        games,
        accumulators,
        interrupted=outcome.interrupted,
        mistake=mistake or outcome.lost,
    )
