"""`monopoly odds`: how likely each Space is, and what a deed earns by it."""

from pathlib import Path
from typing import Annotated

import typer

from monopoly.cli.options import Edition, Json, Options, RuleSet, board_option

HELP = """Say exactly how often throws end on each Space, and what deeds earn.

Prints three kinds of figures, for a token that only walks, over many turns: the share of
throws that end on each Space, In Jail apart from Just Visiting; the rent a deed may expect of
one rival in one turn, at every level; and after how many such turns each house has paid for
itself. They are computed, not simulated; cards are drawn with replacement, and Get Out of
Jail Free cards are used at once.

\b
  monopoly odds                              all of it, by the statutes
  monopoly odds --jail stay                  rivals stay in Jail as long as they may
  monopoly odds --space boardwalk            one Space in full
  monopoly odds --rules london --json        for a program
  monopoly odds --edition my-town.toml       on a board of your own
  monopoly odds --plot odds.png              a picture too
"""


def odds(
    rules: RuleSet = "statutes",
    option: Options = None,
    edition: Edition = None,
    jail: Annotated[
        str,
        typer.Option(
            metavar="leave|stay",
            help="In Jail, pay at the next turn; or throw for doubles and pay after the last.",
        ),
    ] = "leave",
    space: Annotated[
        str | None,
        typer.Option(metavar="NAME", help='Only this Space: "Boardwalk", "chance", "in jail".'),
    ] = None,
    json: Json = False,
    plot: Annotated[
        Path | None,
        typer.Option(metavar="FILE.png", help="Draw where throws end and when houses are repaid."),
    ] = None,
) -> None:
    from monopoly.analysis.odds.command import OddsArgs, run

    chosen = (*board_option(edition), *(option or ()))
    raise typer.Exit(run(OddsArgs(rules, chosen, jail, space, json, plot)))
