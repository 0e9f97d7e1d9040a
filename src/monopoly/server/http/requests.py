"""What a request asks for: its table, and its body, read within bounds."""

import asyncio
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request

from monopoly.protocol.codec import MessageError, read_body
from monopoly.protocol.messages import MESSAGE_MAX
from monopoly.server.refusal import Refusal
from monopoly.server.services import services_of
from monopoly.server.tables.runtime import TableRuntime

B = TypeVar("B", bound=msgspec.Struct)


async def table_of(request: Request) -> TableRuntime:
    table_id = str(request.path_params["id"])
    if not (table_id.isascii() and table_id.isalnum() and len(table_id) <= 32):
        raise Refusal("no-table", "There is no such table.")
    return await services_of(request).registry.find(table_id)


async def body_of(request: Request, kind: type[B]) -> B:
    data = await data_of(request, MESSAGE_MAX)
    try:
        return read_body(data or b"{}", kind)
    except MessageError as error:
        raise Refusal.of_shape("bad-body", error) from None


async def data_of(request: Request, most: int) -> bytes:
    """The body as it came, within its size and its time."""
    seconds = services_of(request).settings.body_seconds
    try:
        async with asyncio.timeout(seconds):
            return await _read(request, most)
    except TimeoutError:
        raise Refusal("too-slow", f"A body comes within {seconds:.0f} seconds.") from None
    except ClientDisconnect:
        raise Refusal("too-slow", "The body did not come.") from None


async def _read(request: Request, most: int) -> bytes:
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise Refusal("too-big", f"A body has at most {most:,} bytes.")
    return bytes(data)
