"""`monopoly simulate`: checks every wish first, plays, and says what came of it."""

import contextlib
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from monopoly.lab.console import (
    check_processes,
    end,
    guarded,
    names_in,
    options_in,
    playing,
    print_json,
    result_console,
    why_early,
)
from monopoly.lab.simulation.csv_file import TableFile
from monopoly.lab.simulation.plan import LabError, Plan
from monopoly.lab.simulation.report import print_report
from monopoly.lab.simulation.result import Result
from monopoly.lab.simulation.simulate import simulate
from monopoly.pool.executor import Executor


@dataclass(frozen=True, slots=True)
class Wishes:
    """The command line as it was given."""

    games: int
    players: str
    rules: str
    options: tuple[str, ...]
    seed: int
    turns_max: int
    processes: int | None
    json: bool
    csv: Path | None
    plot: Path | None
    ray: str | None


def run(wishes: Wishes) -> int:
    """The status the command ends with."""
    return guarded(lambda stack: _run(wishes, stack))


def _run(wishes: Wishes, stack: contextlib.ExitStack) -> int:
    plan = make_plan(wishes)
    if wishes.plot is not None:
        from monopoly.lab.simulation.plot import check_plot

        check_plot(wishes.plot)
    executor = _crew(wishes, stack)
    table = None
    if wishes.csv is not None:
        table = TableFile(wishes.csv)
        stack.callback(table.close)
    start = monotonic()
    with playing(plan.games) as advance:
        result = simulate(
            plan,
            processes=wishes.processes or 0,
            executor=executor,
            progress=advance,
            rows=None if table is None else table.write,
        )
    if table is not None:
        table.close()
    _show(wishes, plan, result, monotonic() - start)
    problems = why_early(result, plan.games)
    if table is not None and table.problem:
        problems.append(table.problem)
    if wishes.plot is not None:
        from monopoly.lab.simulation.plot import draw

        problems += draw(plan, result, wishes.plot)
    return end(problems, interrupted=result.interrupted)


def make_plan(wishes: Wishes) -> Plan:
    return Plan(
        games=wishes.games,
        players=names_in(wishes.players),
        rules=wishes.rules,
        options=options_in(wishes.options),
        seed=wishes.seed,
        turns_max=wishes.turns_max,
    )


def _crew(wishes: Wishes, stack: contextlib.ExitStack) -> Executor | None:
    check_processes(wishes.processes)
    if wishes.ray is None:
        return None
    if wishes.processes is not None:
        raise LabError("--processes is for this machine alone: with --ray the cluster decides.")
    from monopoly.pool.ray_executor import RayExecutor

    cluster = RayExecutor(wishes.ray)
    stack.callback(cluster.close)
    return cluster


def _show(wishes: Wishes, plan: Plan, result: Result, seconds: float) -> None:
    if wishes.json:
        print_json(result.to_dict())
    else:
        print_report(result_console(), plan, result, seconds)
