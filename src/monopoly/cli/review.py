"""`monopoly review`: what happened in a game, and why."""

from pathlib import Path
from typing import Annotated

import typer

from monopoly.cli.options import Json, Policy, Ray, Seed


def review(
    records: Annotated[
        list[Path], typer.Argument(metavar="RECORD…", help="Records of games, or folders of them.")
    ],
    html: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write a page with charts and boards: one file, no net."),
    ] = None,
    seconds: Annotated[
        float | None, typer.Option(help="About how long for each record; 60 if nothing is given.")
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(help="So many games from every moment instead: the same on any machine."),
    ] = None,
    policy: Policy = "trader",
    seed: Seed = 0,
    json: Json = False,
    ray: Ray = None,
) -> None:
    """Review a game: who was lucky, who played badly, and what would have been better.

    docs/analysis.md tells how to read it.
    """
    from monopoly.analysis.review.command import ReviewArgs, run

    args = ReviewArgs(tuple(records), html, json, seconds, games, policy, seed, ray)
    raise typer.Exit(run(args))
