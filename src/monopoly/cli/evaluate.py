"""`monopoly evaluate`: who is winning."""

from typing import Annotated

import typer

from monopoly.cli.options import Json, Policy, Seed


def evaluate(
    position: Annotated[
        str,
        typer.Argument(
            metavar="POSITION|RECORD[@STEP]",
            help="JSON, one line of text, a file with either, a record, or RECORD@STEP.",
        ),
    ],
    seconds: Annotated[
        float | None, typer.Option(help="How long to play games out; 1 second if nothing is given.")
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(help="Play out so many games instead: the same answer on any machine."),
    ] = None,
    precision: Annotated[
        float | None,
        typer.Option(help="Or until every chance is known so well: 0.01 is a point up or down."),
    ] = None,
    policy: Policy = "trader",
    seed: Seed = 0,
    json: Json = False,
) -> None:
    """Say who is winning: every player's chance, from games played out to the end.

    docs/analysis.md tells what the chances mean.
    """
    from monopoly.analysis.command import EvaluateArgs, run
    from monopoly.terminal.source import read_moment

    moment = read_moment(position, damaged=2)
    raise typer.Exit(run(EvaluateArgs(moment, seconds, games, precision, policy, seed, json)))
