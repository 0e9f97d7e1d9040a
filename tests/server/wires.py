"""Connections to a server, made by hand: what a client of ours would never do can be done here."""

import asyncio
import contextlib
import json

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from monopoly.client import Server
from tests.limits import TIMEOUT

HELLO = '{"type":"hello","protocol":3}'


def socket_of(server: Server, table: str, **more: str) -> connect:
    headers = {name.replace("_", "-"): value for name, value in more.items()}
    address = f"ws{server.url[4:]}/api/tables/{table}/play"
    return connect(address, additional_headers=headers, compression=None, max_size=None)


def wire_to(server: Server, table: str, address: str) -> connect:
    return connect(
        f"ws{server.url[4:]}/api/tables/{table}/play",
        compression=None,
        max_size=None,
        open_timeout=TIMEOUT,
        ping_interval=None,
        local_addr=(address, 0),
    )


def browser(server: Server, address: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(base_url=server.url, transport=transport, timeout=TIMEOUT)


def where(server: Server) -> tuple[str, int]:
    host, _, port = server.url.removeprefix("http://").rpartition(":")
    return host, int(port)


async def watch(
    server: Server, table: str, address: str, stack: contextlib.AsyncExitStack
) -> ClientConnection:
    """A watcher who is there until the end of the test, and then gone without a farewell."""
    wire = await stack.enter_async_context(wire_to(server, table, address))
    stack.callback(wire.transport.abort)
    await wire.send(HELLO)
    assert json.loads(await asyncio.wait_for(wire.recv(), TIMEOUT))["type"] == "welcome"
    return wire


async def last_word(wire: ClientConnection) -> tuple[int | None, list[dict[str, object]]]:
    """Everything until the server closes, and the code it closes with."""
    heard: list[dict[str, object]] = []
    with contextlib.suppress(ConnectionClosed):
        while True:
            heard.append(msgspec.json.decode(await wire.recv()))
    return wire.close_code, heard
