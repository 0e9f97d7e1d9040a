"""`monopoly bots`: which bots there are; and the same in the help of commands that name them."""

import typer
from typer.core import TyperCommand


def bots() -> None:
    """Say which bots there are and what they are like."""
    from monopoly.terminal.characters import bot_list

    typer.echo(bot_list())


class NamesBots(TyperCommand):
    """A command whose help ends with the bots there are, looked up when it is shown."""

    def get_help(self, ctx: typer.Context) -> str:  # type: ignore[override]
        from monopoly.terminal.characters import bots_help

        self.epilog = bots_help()
        return super().get_help(ctx)
