"""One HTTP request over the simulated network, and the answer to it."""

import asyncio
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from starlette.types import Message

from tests.simulator.loop import Process
from tests.simulator.network import Line, LostError, Network, asgi_scope


@dataclass(frozen=True, slots=True)
class Answer:
    status: int
    body: Any  # from JSON; None where it is something else


async def request(
    network: Network,
    client: Process,
    method: str,
    path: str,
    body: object = None,
    *,
    seat_key: str = "",
    address: str = "10.0.0.1",
) -> Answer:
    """Raises `LostError`, and then nobody knows whether it was done."""
    data = b"" if body is None else body if isinstance(body, bytes) else msgspec.json.encode(body)
    headers = {"authorization": f"Bearer {seat_key}"} if seat_key else {}
    if data:
        headers |= {"content-type": "application/json", "content-length": str(len(data))}
    exchange = _Exchange(network, client, asgi_scope("http", method, path, headers, address))
    return await exchange.run(data)


class _Exchange:
    def __init__(self, network: Network, client: Process, scope: dict[str, Any]) -> None:
        self._app, self._server = network.serving
        self._network: Final = network
        self._scope: Final = scope
        self._there: Final = Line(network, self._server)
        self._back: Final = Line(network, client)
        self._to_read: Final[asyncio.Queue[Message]] = asyncio.Queue()
        self._answer: Final[asyncio.Future[Answer]] = network.loop.create_future()
        self._answer_is_lost = False
        self._server_is_gone = False
        self._status = 0
        self._body = b""

    async def run(self, data: bytes) -> Answer:
        self._network.links[self] = None
        self._there.send(self._begin)
        cut = self._network.random.randrange(len(data) + 1)
        self._arrive({"type": "http.request", "body": data[:cut], "more_body": True})
        if self._network.breaks():
            self._arrive({"type": "http.disconnect"})
            self._back.send(self._lose)
        else:
            self._arrive({"type": "http.request", "body": data[cut:], "more_body": False})
            self._answer_is_lost = self._network.breaks()
        try:
            return await self._answer
        finally:
            self._network.links.pop(self, None)

    def server_has_gone(self) -> None:
        self._server_is_gone = True
        self._back.send(self._lose)

    def _arrive(self, message: Message) -> None:
        self._there.send(lambda: self._to_read.put_nowait(message))

    def _begin(self) -> None:
        self._network.loop.spawn(self._server, self._serve(), "request")

    async def _serve(self) -> None:
        await self._app(self._scope, self._to_read.get, self._send)

    async def _send(self, message: Message) -> None:
        if self._server_is_gone:
            return
        if message["type"] == "http.response.start":
            self._status = message["status"]
            return
        self._body += message.get("body", b"")
        if not message.get("more_body", False):
            self._back.send(self._lose if self._answer_is_lost else self._deliver)

    def _deliver(self) -> None:
        if not self._answer.done():
            is_json = self._body[:1] in (b"{", b"[")
            body = msgspec.json.decode(self._body) if is_json else None
            self._answer.set_result(Answer(self._status, body))

    def _lose(self) -> None:
        if not self._answer.done():
            self._answer.set_exception(LostError())
