"""Simulation: many games of the same kind, counted. Same seed, same result, on any machine."""

from collections.abc import Callable

from monopoly.lab.block import Block, Games, Row
from monopoly.lab.crew import Crew
from monopoly.lab.plan import Plan
from monopoly.lab.result import Result, make_result
from monopoly.lab.run import Progress, crew_for, run
from monopoly.lab.work import Work

Rows = Callable[[list[Row]], None]  # called with rows of games in their order


def simulate(
    plan: Plan,
    *,
    processes: int = 0,
    crew: Crew | None = None,
    progress: Progress | None = None,
    rows: Rows | None = None,
    block: int = 0,
) -> Result:
    """Plays the plan on all cores (or `processes`, or a crew of your own) and counts.

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
        Work(plan.games, block=block),
        count,
        crew=crew or crew_for(plan.games, processes),
        progress=progress,
    )
    total.mistake = total.mistake or ending.lost
    return make_result(plan, total, interrupted=ending.interrupted)
