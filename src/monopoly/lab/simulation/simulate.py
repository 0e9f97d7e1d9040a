"""Simulation: many games of the same kind, counted. Same seed, same result, on any machine."""

from collections.abc import Callable

from monopoly.lab.simulation.chunk import Block, Games, Row
from monopoly.lab.simulation.plan import Plan
from monopoly.lab.simulation.result import Result, make_result
from monopoly.pool.chunks import ChunkQueue
from monopoly.pool.executor import Executor
from monopoly.pool.run import Progress, executor_for, run

Rows = Callable[[list[Row]], None]  # called with rows of games in their order


def simulate(
    plan: Plan,
    *,
    processes: int = 0,
    executor: Executor | None = None,
    progress: Progress | None = None,
    rows: Rows | None = None,
    block: int = 0,
) -> Result:
    """Plays the plan on all cores (or `processes`, or an executor of your own) and counts.

    Interrupted with Ctrl-C, or stopped by a bot's mistake, it gives the result so far and says so:
    that of the first games, as many as it names. `block` fixes how many games are handed out at
    once; it changes nothing in the result.
    """
    total = Block(len(plan.players))

    def count(done: Block) -> None:
        total.add(done)
        if rows is not None:
            rows(done.rows)

    ending = run(
        Games(plan, rows=rows is not None),
        ChunkQueue(plan.games, block=block),
        count,
        executor=executor or executor_for(plan.games, processes),
        progress=progress,
    )
    total.mistake = total.mistake or ending.lost
    return make_result(plan, total, interrupted=ending.interrupted)
