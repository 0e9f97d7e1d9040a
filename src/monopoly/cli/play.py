"""`monopoly play`: a table in the browser, or the game in the terminal."""

from pathlib import Path
from typing import Annotated

import typer

from monopoly.cli.options import Edition, Options, RuleSet, board_option


def play(
    rules: RuleSet = "statutes",
    option: Options = None,
    edition: Edition = None,
    players: Annotated[
        str | None,
        typer.Option(
            metavar="N|NAMES",
            help="How many sit at the table; in the terminal also the others' names.",
        ),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="BOTS",
            help="Whom you play against: names or levels, as below; in the terminal also your own "
            "as module:Class or file.py:Class.",
        ),
    ] = None,
    name: Annotated[str, typer.Option(help="What you are called.")] = "You",
    host: Annotated[
        str,
        typer.Option(
            envvar="MONOPOLY_HOST", help="Where to listen; 0.0.0.0 lets friends in your network in."
        ),
    ] = "127.0.0.1",
    port: Annotated[
        int,
        typer.Option(
            envvar="MONOPOLY_PORT", min=0, max=65535, help="If it is taken, any that is free."
        ),
    ] = 8080,
    data: Annotated[
        Path | None,
        typer.Option(
            envvar="MONOPOLY_DATA", metavar="DIR", help="Where tables are kept, as for serve."
        ),
    ] = None,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the page, or only say where it is.")
    ] = True,
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play here, without a browser; saved as you go.")
    ] = False,
    seed: Annotated[
        int | None,
        typer.Option(help="In the terminal: the same number gives the same dice and decks."),
    ] = None,
    new: Annotated[
        bool, typer.Option("--new", help="In the terminal: do not go on with the saved game.")
    ] = False,
    save: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="In the terminal: where the game is saved."),
    ] = None,
    position: Annotated[
        str | None,
        typer.Option(
            metavar="POSITION",
            help="In the terminal: play on from this position, as for show; you are the player "
            "called --name, or whoever must act.",
        ),
    ] = None,
) -> None:
    """Play at a table in the browser, against the computer or with friends.

    Without options it opens the lobby. With rules or bots it seats you at once:
    monopoly play --rules london --bots hard,easy
    """
    from monopoly.terminal.play import PlayArgs

    chosen = (*board_option(edition), *(option or ()))
    args = PlayArgs(rules, chosen, players, bots, name, seed, new, save, position)
    if terminal:
        from monopoly.terminal.play import play as start

        start(args)
        return
    from monopoly.terminal.browser import play_in_browser

    raise typer.Exit(play_in_browser(args, host, port, data, open_page=browser))
