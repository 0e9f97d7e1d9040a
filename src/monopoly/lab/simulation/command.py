"""`monopoly simulate`: checks every argument first, plays, and says what came of it."""

import contextlib
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from monopoly.lab.console import (
    cluster,
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
from monopoly.lab.simulation.plan import Plan
from monopoly.lab.simulation.report import print_report
from monopoly.lab.simulation.result import Result
from monopoly.lab.simulation.simulate import simulate


@dataclass(frozen=True, slots=True)
class SimulateArgs:
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


def run(args: SimulateArgs) -> int:
    """The status the command ends with."""
    return guarded(lambda stack: _run(args, stack))


def _run(args: SimulateArgs, stack: contextlib.ExitStack) -> int:
    plan = make_plan(args)
    if args.plot is not None:
        from monopoly.lab.simulation.plot import check_plot

        check_plot(args.plot)
    executor = cluster(args.ray, args.processes, stack)
    table = None
    if args.csv is not None:
        table = TableFile(args.csv)
        stack.callback(table.close)
    start = monotonic()
    with playing(plan.games) as advance:
        result = simulate(
            plan,
            processes=args.processes or 0,
            executor=executor,
            progress=advance,
            rows=None if table is None else table.write,
        )
    if table is not None:
        table.close()
    _show(args, result, monotonic() - start)
    problems = why_early(result, plan.games)
    if table is not None and table.problem:
        problems.append(table.problem)
    if args.plot is not None:
        from monopoly.lab.simulation.plot import draw

        problems += draw(plan, result, args.plot)
    return end(problems, interrupted=result.interrupted)


def make_plan(args: SimulateArgs) -> Plan:
    return Plan(
        games=args.games,
        players=names_in(args.players),
        rules=args.rules,
        options=options_in(args.options),
        seed=args.seed,
        turns_max=args.turns_max,
    )


def _show(args: SimulateArgs, result: Result, seconds: float) -> None:
    if args.json:
        print_json(result.to_dict())
    else:
        print_report(result_console(), result, seconds)
