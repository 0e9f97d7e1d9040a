"""What is done for every request, whoever answers it. Refusals raised here become answers where all
others do, in `errors`."""

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from monopoly.server.http.access import check_host_name, check_origin
from monopoly.server.http.limits import limits_of
from monopoly.server.http.responses import problem
from monopoly.server.ops.settings import Settings
from monopoly.server.refusal import Refusal
from monopoly.server.services import services_of

WORTH_COMPRESSING: Final = 1_000  # bytes: smaller answers fit into a packet anyhow
LEVEL: Final = 4  # nearly as small as the best, in little more than half of the time
HTTPS_ONLY: Final = {"strict-transport-security": "max-age=31536000"}  # for a year
SAFE: Final = {"cache-control": "no-store", "x-content-type-options": "nosniff"}


class SafeHeaders:
    """Nothing is kept or guessed at by a browser, unless the answer says otherwise."""

    def __init__(self, app: ASGIApp, *, https_only: bool) -> None:
        self._app: Final = app
        self._headers: Final = SAFE | (HTTPS_ONLY if https_only else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
            await send(message)

        # a WebSocket sends without end, and has no headers
        await self._app(scope, receive, send_safely if scope["type"] == "http" else send)


class CountRequests:
    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        services_of(HTTPConnection(scope)).metrics.count("requests")
        await self._app(scope, receive, send)


class LimitRequests:
    """So many of one address."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        await limits_of(connection).request(connection)
        await self._app(scope, receive, send)


class CheckOrigin:
    """No pages of other addresses."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        check_origin(connection, services_of(connection).settings)
        await self._app(scope, receive, send)


class CheckHost:
    """A server that knows its names answers to no other: a page that made another name lead here
    would be taken for its own."""

    def __init__(self, app: ASGIApp, *, hosts: tuple[str, ...]) -> None:
        self._app: Final = app
        self._hosts: Final = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            try:
                check_host_name(HTTPConnection(scope), self._hosts)
            except Refusal as refusal:
                await problem(refusal)(scope, receive, send)
                return
        await self._app(scope, receive, send)


def everywhere(settings: Settings) -> list[Middleware]:
    return [
        Middleware(SafeHeaders, https_only=settings.secure_cookie),
        Middleware(CheckHost, hosts=settings.hosts),
    ]


OF_SOCKETS: Final = [Middleware(LimitRequests), Middleware(CheckOrigin)]
OF_THE_API: Final = [
    Middleware(GZipMiddleware, minimum_size=WORTH_COMPRESSING, compresslevel=LEVEL),
    Middleware(CountRequests),
    *OF_SOCKETS,
]
