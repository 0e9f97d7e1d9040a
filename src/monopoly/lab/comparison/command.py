"""`monopoly compare`: checks every argument first, plays, and says what differs."""

import contextlib
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from monopoly.lab.comparison.plan import Comparison, vary_in
from monopoly.lab.comparison.report import print_comparison
from monopoly.lab.comparison.run import compare
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


@dataclass(frozen=True, slots=True)
class CompareArgs:
    """The command line as it was given."""

    vary: str
    games: int
    players: str
    rules: str
    options: tuple[str, ...]
    seed: int
    turns_max: int
    processes: int | None
    json: bool
    plot: Path | None
    ray: str | None


def run(args: CompareArgs) -> int:
    """The status the command ends with."""
    return guarded(lambda stack: _run(args, stack))


def _run(args: CompareArgs, stack: contextlib.ExitStack) -> int:
    comparison = make_comparison(args)
    if args.plot is not None:
        from monopoly.lab.simulation.plot import check_plot

        check_plot(args.plot)
    executor = cluster(args.ray, args.processes, stack)
    start = monotonic()
    with playing(comparison.games * len(comparison.values)) as advance:
        result = compare(
            comparison, processes=args.processes or 0, executor=executor, progress=advance
        )
    if args.json:
        print_json(result.to_dict())
    else:
        print_comparison(result_console(), result, monotonic() - start)
    problems = why_early(result, comparison.games)
    if args.plot is not None:
        from monopoly.lab.comparison.plot import draw_comparison

        problems += draw_comparison(result, args.plot)
    return end(problems, interrupted=result.interrupted)


def make_comparison(args: CompareArgs) -> Comparison:
    vary, values = vary_in(args.vary)
    return Comparison(
        games=args.games,
        vary=vary,
        values=values,
        players=names_in(args.players),
        rules=args.rules,
        options=options_in(args.options),
        seed=args.seed,
        turns_max=args.turns_max,
    )
