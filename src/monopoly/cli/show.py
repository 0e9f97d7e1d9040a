"""`monopoly show`: a position, well set, with what may be done."""

from typing import Annotated

import typer


def show(
    position: Annotated[
        str,
        typer.Argument(
            metavar="POSITION",
            help="JSON, one line of text, a file with either, a record, or RECORD@STEP.",
        ),
    ],
    json: Annotated[bool, typer.Option("--json", help="Print it as JSON instead.")] = False,
    line: Annotated[bool, typer.Option("--line", help="Print it as one line instead.")] = False,
) -> None:
    """Show a position: the board, the players, and what may be done now.

    docs/positions.md tells how a position is written.
    """
    from monopoly.terminal.show import show as print_position

    print_position(position, json=json, line=line)
