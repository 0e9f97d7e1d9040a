"""One request and its answer: bodies read within bounds, answers written the same way."""

import asyncio
from typing import Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from monopoly.server.hall import Hall
from monopoly.server.live import LiveTable
from monopoly.server.messages import MESSAGE_MAX
from monopoly.server.reading import read_body
from monopoly.server.refusal import Refusal

B = TypeVar("B", bound=msgspec.Struct)

JSON: Final = "application/json"
LINES: Final = "application/x-ndjson"
METRICS: Final = "text/plain; version=0.0.4; charset=utf-8"
BODY_SECONDS: Final = 10.0
SAFE: Final = {"cache-control": "no-store", "x-content-type-options": "nosniff"}


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def table_of(request: Request) -> LiveTable:
    table_id = str(request.path_params["id"])
    if not (table_id.isascii() and table_id.isalnum() and len(table_id) <= 32):
        raise Refusal("no-table", "There is no such table.")
    return await hall_of(request).find(table_id)


async def body_of(request: Request, kind: type[B]) -> B:
    return read_body(await data_of(request, MESSAGE_MAX) or b"{}", kind)


async def data_of(request: Request, most: int) -> bytes:
    """The body as it came, within its size and its time."""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            return await _read(request, most)
    except TimeoutError:
        raise Refusal("too-slow", f"A body comes within {BODY_SECONDS:.0f} seconds.") from None
    except ClientDisconnect:
        raise Refusal("too-slow", "The body did not come.") from None


async def _read(request: Request, most: int) -> bytes:
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise Refusal("too-big", f"A body has at most {most:,} bytes.")
    return bytes(data)


def unless_known(request: Request, data: bytes, tag: str) -> Response:
    """What seldom changes: only sent to who does not have exactly this (RFC 9110, 13.1.2)."""
    headers = SAFE | {"cache-control": "no-cache", "etag": tag}
    known = request.headers.get("if-none-match", "")
    if known.strip() == "*" or tag in [one.strip().removeprefix("W/") for one in known.split(",")]:
        return Response(None, 304, headers)
    return Response(data, 200, headers, JSON)


def answer(body: msgspec.Struct, status: int = 200) -> Response:
    return Response(msgspec.json.encode(body), status, SAFE, JSON)


def problem(refusal: Refusal) -> Response:
    headers = dict(SAFE)
    if refusal.retry_after:
        headers["retry-after"] = str(max(1, round(min(refusal.retry_after, 86_400.0))))
    if refusal.status == 401:
        headers["www-authenticate"] = 'Bearer realm="seat"'
    body = msgspec.json.encode(refusal.problem())
    return Response(body, refusal.status, headers, JSON)
