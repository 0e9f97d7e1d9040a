"""A WebSocket over the simulated network."""

import asyncio
import contextlib
from collections import deque
from typing import Any, Final

from starlette.types import Message

from tests.simulator.loop import Process
from tests.simulator.network import Line, LostError, Network, asgi_scope

WINDOW: Final = 200_000  # bytes sent to a client that has not read them; then the server waits
KEEPALIVE_SECONDS: Final = 40.0  # until a server learns that its client has vanished
NO_FAREWELL: Final = 1006  # how WebSockets say that a connection ended without a word


class _ClientGone(OSError):
    """What a server such as uvicorn says to whoever goes on sending."""


class Socket:
    """The client's end."""

    def __init__(self, network: Network, client: Process, scope: dict[str, Any]) -> None:
        self._app, self._server = network.serving
        self._network: Final = network
        self._scope: Final = scope
        self._there: Final = Line(network, self._server)
        self._back: Final = Line(network, client)
        self._opened: Final[asyncio.Future[None]] = network.loop.create_future()
        self._inbox: Final[deque[str]] = deque()
        self._arrived: Final = asyncio.Event()
        self.code = 0  # with which it was closed
        # the server's end
        self._to_read: Final[asyncio.Queue[Message]] = asyncio.Queue()
        self._unread = 0  # bytes sent and not read by the client
        self._room: Final = asyncio.Event()
        self._server_closed = False

    @classmethod
    async def open(
        cls,
        network: Network,
        client: Process,
        path: str,
        *,
        seat_key: str = "",
        address: str = "10.0.0.1",
    ) -> "Socket":
        headers = {"authorization": f"Bearer {seat_key}"} if seat_key else {}
        socket = cls(network, client, asgi_scope("websocket", "", path, headers, address))
        network.links[socket] = None
        socket._there.send(socket._begin)
        await socket._opened
        return socket

    # --- what the client does

    async def send(self, text: str | bytes) -> float | None:
        """When it arrives, None for never. Raises `LostError` once this end knows."""
        if self.code:
            raise LostError
        breaks = self._network.breaks()
        arrives: float | None = None
        if not breaks or self._network.random.random() < 0.5:
            kind = "text" if isinstance(text, str) else "bytes"
            message = {"type": "websocket.receive", kind: text}
            arrives = self._there.send(lambda: self._put(message))
        if breaks:
            self._break()
        return arrives

    async def receive(self) -> str:
        """Raises `LostError` when everything that came before the end has been read."""
        while not self._inbox:
            if self.code:
                raise LostError
            self._arrived.clear()
            await self._arrived.wait()
        text = self._inbox.popleft()
        self._unread -= len(text)
        self._room.set()
        return text

    def leave(self) -> None:
        """With a farewell."""
        self._close(1000)
        self._tell_server()

    def vanish(self) -> None:
        """Without one: the server learns of it when it has asked in vain."""
        self._close(NO_FAREWELL)
        self._tell_server(KEEPALIVE_SECONDS)

    # --- what becomes of it

    def server_has_gone(self) -> None:
        self._server_closed = True
        self._room.set()
        self._back.send(lambda: self._close(NO_FAREWELL))

    def _break(self) -> None:
        self._back.send(lambda: self._close(NO_FAREWELL))
        vanishes = self._network.random.random() < self._network.conditions.vanish
        self._tell_server(KEEPALIVE_SECONDS if vanishes else 0.0)

    def _tell_server(self, later: float = 0.0) -> None:
        def end() -> None:
            self._put({"type": "websocket.disconnect", "code": NO_FAREWELL})
            self._end_of_server()

        self._there.send(end, later=later)

    def _close(self, code: int) -> None:
        self.code = self.code or code
        self._arrived.set()
        if not self._opened.done():
            self._opened.set_exception(LostError())

    # --- the server's end

    def _begin(self) -> None:
        self._put({"type": "websocket.connect"})
        self._network.loop.spawn(self._server, self._serve(), "socket")

    async def _serve(self) -> None:
        try:
            with contextlib.suppress(_ClientGone):  # as uvicorn does
                await self._app(self._scope, self._to_read.get, self._send)
        finally:
            if not self._server_closed:
                self._end_of_server()
                self._back.send(lambda: self._close(NO_FAREWELL))

    def _put(self, message: Message) -> None:
        if not self._server_closed:
            self._to_read.put_nowait(message)

    def _end_of_server(self) -> None:
        self._server_closed = True
        self._room.set()
        self._network.links.pop(self, None)

    async def _send(self, message: Message) -> None:
        while self._unread > WINDOW and not self._server_closed:
            self._room.clear()
            await self._room.wait()
        if self._server_closed:
            raise _ClientGone
        match message["type"]:
            case "websocket.accept":
                self._back.send(self._accept)
            case "websocket.send":
                self._pass_on(message["text"])
            case _:
                self._to_read.put_nowait({"type": "websocket.disconnect", "code": 1000})
                self._end_of_server()
                code = int(message.get("code", 1000))
                self._back.send(lambda: self._close(code))

    def _pass_on(self, text: str) -> None:
        if self._network.breaks():
            self._break()
            return
        self._unread += len(text)
        self._back.send(lambda: self._deliver(text))

    def _accept(self) -> None:
        if not self._opened.done():
            self._opened.set_result(None)

    def _deliver(self, text: str) -> None:
        if not self.code:
            self._inbox.append(text)
            self._arrived.set()
