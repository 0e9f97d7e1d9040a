"""`monopoly tournament`: bots ranked."""

from typing import Annotated

import typer

from monopoly.cli.options import (
    Edition,
    Json,
    Options,
    Processes,
    RuleSet,
    Seed,
    TurnsMax,
    board_option,
)


def tournament(
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="BOTS",
            help="At least 2 bots, as for simulate; all quick built-in ones if not given.",
        ),
    ] = None,
    field: Annotated[
        bool,
        typer.Option(
            "--field", help="Play the bots (trader if not given) against the sparring field."
        ),
    ] = False,
    games: Annotated[
        int | None,
        typer.Option(
            help="How many games, 10,000 if not given, rounded up so that every line-up has the "
            "same; against the field so many with each agent, 1,000 if not given."
        ),
    ] = None,
    players: Annotated[
        int | None,
        typer.Option(
            metavar="N", help="How many sit at the table; 4 if not given, or fewer for fewer bots."
        ),
    ] = None,
    rules: RuleSet = "statutes",
    option: Options = None,
    edition: Edition = None,
    seed: Seed = 0,
    turns_max: TurnsMax = 1000,
    processes: Processes = None,
    json: Json = False,
) -> None:
    """Rank bots: every line-up of them, in every seat, with the same dice.

    With --field, measure bots by the agents of the sparring field.
    """
    from monopoly.lab.tournament.command import TournamentArgs, run

    chosen = (*board_option(edition), *(option or ()))
    args = TournamentArgs(
        bots, field, games, players, rules, chosen, seed, turns_max, processes, json
    )
    raise typer.Exit(run(args))
