"""`monopoly serve`: a server from its settings to its clean end."""

import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from types import FrameType
from typing import Final

import uvicorn
from starlette.applications import Starlette
from starlette.routing import BaseRoute

from monopoly.protocol.messages import MESSAGE_MAX
from monopoly.server.app import make_app
from monopoly.server.http.guard import allow_files, guarded_http
from monopoly.server.ops.executor import Threads
from monopoly.server.ops.log_limit import limit_log
from monopoly.server.ops.metrics import Metrics
from monopoly.server.ops.settings import Settings
from monopoly.server.services import Services
from monopoly.server.store.sqlite import SqliteStore
from monopoly.server.tables.world import World
from monopoly.server.websocket.guard import guarded_socket

SHUTDOWN_SECONDS: Final = 10
BACKLOG: Final = 2048
GARBAGE: Final = 50_000  # objects that may be new before the young ones are looked through
WORDS: Final = "%(asctime)s %(levelname)s %(message)s"

_log: Final = logging.getLogger("monopoly.server")


class ServeError(Exception):
    """A server that cannot be started; one sentence says why."""


class Server(uvicorn.Server):
    """uvicorn's, but everybody is told before the sockets are closed."""

    def __init__(
        self, config: uvicorn.Config, app: Starlette, on_ready: Callable[[str], None]
    ) -> None:
        super().__init__(config)
        self._services: Final[Services] = app.state.services
        self._on_ready: Final = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        shown = f"[{host}]" if ":" in host else host
        self._on_ready(f"http://{shown}:{port}")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for listening in self.servers:
            listening.close()
        await self._services.close()
        await super().shutdown(sockets)


def announce(address: str) -> None:
    print(f"Serving at {address}", flush=True)


def serve(
    settings: Settings,
    host: str,
    port: int,
    *,
    log_level: str = "info",
    pages: Sequence[BaseRoute] = (),
    on_ready: Callable[[str], None] = announce,
    world: World | None = None,
) -> int:
    """Serves until SIGTERM or SIGINT; the status of the process. `StoreError` when the data
    cannot be used. `on_ready` is told the address once somebody would be answered there."""
    world = world or World()
    logging.basicConfig(format=WORDS, level=log_level.upper(), stream=sys.stderr)
    if log_level.lower() != "debug":
        logging.getLogger("uvicorn").setLevel(logging.WARNING)  # it tells of every connection
        limit_log(world.times)
    allow_files()
    metrics = Metrics()
    listening = _listen(host, port)
    store = SqliteStore(settings.data, metrics, Threads("store", 1))
    app = make_app(store, settings, metrics, pages, world=world)
    app.state.services.listens_at = host
    config = uvicorn.Config(
        app,
        ws=guarded_socket(settings, metrics, world.times),
        ws_max_size=MESSAGE_MAX,
        ws_per_message_deflate=False,
        http=guarded_http(settings, metrics, world.times),
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )
    server = Server(config, app, on_ready)

    def give_up(why: str) -> None:
        _log.critical("%s The server stops: nothing more could be kept.", why)
        server.should_exit = True

    store.on_broken = give_up
    for number in (signal.SIGTERM, signal.SIGINT):
        # uvicorn raises the signal again once it has ended: it has been obeyed
        signal.signal(number, _obeyed)
    # Thousands of tables live long: looking through them all again and again for garbage would
    # stop everybody for a moment each time.
    gc.freeze()
    gc.set_threshold(GARBAGE, 50, 100)
    server.run([listening])
    return 1 if store.broken or not server.started else 0


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except (OSError, UnicodeError) as error:
        number = error.errno if isinstance(error, OSError) else None
        why = os.strerror(number) if number and number > 0 else "there is no such address"
        raise ServeError(f"Nothing can be served at {host}, port {port}: {why}.") from None


def _obeyed(_number: int, _frame: FrameType | None) -> None:
    pass
