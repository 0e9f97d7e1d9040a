"""What is answered when something cannot be done. Handlers and middleware raise; this answers."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response

from monopoly.protocol.messages import Problem
from monopoly.server.http.access import take_cookie_back
from monopoly.server.http.limits import limits_of
from monopoly.server.http.middleware import SAFE
from monopoly.server.http.not_found import nothing_here
from monopoly.server.http.responses import answer, problem
from monopoly.server.refusal import Refusal
from monopoly.server.services import services_of
from monopoly.server.store.interface import StoreError, TableError

Handler = Callable[[HTTPConnection, Any], Awaitable[Response]]


async def _refused(connection: HTTPConnection, refusal: Refusal) -> Response:
    services_of(connection).metrics.refuse(refusal.code)
    if refusal.code == "too-slow":
        limits_of(connection).forget_request(connection)
    response = problem(refusal)
    if refusal.code in ("wrong-token", "expired-token"):
        take_cookie_back(response, connection)
    return response


async def _damaged(connection: HTTPConnection, error: TableError) -> Response:
    return await _refused(connection, services_of(connection).registry.set_aside(error))


async def _store_failed(_connection: HTTPConnection, error: StoreError) -> Response:
    return problem(Refusal("going-down", str(error)))


async def _not_found(connection: HTTPConnection, _error: HTTPException) -> Response:
    return nothing_here(connection)


async def _wrong_method(_connection: HTTPConnection, error: HTTPException) -> Response:
    response = problem(Refusal("method-not-allowed", "Not with this method."))
    response.headers.update(error.headers or {})
    return response


async def _own_fault(_connection: HTTPConnection, _error: Exception) -> Response:
    """Outside all middleware, as a mistake may be anywhere."""
    body = Problem(code="internal", sentence="The server has made a mistake; it is in its log.")
    response = answer(body, 500)
    response.headers.update(SAFE)
    return response


HANDLERS: Final[dict[int | type[Exception], Handler]] = {
    Refusal: _refused,
    TableError: _damaged,
    StoreError: _store_failed,
    404: _not_found,
    405: _wrong_method,
    500: _own_fault,
}
