"""The application: routes, limits, and what is said when something is refused."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.routing import Route as Path

from monopoly.server import openapi
from monopoly.server.access import address_of, check_origin, take_cookie_back
from monopoly.server.exchange import JSON, SAFE, answer, problem
from monopoly.server.hall import Hall
from monopoly.server.limits import Buckets, milliseconds
from monopoly.server.messages import Problem
from monopoly.server.metrics import Metrics
from monopoly.server.refusal import Refusal
from monopoly.server.routes import ROUTES
from monopoly.server.settings import Settings
from monopoly.server.socket import play
from monopoly.server.store import Store, StoreError, TableError

REQUEST_PATIENCE: Final = 0.4  # seconds; a request that would wait longer is refused

Handler = Callable[[Request], Awaitable[Response]]


class Limits:
    """How much one address may ask for."""

    def __init__(self, settings: Settings) -> None:
        self._requests: Final = Buckets(settings.requests)
        self._tables: Final = Buckets(settings.tables)
        self._replays: Final = Buckets(settings.replays)
        self._records: Final = Buckets(settings.records)

    async def request(self, address: str) -> None:
        """One more request. Where there have been too many it waits for its turn, so that each of
        those who share an address has a share; only where too many wait already is it refused."""
        wait = self._requests.reserve(address, REQUEST_PATIENCE)
        if wait > REQUEST_PATIENCE:
            raise Refusal("too-fast", "Too many requests at once.", retry_after=milliseconds(wait))
        if wait > 0:
            await asyncio.sleep(wait)

    def forget_request(self, address: str) -> None:
        """It never came whole, so it does not count."""
        self._requests.give_back(address)

    def open_table(self, request: Request) -> None:
        wait = self._tables.take(address_of(request))
        if wait > 0:
            sentence = "Too many tables opened from this address."
            raise Refusal("too-many-tables", sentence, retry_after=milliseconds(wait))

    def replay_table(self, request: Request) -> None:
        self._replay(request, self._replays)

    def replay_record(self, request: Request) -> None:
        self._replay(request, self._records)

    def _replay(self, request: Request, buckets: Buckets) -> None:
        wait = buckets.take(address_of(request))
        if wait > 0:
            sentence = "Too many replays asked for from this address."
            raise Refusal("too-fast", sentence, retry_after=milliseconds(wait))


def make_app(
    store: Store, settings: Settings, metrics: Metrics, pages: Sequence[BaseRoute] = ()
) -> Starlette:
    """The server as an ASGI application, with the page if there is one; it closes the store when
    it ends."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        hall = Hall(store, settings, metrics)
        app.state.hall = hall
        hall.start()
        yield
        await hall.close()

    app = Starlette(
        routes=[*_routes(), *pages],
        lifespan=lifespan,
        exception_handlers={404: _not_found, 405: _wrong_method, 500: _own_fault},
    )
    app.router.redirect_slashes = False  # there is one address for everything
    app.state.store = store
    app.state.limits = Limits(settings)
    app.state.listens_at = "127.0.0.1"  # until somebody listens elsewhere
    return app


def _routes() -> list[BaseRoute]:
    """One path for all methods of it, so that another method is told which there are."""
    by_path: dict[str, dict[str, Handler]] = {}
    for route in ROUTES:
        by_path.setdefault(route.path, {})[route.method] = route.handler
    found: list[BaseRoute] = [
        Path(path, _answering(handlers), methods=list(handlers))
        for path, handlers in by_path.items()
    ]
    found.append(Path("/api/openapi.json", _answering({"GET": _describe}), methods=["GET"]))
    found.append(WebSocketRoute("/api/tables/{id}/play", play))
    return found


def _answering(handlers: dict[str, Handler]) -> Handler:
    async def handle(request: Request) -> Response:
        hall: Hall = request.app.state.hall
        hall.metrics.count("requests")
        limits: Limits = request.app.state.limits
        try:
            await limits.request(address_of(request))
            check_origin(request, hall.settings)
            method = "GET" if request.method == "HEAD" else request.method
            return await handlers[method](request)
        except Refusal as refusal:
            hall.metrics.refuse(refusal.code)
            if refusal.code == "too-slow":
                limits.forget_request(address_of(request))
            response = problem(refusal)
            if refusal.code in ("wrong-token", "expired-token"):
                take_cookie_back(response, request)
            return response
        except StoreError as error:
            return problem(Refusal("going-down", str(error)))
        except TableError as error:
            damaged = hall.set_aside(error)
            hall.metrics.refuse(damaged.code)
            return problem(damaged)

    return handle


async def _describe(_request: Request) -> Response:
    return Response(openapi.document(), 200, SAFE, JSON)


async def _not_found(_request: Request, _error: Exception) -> Response:
    return problem(Refusal("not-found", "There is nothing at this address."))


async def _wrong_method(_request: Request, error: Exception) -> Response:
    response = problem(Refusal("method-not-allowed", "Not with this method."))
    allowed = error.headers if isinstance(error, HTTPException) else None
    response.headers.update(allowed or {})
    return response


async def _own_fault(_request: Request, _error: Exception) -> Response:
    body = Problem(code="internal", sentence="The server has made a mistake; it is in its log.")
    return answer(body, 500)
