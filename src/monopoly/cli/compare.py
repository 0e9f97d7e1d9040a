"""`monopoly compare`: the same games under each value of an option."""

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


def compare(
    vary: Annotated[
        str,
        typer.Option(
            metavar="NAME=VALUE,VALUE",
            help="The option and its values, like free_parking=nothing,fines,all; the others are "
            "compared with the first. `monopoly rules options` lists the options.",
        ),
    ],
    games: Annotated[int, typer.Option(help="How many games under each value.")] = 1000,
    players: Annotated[
        str,
        typer.Option(
            metavar="BOTS",
            help="2 to 8 bots, as below, or your own as module:Class or file.py:Class. The first "
            "is taken for the better one: how often it wins tells how much skill is left.",
        ),
    ] = "trader,cautious,trader,cautious",
    rules: RuleSet = "statutes",
    option: Options = None,
    edition: Edition = None,
    seed: Seed = 0,
    turns_max: TurnsMax = 1000,
    processes: Processes = None,
    json: Json = False,
    plot: Annotated[
        Path | None,
        typer.Option(metavar="FILE.png", help="Draw every figure by value, with its interval."),
    ] = None,
    ray: Ray = None,
) -> None:
    """Find out what a house rule does: the same games under each of its values.

    Every game is played once under each value, with the same dice, decks and seats. It counts how
    many games end and after how many rounds, lead changes, bankruptcies, and who wins: whoever
    plays first, and the better bot. Differences are those of the same games, with 95 % intervals.
    """
    from monopoly.lab.comparison.command import CompareArgs, run

    chosen = (*board_option(edition), *(option or ()))
    args = CompareArgs(
        vary, games, players, rules, chosen, seed, turns_max, processes, json, plot, ray
    )
    raise typer.Exit(run(args))
