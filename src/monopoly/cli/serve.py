"""`monopoly serve`: tables over the network."""

from pathlib import Path
from typing import Annotated

import typer

from monopoly.cli.errors import fail
from monopoly.cli.options import board_option


def serve(
    context: typer.Context,
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
    from monopoly.server.command import serve as serve_tables
    from monopoly.server.ops.settings import DAY, Rate, Settings, default_data
    from monopoly.server.store.interface import StoreError
    from monopoly.web import pages

    if log_level.lower() not in ("debug", "info", "warning", "error"):
        fail("The log level is debug, info, warning or error.")
    for board in edition or ():
        board_option(board)
    try:
        settings = Settings(
            data=data or default_data(),
            origins=tuple(origin or ()),
            secure_cookie=secure,
            seat_key_seconds=token_days * DAY,
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
        start = context.obj or serve_tables  # whoever runs the command may serve in another way
        status = start(settings, host, port, log_level=log_level, pages=pages())
    except (ServeError, StoreError) as error:
        fail(str(error), 1)
    raise typer.Exit(status)
