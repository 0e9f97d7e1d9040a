"""The command `monopoly`: one application, a file for each subcommand.

Everything heavy is imported by the command that needs it, when it is run.
"""

import contextlib
import os
import sys
from collections.abc import Callable
from typing import Annotated

import typer

from monopoly.cli.bots import NamesBots, bots
from monopoly.cli.compare import compare
from monopoly.cli.errors import fail
from monopoly.cli.evaluate import evaluate
from monopoly.cli.odds import HELP as ODDS_HELP
from monopoly.cli.odds import odds
from monopoly.cli.play import play
from monopoly.cli.replay import replay
from monopoly.cli.review import review
from monopoly.cli.rules import rules
from monopoly.cli.serve import serve
from monopoly.cli.show import show
from monopoly.cli.simulate import simulate
from monopoly.cli.tournament import tournament
from monopoly.cli.verify import VERIFY_HELP, verify

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,  # plain help: it starts twice as fast
    invoke_without_command=True,
    help="Monopoly, whole: every clause of the rules, and a table to play at.",
)

# In the order of the help.
app.command(cls=NamesBots)(play)
app.command()(replay)
app.command()(show)
app.command(epilog=VERIFY_HELP)(verify)
app.command()(evaluate)
app.command()(review)
app.command(cls=NamesBots)(simulate)
app.command(cls=NamesBots)(tournament)
app.command(cls=NamesBots)(compare)
app.command(help=ODDS_HELP)(odds)
app.command()(serve)
app.command()(bots)
app.add_typer(rules, name="rules", short_help="Read the rules: clauses, options, presets.")


def _version(wanted: bool) -> None:
    if not wanted:
        return
    from monopoly import __version__
    from monopoly.rules import state

    build = "pure" if str(state.__file__).endswith(".py") else "compiled"
    typer.echo(f"monopoly {__version__} ({build} build)")
    raise typer.Exit


@app.callback()
def common(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=_version,
            is_eager=True,
            help="Say which version and build this is.",
        ),
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main(start: Callable[..., int] | None = None) -> None:
    """Wrong usage ends with one sentence on stderr and a status, never with a traceback. `start`
    takes the place of `monopoly.server.command.serve`."""
    try:
        _run(start)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:  # `monopoly replay FILE | head`
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)


def _run(start: Callable[..., int] | None) -> None:
    try:
        status = app(prog_name="monopoly", standalone_mode=False, obj=start)
    except typer.TyperException as error:
        fail(error.format_message(), error.exit_code)
    except typer.Abort:
        sys.exit(1)
    except Exception as error:
        from monopoly.terminal.errors import UsageError

        if not isinstance(error, UsageError):
            raise
        fail(str(error), error.status)
    sys.exit(status if isinstance(status, int) else 0)
