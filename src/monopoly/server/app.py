"""The application: what answers at which address, and what is done for every request."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.routing import BaseRoute, WebSocketRoute

from monopoly.server.http import errors, middleware
from monopoly.server.http.invite import invitations
from monopoly.server.http.limits import AddressLimits
from monopoly.server.http.routing import http_routes
from monopoly.server.ops.executor import Executor, Threads
from monopoly.server.ops.metrics import Metrics
from monopoly.server.ops.settings import Settings
from monopoly.server.services import Services
from monopoly.server.store.interface import Store
from monopoly.server.tables.registry import TableRegistry
from monopoly.server.tables.world import World
from monopoly.server.websocket.endpoint import PATH, Endpoint

WORKERS: Final = 4  # threads for what would hold up the event loop: replays, the book


def make_app(
    store: Store,
    settings: Settings,
    metrics: Metrics,
    pages: Sequence[BaseRoute] = (),
    *,
    world: World | None = None,
    executor: Executor | None = None,
) -> Starlette:
    """The server as an ASGI application, with the page if there is one; it closes the store and
    the executor when it ends."""
    world = world or World()
    registry = TableRegistry(store, settings, metrics, world)
    services = Services(settings, metrics, store, registry, executor or Threads("work", WORKERS))

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        registry.start()
        yield
        await services.close()

    play = WebSocketRoute(PATH, Endpoint(services), middleware=middleware.OF_SOCKETS)
    app = Starlette(
        routes=[*http_routes(), play, *invitations(world.times), *pages],
        lifespan=lifespan,
        middleware=middleware.EVERYWHERE,
        exception_handlers=errors.HANDLERS,
    )
    app.router.redirect_slashes = False  # there is one address for everything
    app.state.services = services
    app.state.limits = AddressLimits(settings, world.times)
    return app
