"""The rows of `routes` as routes of the application."""

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute
from starlette.routing import Route as Path

from monopoly.server.http import openapi
from monopoly.server.http.middleware import OF_THE_API
from monopoly.server.http.responses import JSON
from monopoly.server.http.routes import ROUTES

Handler = Callable[[Request], Awaitable[Response]]


def http_routes() -> list[BaseRoute]:
    """One path for all methods of it, so that another method is told which there are."""
    by_path: dict[str, dict[str, Handler]] = {"/api/openapi.json": {"GET": _describe}}
    for route in ROUTES:
        by_path.setdefault(route.path, {})[route.method] = route.handler
    return [
        Path(path, _by_method(handlers), methods=list(handlers), middleware=OF_THE_API)
        for path, handlers in by_path.items()
    ]


def _by_method(handlers: dict[str, Handler]) -> Handler:
    async def handle(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        return await handlers[method](request)

    return handle


async def _describe(_request: Request) -> Response:
    return Response(openapi.document(), media_type=JSON)
