"""Everything about a server that can be set; `monopoly serve --help` tells it to people."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

DAY: Final = 86_400.0


def default_data() -> Path:
    """Where a desktop keeps what programs remember; beside the terminal's own game."""
    folder = os.environ.get("XDG_DATA_HOME", "")
    home = Path(folder) if folder else Path.home() / ".local" / "share"
    return home / "monopoly" / "server"


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many more a second."""

    burst: float
    per_second: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    data: Path
    origins: tuple[str, ...] = ()  # pages of other addresses that may use this server
    secure_cookie: bool = False  # only over https

    seat_key_seconds: float = 30 * DAY
    rest_seconds: float = 3600.0  # a table nobody is at rests after these
    idle_seconds: float = 600.0  # one that rests or is over, and that nobody asks for, is put away
    host_seconds: float = 60.0  # at least, before another follows a host who is away
    forget_seconds: float = 7 * DAY  # a table that never began is forgotten after these

    pace_min: float = 0.25  # seconds between moves of bots, however fast a table wants them

    messages: Rate = field(default=Rate(60, 20))  # of one connection
    messages_over_max: int = 200  # so many beyond that end it
    chat: Rate = field(default=Rate(5, 0.5))  # of one seat
    offers: Rate = field(default=Rate(10, 0.2))  # of trades, of one seat
    connections: Rate = field(default=Rate(400, 200))  # new ones of one address
    requests: Rate = field(default=Rate(200, 50))  # of one address
    tables: Rate = field(default=Rate(20, 1 / 30))  # opened by one address
    replays: Rate = field(default=Rate(20, 0.5))  # of tables, made for one address
    records: Rate = field(default=Rate(6, 1 / 20))  # replayed for one address
    tables_max: int = 20_000  # that are not over
    sockets_per_address: int = 64  # that watch; and as many that have not said hello
    sockets_per_table: int = 64  # that watch
    sockets_per_seat: int = 8
    head_seconds: float = 10.0  # from the first byte of a request to the end of its headers
    body_seconds: float = 10.0  # for the body of a request
    request_seconds: float = 60.0  # from the end of the headers until the answer has been read
    linger_seconds: float = 5.0  # for what is still under way when a connection closes
    hello_seconds: float = 10.0
    send_seconds: float = 15.0  # a client that takes longer to read one message is let go
