"""`monopoly simulate`: many games of bots, counted."""

from pathlib import Path
from typing import Annotated

import typer

from monopoly.cli.options import (
    Edition,
    Json,
    Options,
    Processes,
    Ray,
    RuleSet,
    Seed,
    TurnsMax,
    board_option,
)


def simulate(
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    players: Annotated[
        str,
        typer.Option(
            metavar="BOTS",
            help="2 to 8 bots: names or levels, as below, or your own as module:Class or "
            "file.py:Class.",
        ),
    ] = "greedy,greedy,greedy,random",
    rules: RuleSet = "statutes",
    option: Options = None,
    edition: Edition = None,
    seed: Seed = 0,
    turns_max: TurnsMax = 1000,
    processes: Processes = None,
    json: Json = False,
    csv: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write a row per game to DIR/games.csv.")
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE.png", help="Draw landings and lengths.")
    ] = None,
    ray: Ray = None,
) -> None:
    """Let bots play thousands of games, and count."""
    from monopoly.lab.simulation.command import SimulateArgs, run

    chosen = (*board_option(edition), *(option or ()))
    args = SimulateArgs(
        games, players, rules, chosen, seed, turns_max, processes, json, csv, plot, ray
    )
    raise typer.Exit(run(args))
