"""The command `monopoly`. Everything heavy is imported by the command that needs it."""

import contextlib
import os
import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,  # plain help: it starts twice as fast
    invoke_without_command=True,
    help="Monopoly, whole: every clause of the rules, and a table to play at.",
)

FORWARDED = {"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []}

# What `monopoly bots` lists, at hand without importing a single bot; a test compares the two.
# The first line tells the help to leave the lines as they are.
BOTS_HELP = """\b
Bots, their levels and their characters:
  random            does any legal thing, without a thought
  greedy    easy    buys and builds whatever it can pay for, never trades
  cautious  medium  keeps a reserve against the rents ahead
  trader    hard    values, bids, trades and builds by the rents to come
"""

VERIFY_HELP = """\b
Ends with status:
  0  every throw and shuffle is as the secret and the players' words give it
  1  it is not: the first line that differs is named
  2  there is nothing to verify: no record, no fair dice, or the secret is not in it yet
"""

# Options of several commands.
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
        help="The board: atlantic-city, london, mcc, or the file of your own, like my-town.toml.",
    ),
]
Seed = Annotated[int, typer.Option(help="The same number gives the same games.")]
TurnsMax = Annotated[int, typer.Option(help="A game is left unfinished after these.")]
Processes = Annotated[
    int | None, typer.Option(metavar="N", help="How many at once; all cores if not given.")
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]


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


@app.command(epilog=BOTS_HELP)
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
    from monopoly.terminal.play import Wishes

    chosen = (*_board(edition), *(option or ()))
    wishes = Wishes(rules, chosen, players, bots, name, seed, new, save, position)
    if terminal:
        from monopoly.terminal.play import play as start

        start(wishes)
        return
    from monopoly.terminal.browser import play_in_browser

    raise typer.Exit(play_in_browser(wishes, host, port, data, open_page=browser))


@app.command()
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
    _board(edition)
    from monopoly.terminal.replay import replay as tell

    tell(file, from_turn=from_turn, quiet=quiet)


@app.command()
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


@app.command(epilog=VERIFY_HELP)
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

    _board(edition)
    check(file, commitment=commitment)


@app.command(epilog=BOTS_HELP)
def simulate(
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    players: Annotated[
        str,
        typer.Option(
            metavar="BOTS",
            help="2 to 8 bots: names or levels, as below, or your own as module:Class or "
            "file.py:Class.",
        ),
    ] = "greedy,greedy,greedy,random",
    rules: RuleSet = "statutes",
    option: Options = None,
    edition: Edition = None,
    seed: Seed = 0,
    turns_max: TurnsMax = 1000,
    processes: Processes = None,
    json: Json = False,
    csv: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write a row per game to DIR/games.csv.")
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE.png", help="Draw landings and lengths.")
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: local, auto or HOST:PORT."),
    ] = None,
) -> None:
    """Let bots play thousands of games, and count."""
    from monopoly.lab.simulation.command import SimulateArgs, run

    chosen = (*_board(edition), *(option or ()))
    args = SimulateArgs(
        games, players, rules, chosen, seed, turns_max, processes, json, csv, plot, ray
    )
    raise typer.Exit(run(args))


@app.command(epilog=BOTS_HELP)
def tournament(
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="BOTS",
            help="At least 2 bots, as for simulate; all built-in ones if not given.",
        ),
    ] = None,
    games: Annotated[
        int, typer.Option(help="How many games; rounded up so that every line-up has the same.")
    ] = 10_000,
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
    """Rank bots: every line-up of them, in every seat, with the same dice."""
    from monopoly.lab.tournament.command import TournamentArgs, run

    chosen = (*_board(edition), *(option or ()))
    raise typer.Exit(
        run(TournamentArgs(bots, games, players, rules, chosen, seed, turns_max, processes, json))
    )


@app.command()
def serve(
    host: Annotated[
        str,
        typer.Option(envvar="MONOPOLY_HOST", help="Where to listen; 0.0.0.0 for everybody."),
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(envvar="MONOPOLY_PORT", min=0, max=65535, help="0: any that is free.")
    ] = 8080,
    data: Annotated[
        Path | None,
        typer.Option(
            envvar="MONOPOLY_DATA",
            metavar="DIR",
            help="Where tables are kept; made on the first start. If not given, a folder of "
            "your own: $XDG_DATA_HOME/monopoly/server or ~/.local/share/monopoly/server.",
        ),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            envvar="MONOPOLY_ORIGINS",
            metavar="URL",
            help="A page of another address that may use this server: https://example.org",
        ),
    ] = None,
    secure: Annotated[
        bool,
        typer.Option(
            "--secure", envvar="MONOPOLY_SECURE", help="Cookies only over https (behind a proxy)."
        ),
    ] = False,
    token_days: Annotated[
        float,
        typer.Option(envvar="MONOPOLY_TOKEN_DAYS", min=0, help="How long a seat can be reclaimed."),
    ] = 30.0,
    rest_minutes: Annotated[
        float,
        typer.Option(
            envvar="MONOPOLY_REST_MINUTES", min=0, help="A table nobody is at rests after these."
        ),
    ] = 60.0,
    messages_per_second: Annotated[
        float,
        typer.Option(
            envvar="MONOPOLY_MESSAGES_PER_SECOND",
            min=0.1,
            help="Of one connection; three times that at once.",
        ),
    ] = 20.0,
    requests_per_second: Annotated[
        float,
        typer.Option(
            envvar="MONOPOLY_REQUESTS_PER_SECOND",
            min=0.1,
            help="Of one address; four times that at once.",
        ),
    ] = 50.0,
    tables_per_address: Annotated[
        int,
        typer.Option(
            envvar="MONOPOLY_TABLES_PER_ADDRESS",
            min=1,
            help="Opened at once by one address; one more every 30 seconds.",
        ),
    ] = 20,
    records_per_address: Annotated[
        int,
        typer.Option(
            envvar="MONOPOLY_RECORDS_PER_ADDRESS",
            min=1,
            help="Replayed at once for one address; one more every 20 seconds.",
        ),
    ] = 6,
    sockets_per_address: Annotated[
        int,
        typer.Option(
            envvar="MONOPOLY_SOCKETS_PER_ADDRESS",
            min=1,
            help="Watching at once from one address; people with a seat always get in.",
        ),
    ] = 64,
    pace_min: Annotated[
        float,
        typer.Option(
            envvar="MONOPOLY_PACE_MIN",
            min=0,
            help="Seconds between moves of bots, however fast a table wants them.",
        ),
    ] = 0.25,
    send_seconds: Annotated[
        float,
        typer.Option(
            envvar="MONOPOLY_SEND_SECONDS", min=0.1, help="A client that reads slower is let go."
        ),
    ] = 15.0,
    tables_max: Annotated[
        int, typer.Option(envvar="MONOPOLY_TABLES_MAX", min=1, help="Tables in memory.")
    ] = 20_000,
    edition: Annotated[
        list[str] | None,
        typer.Option(
            envvar="MONOPOLY_EDITIONS",
            metavar="FILE",
            help="A board of your own that tables may be opened with, like my-town.toml.",
        ),
    ] = None,
    log_level: Annotated[
        str, typer.Option(envvar="MONOPOLY_LOG_LEVEL", help="debug, info, warning or error.")
    ] = "info",
) -> None:
    """Serve tables over the network: HTTP and WebSocket, one process, one data folder.

    Everything that is acknowledged is on the disk first: stop it as you like, start it again, and
    every table goes on. SIGTERM or Ctrl-C tells the players and ends cleanly. /healthz says whether
    all is well, /metrics has figures for Prometheus, /api/openapi.json describes the HTTP part.
    """
    from monopoly.server.command import ServeError
    from monopoly.server.command import serve as start
    from monopoly.server.settings import DAY, Rate, Settings, default_data
    from monopoly.server.store import StoreError
    from monopoly.web import pages

    if log_level.lower() not in ("debug", "info", "warning", "error"):
        _fail("The log level is debug, info, warning or error.")
    for board in edition or ():
        _board(board)
    try:
        settings = Settings(
            data=data or default_data(),
            origins=tuple(origin or ()),
            secure_cookie=secure,
            token_seconds=token_days * DAY,
            rest_seconds=rest_minutes * 60,
            messages=Rate(messages_per_second * 3, messages_per_second),
            connections=Rate(requests_per_second * 8, requests_per_second * 4),
            requests=Rate(requests_per_second * 4, requests_per_second),
            tables=Rate(tables_per_address, 1 / 30),
            records=Rate(records_per_address, 1 / 20),
            sockets_per_address=sockets_per_address,
            send_seconds=send_seconds,
            pace_min=pace_min,
            tables_max=tables_max,
        )
        status = start(settings, host, port, log_level=log_level, pages=pages())
    except (ServeError, StoreError) as error:
        _fail(str(error), 1)
    raise typer.Exit(status)


@app.command()
def bots() -> None:
    """Say which bots there are and what they are like."""
    from monopoly.terminal.characters import bot_list

    typer.echo(bot_list())


@app.command(context_settings=FORWARDED)
def rules(context: typer.Context) -> None:
    """Read the rules: clauses, options, presets."""
    try:
        from monopoly.statutes import commands
    except ImportError:
        _fail("The statute book is not part of this installation.")
    raise typer.Exit(commands.main(context.args))


def main() -> None:
    """Mistakes end with one sentence on stderr and a status, never with a traceback."""
    try:
        _run()
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:  # `monopoly replay FILE | head`
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)


def _run() -> None:
    try:
        status = app(prog_name="monopoly", standalone_mode=False)
    except typer.TyperException as error:
        _fail(error.format_message(), error.exit_code)
    except typer.Abort:
        sys.exit(1)
    except Exception as error:
        from monopoly.terminal.errors import Mistake

        if not isinstance(error, Mistake):
            raise
        _fail(str(error), error.status)
    sys.exit(status if isinstance(status, int) else 0)


def _board(edition: str | None) -> list[str]:
    """The option that chooses the board; its file is read, and known from then on."""
    from monopoly.editions import EditionError, edition_names, open_edition

    if edition is None:
        return []
    try:
        return [f"edition={edition if edition in edition_names() else open_edition(edition)}"]
    except EditionError as error:
        _fail(str(error))


def _fail(sentence: str, status: int = 2) -> NoReturn:
    print(f"monopoly: {sentence}", file=sys.stderr)
    sys.exit(status)


if __name__ == "__main__":
    main()
