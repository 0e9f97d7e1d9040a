"""Options that several commands have."""

from typing import Annotated

import typer

from monopoly.cli.errors import fail

RuleSet = Annotated[
    str,
    typer.Option(
        help="The rule set: statutes, wikibook, mcc, london, parker; "
        "and any of them with -short, -timed, -speed, -tabletop."
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NAME=VALUE",
        help="Another rule, like rent_claim=on-demand; `monopoly rules options` lists them.",
    ),
]
Edition = Annotated[
    str | None,
    typer.Option(
        metavar="FILE|NAME",
        help="The board: a name that `monopoly rules options` lists, or the file of your own, like "
        "my-town.toml.",
    ),
]
Seed = Annotated[int, typer.Option(help="The same number gives the same games.")]
TurnsMax = Annotated[int, typer.Option(help="A game is left unfinished after these.")]
Processes = Annotated[
    int | None, typer.Option(metavar="N", help="How many at once; all cores if not given.")
]
Ray = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Work on a Ray cluster: local, auto or HOST:PORT."),
]
Policy = Annotated[
    str,
    typer.Option(
        metavar="BOT",
        help="Who plays on for everybody: a bot, or one for each player, separated by commas.",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]


def board_option(edition: str | None) -> list[str]:
    """The option that chooses the board; its file is read, and known from then on."""
    from monopoly.editions import EditionError, edition_names, open_edition

    if edition is None:
        return []
    try:
        return [f"edition={edition if edition in edition_names() else open_edition(edition)}"]
    except EditionError as error:
        fail(str(error))
