"""`monopoly replay`: a record told as a story."""

from pathlib import Path
from typing import Annotated

import typer

from monopoly.cli.options import Edition, board_option


def replay(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A record: JSON Lines, as `play` saves it.")
    ],
    from_turn: Annotated[
        int, typer.Option("--from", metavar="TURN", help="Begin the story with this turn.")
    ] = 0,
    quiet: Annotated[
        bool, typer.Option("--quiet", help="Only check the record and say how it ended.")
    ] = False,
    edition: Edition = None,
) -> None:
    """Tell a recorded game as a story."""
    board_option(edition)
    from monopoly.terminal.replay import replay as tell

    tell(file, from_turn=from_turn, quiet=quiet)
