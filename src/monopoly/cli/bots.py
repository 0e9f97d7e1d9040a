"""`monopoly bots`: which bots there are."""

import typer


def bots() -> None:
    """Say which bots there are and what they are like."""
    from monopoly.terminal.characters import bot_list

    typer.echo(bot_list())
