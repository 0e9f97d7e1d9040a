"""`monopoly verify`: the dice of a record, checked."""

from pathlib import Path
from typing import Annotated

import typer

from monopoly.cli.options import Edition, board_option

VERIFY_HELP = """\b
Ends with status:
  0  every throw and shuffle is as the secret and the players' words give it
  1  it is not: the first line that differs is named
  2  there is nothing to verify: no record, no fair dice, or the secret is not in it yet
"""


def verify(
    file: Annotated[
        Path, typer.Argument(metavar="RECORD", help="The record of a game that is over.")
    ],
    commitment: Annotated[
        str | None,
        typer.Option(
            metavar="HEX", help="What the table showed before the first throw, to be compared."
        ),
    ] = None,
    edition: Edition = None,
) -> None:
    """Check the dice of a game: draw every throw and shuffle again from its secret.

    The secret must be the one whose hash was published before the first throw, and the play must
    keep to the rules. docs/fair-dice.md tells what that proves.
    """
    from monopoly.terminal.verify import verify as check

    board_option(edition)
    check(file, commitment=commitment)
